import { taxPapers } from '@crm/contract/features/taxPapers/taxPapers'
import { feature } from '../../feature.ts'
import { withoutTransaction } from '../../http/handlers.ts'
import { onJob } from '../../jobs/handler.ts'
import { addPapersJob, amendPapersJob, checkPapersJob } from '../payments/payments.jobs.ts'
import { askInvoice, askReceipt, listOfPayment } from './ask.service.ts'
import { exportForHometax, exportPapers, listPapers } from './list.service.ts'
import { addPapers, addUnasked, amendPapers, checkPapers, sendReceipt } from './papers.service.ts'
import { amendPaper, cancelPaper, getPaper, issuePaper, retryPaper } from './staff.service.ts'
import { sendReceiptJob, unaskedJob } from './taxPapers.jobs.ts'

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
  },
  {
    jobs: [
      onJob(addPapersJob, addPapers),
      onJob(amendPapersJob, amendPapers),
      onJob(checkPapersJob, checkPapers),
      onJob(sendReceiptJob, sendReceipt),
      onJob(unaskedJob, addUnasked),
    ],
  },
)
