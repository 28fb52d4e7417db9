import { estimateItems } from '@crm/contract/features/estimateItems/estimateItems'
import { useRead } from '../../shared/lib/server/useRead.ts'

/** The price list, also what is switched off: an older package may still name it. */
export const useItems = () =>
  useRead(estimateItems.list, { query: { sort: 'ei_name', desc: 0, limit: 1000 } }).data?.query ?? []
