import type { ProjectFilter } from '@crm/contract/features/projects/projects.rows'
import type { Sort } from '../../../shared/ui/list/column.ts'

const column = 'projcrd_deposit_dt'
const next = { none: 'asc', asc: 'desc', desc: undefined } as const

/** The head of the contract date goes from rising to falling to neither. */
export const contractSort = (
  { contract_date_sort }: Pick<ProjectFilter, 'contract_date_sort'>,
  change: (patch: Partial<Pick<ProjectFilter, 'contract_date_sort'>>) => void,
): Sort => ({
  by: contract_date_sort ? column : null,
  descending: contract_date_sort === 'desc',
  onChange: () => change({ contract_date_sort: next[contract_date_sort ?? 'none'] }),
})
