import { depositFields, deposits } from '@crm/contract/features/deposits/deposits'
import { payType } from '@crm/contract/features/projects/projects.words'
import { auditRowsOf } from '../../db/auditEntries.ts'
import { feature } from '../../feature.ts'
import { withoutTransaction } from '../../http/handlers.ts'
import { fieldChanges, type HistoryFields, inWon } from '../history/fieldChanges.ts'
import { findDeposit } from './deposits.queries.ts'
import { correctDeposit, createDeposit, getDeposit, refundDeposit, shareDeposit } from './deposits.service.ts'
import { exportDeposits, listDeposits, listOpenCredits, sumDeposits } from './list.service.ts'

const history: HistoryFields = {
  dep_dt: [depositFields.dep_dt],
  dep_amount: [depositFields.dep_amount, inWon],
  dep_pay_type: [depositFields.dep_pay_type, payType.labelOf],
  dep_name: [depositFields.dep_name],
  dep_memo: [depositFields.dep_memo],
}

export const depositsFeature = feature(
  deposits,
  {
    list: listDeposits,
    sums: sumDeposits,
    excel: exportDeposits,
    openCredits: listOpenCredits,
    detail: getDeposit,
    create: createDeposit,
    share: shareDeposit,
    refund: withoutTransaction(refundDeposit),
    correct: correctDeposit,
  },
  {
    historyOwners: {
      deposits: {
        canSee: async ({ db, actor }, dep_no) =>
          actor.gate === 'open' &&
          actor.emp_scope.has('AdminContract') &&
          (await findDeposit(db, dep_no)) !== undefined,
        auditRows: async (_ctx, dep_no) => auditRowsOf(['deposits'], dep_no),
        describe: async () => (entry) =>
          entry.rows.flatMap(({ before, after }) => fieldChanges(before, after, history)),
      },
    },
  },
)
