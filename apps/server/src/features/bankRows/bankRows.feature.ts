import { bankRows } from '@crm/contract/features/bankRows/bankRows'
import { feature } from '../../feature.ts'
import { withoutTransaction } from '../../http/handlers.ts'
import { onJob } from '../../jobs/handler.ts'
import { alarmOfUnmatched, unmatchedJob } from './bankRows.jobs.ts'
import {
  confirmBankRow,
  confirmCertain,
  exportBankRows,
  getBankRow,
  listBankRows,
  setBankRowState,
} from './bankRows.service.ts'
import { uploadStatement } from './upload.service.ts'

export const bankRowsFeature = feature(
  bankRows,
  {
    list: listBankRows,
    excel: exportBankRows,
    detail: getBankRow,
    upload: withoutTransaction(uploadStatement),
    confirm: confirmBankRow,
    confirmCertain,
    setState: setBankRowState,
  },
  { jobs: [onJob(unmatchedJob, alarmOfUnmatched)] },
)
