import { pathOf } from '@crm/contract/paths'
import type { Palette } from '../../shared/lib/page/palette.ts'
import { couponsText } from './coupons.messages.ts'

export const couponsPalette: Palette = {
  actions: [
    {
      title: couponsText.createTitle,
      screens: ['AdminCouponCreate'],
      path: pathOf('AdminCouponCreate'),
    },
  ],
}
