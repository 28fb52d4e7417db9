import { contracts } from '@crm/contract/features/contracts/contracts'
import { feature } from '../../feature.ts'
import { withoutTransaction } from '../../http/handlers.ts'
import { onJob } from '../../jobs/handler.ts'
import { cancelContract } from './cancel.service.ts'
import { contractHistoryOwners } from './contracts.history.ts'
import { changeMemo, contractFileOwners, getContract, listOfProject } from './contracts.service.ts'
import { downloadContractExcel, listContracts, sumContracts } from './list/list.service.ts'
import { registerPaper } from './paper.service.ts'
import { pauseReminders } from './pause.service.ts'
import { dropRefund, readRefundOffer, refundContract, retryRefund } from './refunds/refunds.service.ts'
import { openRefundJob, reportOpenRefund } from './refunds/sendRefund.service.ts'

export const contractsFeature = feature(
  contracts,
  {
    list: listContracts,
    sums: sumContracts,
    excel: downloadContractExcel,
    ofProject: listOfProject,
    detail: getContract,
    registerPaper,
    refundOffer: readRefundOffer,
    cancel: withoutTransaction(cancelContract),
    refund: withoutTransaction(refundContract),
    retryRefund: withoutTransaction(retryRefund),
    dropRefund,
    changeMemo,
    pause: pauseReminders,
  },
  {
    fileOwners: contractFileOwners,
    historyOwners: contractHistoryOwners,
    jobs: [onJob(openRefundJob, reportOpenRefund)],
  },
)
