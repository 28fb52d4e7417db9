import { taxPapers } from '@crm/contract/features/taxPapers/taxPapers'
import { feature } from '../../feature.ts'
import { withoutTransaction } from '../../http/handlers.ts'
import { onJob } from '../../jobs/handler.ts'
import { addPapersJob, amendPapersJob, checkPapersJob } from '../payments/payments.jobs.ts'
import { askInvoice, askReceipt, listOfPayment } from './ask.service.ts'
import { approvalsImport } from './contracts/approvals.import.ts'
import { announceDue } from './contracts/due.service.ts'
import { paperHistoryOwners } from './contracts/history.ts'
import {
  exportContractPapers,
  exportContractsForHometax,
  listContractPapers,
  sumContractPapers,
} from './contracts/list.service.ts'
import {
  amendContractPaper,
  cancelContractPaper,
  getContractPaper,
  issueContractPaper,
  renewContractPaper,
  setContractCode,
  setContractCompany,
  setContractReceiver,
} from './contracts/staff.service.ts'
import { exportForHometax, exportPapers, listPapers } from './list.service.ts'
import { addPapers, addUnasked, amendPapers, checkPapers, sendReceipt } from './papers.service.ts'
import { amendPaper, cancelPaper, getPaper, issuePaper, retryPaper } from './staff.service.ts'
import { duePapersJob, sendReceiptJob, unaskedJob } from './taxPapers.jobs.ts'

export const taxPapersFeature = feature(
  taxPapers,
  {
    list: listPapers,
    excel: exportPapers,
    hometax: exportForHometax,
    detail: getPaper,
    issue: issuePaper,
    retry: retryPaper,
    amend: amendPaper,
    cancel: withoutTransaction(cancelPaper),
    ofPayment: listOfPayment,
    askInvoice,
    askReceipt,
    contractList: listContractPapers,
    contractSums: sumContractPapers,
    contractExcel: exportContractPapers,
    contractHometax: exportContractsForHometax,
    contractDetail: getContractPaper,
    contractCompany: setContractCompany,
    contractReceiver: setContractReceiver,
    contractCode: setContractCode,
    contractIssue: issueContractPaper,
    contractAmend: amendContractPaper,
    contractCancel: cancelContractPaper,
    contractRenew: renewContractPaper,
  },
  {
    imports: [approvalsImport],
    historyOwners: paperHistoryOwners,
    jobs: [
      onJob(addPapersJob, addPapers),
      onJob(amendPapersJob, amendPapers),
      onJob(checkPapersJob, checkPapers),
      onJob(sendReceiptJob, sendReceipt),
      onJob(unaskedJob, addUnasked),
      onJob(duePapersJob, announceDue),
    ],
  },
)
