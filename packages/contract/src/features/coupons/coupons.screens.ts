import { defineScreens } from '../../kit/screen.ts'

const common = { area: 'emp', shell: 'app', scope: ['AdminCoupon'] } as const

export const couponScreens = defineScreens({
  AdminCoupon: {
    ...common,
    path: '/employee/admin/coupon/list',
    title: '쿠폰 관리',
    menu: { group: 'admin', icon: 'ticket' },
  },
  AdminCouponCreate: { ...common, path: '/employee/admin/coupon/create', title: '쿠폰 등록' },
  AdminCouponDetail: {
    ...common,
    path: '/employee/admin/coupon/detail/:id',
    title: '쿠폰',
    sample: '/employee/admin/coupon/detail/1',
  },
})
