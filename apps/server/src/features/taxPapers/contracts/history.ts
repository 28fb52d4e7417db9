import { amendCode } from '@crm/contract/features/taxPapers/contractPapers.rows'
import { paperState } from '@crm/contract/features/taxPapers/taxPapers.rows'
import type { HistoryOwners } from '../../../context.ts'
import { auditRowsOf } from '../../../db/auditEntries.ts'
import { fieldChanges, type HistoryFields, inWon } from '../../history/fieldChanges.ts'
import { findContractPaper } from './contractPapers.queries.ts'

const fields: HistoryFields = {
  tp_state: ['상태', paperState.labelOf],
  issue_number: ['승인번호'],
  supply: ['공급가액', inWon],
  vat: ['세액', inWon],
  company_name: ['상호'],
  company_rep: ['대표자'],
  company_addr: ['사업장 주소'],
  company_type: ['업태'],
  company_item: ['종목'],
  company_email: ['이메일'],
  amend_code: ['수정 사유', amendCode.labelOf],
  reason: ['메모'],
}

/** Of papers of contracts, for whoever manages those. */
export const paperHistoryOwners: HistoryOwners = {
  tax_papers: {
    canSee: async ({ db, actor }, tp_no) =>
      actor.gate === 'open' &&
      actor.emp_scope.has('AdminContract') &&
      (await findContractPaper(db, tp_no)) !== undefined,
    auditRows: async (_ctx, tp_no) => auditRowsOf(['tax_papers'], tp_no),
    describe: async () => (entry) => entry.rows.flatMap(({ before, after }) => fieldChanges(before, after, fields)),
  },
}
