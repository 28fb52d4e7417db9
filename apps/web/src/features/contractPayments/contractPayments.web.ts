import { contractPaymentScreens } from '@crm/contract/features/contractPayments/contractPayments.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

export const contractPaymentsWeb = webFeature(contractPaymentScreens, {
  ClientEstimatePayment: () => import('./ContractPaymentScreen.tsx').then((file) => file.ContractPaymentScreen),
  PublicEstimatePayComplete: () =>
    import('./link/PublicPayCompleteScreen.tsx').then((file) => file.PublicPayCompleteScreen),
  ClientEstimatePaymentComplete: () => import('./PaymentCompleteScreen.tsx').then((file) => file.PaymentCompleteScreen),
})
