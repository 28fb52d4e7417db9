import { showLongDate } from '@crm/contract/kit/dates'
import { won } from '@crm/contract/kit/numbers'
import type { Fact } from '../../../pdf/document.ts'
import type { SettledContract } from '../settlements.queries.ts'
import { paperText as text } from './paper.messages.ts'

/** Which contract a paper is about. */
export const contractFacts = (contract: SettledContract): Fact[] => [
  { label: text.contractTitle, value: contract.ctr_title, wide: true },
  { label: text.project, value: contract.proj_name, wide: true },
  { label: text.estimateCode, value: contract.est_code ?? '-' },
  { label: text.contractDay, value: showLongDate(contract.ctr_concluded_dt) },
  { label: text.contractAmount, value: won(contract.ctr_amount), wide: true },
]
