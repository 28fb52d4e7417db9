import { payments } from '@crm/contract/features/payments/payments'
import { feature } from '../../feature.ts'
import { withoutTransaction } from '../../http/handlers.ts'
import { onJob } from '../../jobs/handler.ts'
import {
  closeLateByStaff,
  closeOwn,
  confirmOwn,
  depositByStaff,
  failOwnTry,
  openOwnTry,
  payOwnByHand,
  readPayment,
  readSettings,
} from './calls.service.ts'
import { compareWithService } from './charging/compare.service.ts'
import { cancelLate, expirePayment, remindOfDeposits, settleTry, sweepPayments } from './charging/settle.service.ts'
import { depositOwnInTest, payInTest } from './charging/testPayments.service.ts'
import { receiveWebhook } from './charging/webhook.service.ts'
import { exportPayments, listPayments } from './list.service.ts'
import {
  cancelLateJob,
  compareJob,
  expireJob,
  refundJob,
  remindJob,
  remindRefundsJob,
  settleJob,
  sweepJob,
  sweepRefundsJob,
} from './payments.jobs.ts'
import {
  askForRefund,
  decideByStaff,
  readOffer,
  readRefundAccount,
  sendBackByStaff,
  withdrawOwnRefund,
} from './refunds/refundCalls.service.ts'
import { remindOfRefunds, runRefund, sweepRefunds } from './refunds/runRefund.service.ts'

export const paymentsFeature = feature(
  payments,
  {
    list: listPayments,
    excel: exportPayments,
    settings: readSettings,
    detail: readPayment,
    openTry: openOwnTry,
    failTry: failOwnTry,
    payByHand: payOwnByHand,
    confirm: withoutTransaction(confirmOwn),
    close: closeOwn,
    deposit: depositByStaff,
    closeLateDeposit: closeLateByStaff,
    webhook: receiveWebhook,
    refundOffer: readOffer,
    askRefund: askForRefund,
    withdrawRefund: withdrawOwnRefund,
    decideRefund: decideByStaff,
    sendBackRefund: sendBackByStaff,
    refundAccount: readRefundAccount,
    testPay: payInTest,
    testDeposit: withoutTransaction(depositOwnInTest),
  },
  {
    jobs: [
      onJob(settleJob, settleTry),
      onJob(cancelLateJob, cancelLate),
      onJob(expireJob, expirePayment),
      onJob(sweepJob, sweepPayments),
      onJob(remindJob, remindOfDeposits),
      onJob(compareJob, compareWithService),
      onJob(refundJob, runRefund),
      onJob(remindRefundsJob, remindOfRefunds),
      onJob(sweepRefundsJob, sweepRefunds),
    ],
  },
)
