import { couponScreens } from '@crm/contract/features/coupons/coupons.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'
import { couponTabText as text } from './couponTabs.messages.ts'

export const couponsWeb = webFeature(
  couponScreens,
  {
    AdminCoupon: () => import('./CouponListScreen.tsx').then((file) => file.CouponListScreen),
    AdminCouponCreate: () => import('./CouponCreateScreen.tsx').then((file) => file.CouponCreateScreen),
    AdminCouponDetail: () => import('./CouponDetailScreen.tsx').then((file) => file.CouponDetailScreen),
  },
  {
    actions: ['AdminCouponCreate'],
    tabs: {
      ClientCampMyV3: [
        {
          ...{ key: 'coupons', title: text.box, order: 60 },
          load: () => import('./box/CouponBoxTab.tsx').then((file) => file.CouponBoxTab),
        },
      ],
    },
  },
)
