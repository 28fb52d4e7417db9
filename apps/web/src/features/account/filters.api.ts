import { account, type FilteredList } from '@crm/contract/features/account'
import { useRead } from '../../shared/lib/useRead.ts'
import { useWrite } from '../../shared/lib/useWrite.ts'

export const useSavedFilters = (sf_list: FilteredList) =>
  useRead(account.filters, { query: { sf_list } }).data?.query ?? []

export const useSaveFilter = (done: string) => useWrite(account.saveFilter, { stale: [account.filters], done })

export const useRemoveFilter = () => useWrite(account.removeFilter, { stale: [account.filters] })
