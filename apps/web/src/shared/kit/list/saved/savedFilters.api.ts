import { account } from '@crm/contract/features/account/account'
import { messages } from '@crm/contract/messages'
import { useRead } from '../../../lib/server/useRead.ts'
import { useWrite } from '../../../lib/server/useWrite.ts'
import { savedText } from './savedFilters.messages.ts'

export const useSavedFilters = (sf_list: string) => useRead(account.filters, { query: { sf_list } }).data?.query ?? []

export const useSaveFilter = () => useWrite(account.saveFilter, { done: savedText.filterSaved })

export const useRenameFilter = () => useWrite(account.renameFilter, { done: messages.changed })

export const useRemoveFilter = () => useWrite(account.removeFilter, { done: messages.deleted })

export const useLastFilter = (lf_list: string, enabled: boolean) =>
  useRead(account.lastFilter, { query: { lf_list } }, { enabled })

/** Says nothing when it fails: this browser remembers it anyway. */
export const useKeepLastFilter = () => useWrite(account.keepLastFilter, { quiet: true })
