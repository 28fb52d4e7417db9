import { webFeature } from '../../shared/lib/page/webFeature.ts'
import { paymentTabText as text } from './paymentTabs.messages.ts'

export const paymentsWeb = webFeature(
  {},
  {},
  {
    tabs: {
      CampAdmList: [
        {
          ...{ key: 'payments', title: text.payments, order: 20 },
          load: () => import('./staff/PaymentsTab.tsx').then((file) => file.PaymentsTab),
        },
      ],
    },
  },
)
