import { contractPayments } from '@crm/contract/features/contractPayments/contractPayments'
import { feature } from '../../feature.ts'
import { onJob } from '../../jobs/handler.ts'
import { cancelledJob } from '../contracts/contracts.jobs.ts'
import { sharedJob } from '../deposits/deposits.jobs.ts'
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
  { show: showContractMoney, ofPayment: showMoneyOfPayment, open: openCreditPayment },
  {
    paymentOwners: { [creditTable]: creditPayments },
    jobs: [onJob(sharedJob, closeCovered), onJob(cancelledJob, closeCancelled)],
  },
)
