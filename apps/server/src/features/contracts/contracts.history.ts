import { contractFields, ctrKind, ctrState } from '@crm/contract/features/contracts/contracts.words'
import type { HistoryOwners } from '../../context.ts'
import { auditRowsOf } from '../../db/auditEntries.ts'
import { fieldChanges, type HistoryFields, inWon } from '../history/fieldChanges.ts'
import { contractsText } from './contracts.messages.ts'
import { maySeeContract } from './contracts.service.ts'

const fields: HistoryFields = {
  ctr_title: [contractFields.ctr_title],
  ctr_kind: [contractFields.ctr_kind, ctrKind.labelOf],
  ctr_state: [contractFields.ctr_state, ctrState.labelOf],
  ctr_amount: [contractFields.ctr_amount, inWon],
  ctr_concluded_dt: [contractFields.ctr_concluded_dt],
  ctr_memo: [contractFields.ctr_memo],
  ctr_cancelled_dt: [contractFields.ctr_cancelled_dt],
  ctr_cancel_reason: [contractFields.ctr_cancel_reason],
  ctr_special: [contractFields.ctr_special],
  ctr_valid_dt: [contractFields.ctr_valid_dt],
  is_paused: [contractFields.is_paused, (isPaused) => (isPaused ? contractsText.yes : contractsText.no)],
}

export const contractHistoryOwners: HistoryOwners = {
  contracts: {
    canSee: maySeeContract,
    auditRows: async (_ctx, ctr_no) => auditRowsOf(['contracts'], ctr_no),
    describe: async () => (entry) => entry.rows.flatMap(({ before, after }) => fieldChanges(before, after, fields)),
  },
}
