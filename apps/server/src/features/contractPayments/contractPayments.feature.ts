import { contractPayments } from '@crm/contract/features/contractPayments/contractPayments'
import { feature } from '../../feature.ts'
import { withoutTransaction } from '../../http/handlers.ts'
import { onJob } from '../../jobs/handler.ts'
import { cancelledJob } from '../contracts/contracts.jobs.ts'
import { sharedJob } from '../deposits/deposits.jobs.ts'
import {
  confirmByLink,
  depositInTestByLink,
  estimatePdfByLink,
  failTryByLink,
  openByLink,
  openTryByLink,
  payInTestByLink,
  showMoneyByLink,
  showPaymentByLink,
} from './byLink.service.ts'
import {
  closeCancelled,
  closeCovered,
  openCreditPayment,
  showContractMoney,
  showMoneyOfPayment,
} from './contractPayments.service.ts'
import { creditPayments, creditTable } from './creditPayments.owner.ts'

export const contractPaymentsFeature = feature(
  contractPayments,
  {
    show: showContractMoney,
    ofPayment: showMoneyOfPayment,
    open: openCreditPayment,
    linkShow: showMoneyByLink,
    linkOpen: openByLink,
    linkPayment: showPaymentByLink,
    linkTry: openTryByLink,
    linkFail: failTryByLink,
    linkConfirm: withoutTransaction(confirmByLink),
    linkTestPay: payInTestByLink,
    linkTestDeposit: withoutTransaction(depositInTestByLink),
    linkEstimatePdf: estimatePdfByLink,
  },
  {
    paymentOwners: { [creditTable]: creditPayments },
    jobs: [onJob(sharedJob, closeCovered), onJob(cancelledJob, closeCancelled)],
  },
)
