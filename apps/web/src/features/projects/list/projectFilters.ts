import { contractStatus, progressStage } from '@crm/contract/features/projects/projects.words'
import { choice, choices, keyword, toggle, whenSet } from '../../../shared/kit/list/filters/pieces.tsx'
import { businessType, person, pocketService } from '../../reference/filters.tsx'
import { projectsText as text } from '../projects.messages.ts'

/** Of one's own projects. */
export const ownProjectFilters = [
  keyword(text.search),
  choices('progress_status', progressStage, text.stages),
  choices('contract_status', contractStatus, text.contracts),
  pocketService('service_type', { width: 118 }),
  businessType('industry_type', { width: 118 }),
  whenSet(person('emp_no')),
  toggle('is_not_ended', text.notEnded),
]

/** Of everybody's projects. */
export const projectFilters = [...ownProjectFilters, toggle('is_own', text.own)]

const contractOrders = {
  options: (['asc', 'desc'] as const).map((value) => ({ value, label: text.contractSorts[value] })),
}

/** A board has no head to sort by. */
export const boardFilters = [
  ...projectFilters,
  choice('contract_date_sort', contractOrders, { label: text.contractSort, all: text.contractSort }),
]
