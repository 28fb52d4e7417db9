import { defineTopics } from '../../kit/topic.ts'
import { coupons } from './coupons.ts'

export const couponTopics = defineTopics(
  { 'coupons.changed': 'staff', 'coupons.own': 'user' },
  {
    'coupons.changed': [coupons.list, coupons.detail, coupons.uses, coupons.codes, coupons.givable],
    'coupons.own': [coupons.box],
  },
)
