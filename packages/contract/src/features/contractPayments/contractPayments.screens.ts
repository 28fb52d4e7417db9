import { defineScreens } from '../../kit/screen.ts'

export const contractPaymentScreens = defineScreens({
  ClientEstimatePayment: {
    path: '/client/estimate/payment/:id',
    area: 'client',
    title: '계약 대금 결제',
    shell: 'app',
    sample: '/client/estimate/payment/1',
  },
  ClientEstimatePaymentComplete: {
    path: '/client/estimate/payment-complete',
    area: 'client',
    title: '결제 완료',
    shell: 'app',
  },
  /** Open to whoever has the address; no menu, no account. */
  PublicEstimatePayComplete: {
    path: '/public/estimate-pay-complete',
    area: 'public',
    title: '결제 완료',
    shell: 'bare',
  },
})
