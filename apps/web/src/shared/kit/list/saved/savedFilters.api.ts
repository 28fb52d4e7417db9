import { account, type FilteredList, type RememberedList } from '@crm/contract/features/account/account'
import { messages } from '@crm/contract/messages'
import { useRead } from '../../../lib/useRead.ts'
import { useWrite } from '../../../lib/useWrite.ts'

export const useSavedFilters = (sf_list: FilteredList) =>
  useRead(account.filters, { query: { sf_list } }).data?.query ?? []

export const useSaveFilter = (done: string) => useWrite(account.saveFilter, { done })

export const useRemoveFilter = () => useWrite(account.removeFilter, { done: messages.deleted })

export const useLastFilter = (lf_list: RememberedList, enabled: boolean) =>
  useRead(account.lastFilter, { query: { lf_list } }, { enabled })

/** Said to nobody when it fails: this browser remembers it anyway. */
export const useKeepLastFilter = () => useWrite(account.keepLastFilter, { quiet: true })
