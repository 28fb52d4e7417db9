import { defineScreens } from '../../kit/screen.ts'

export const enrolmentScreens = defineScreens({
  ClientCampListV3: {
    path: '/client/camp-v3/list',
    area: 'client',
    title: '멘토캠프',
    shell: 'app',
    menu: { group: 'service', icon: 'school' },
  },
  ClientCampCategoryDetailV3: {
    path: '/client/camp-v3/category-detail',
    area: 'client',
    title: '강의 카테고리',
    shell: 'app',
    sample: '/client/camp-v3/category-detail?category=invest',
  },
  ClientCampDetailV3: {
    path: '/client/camp-v3/detail/:crs_no',
    area: 'client',
    title: '강의',
    shell: 'app',
    sample: '/client/camp-v3/detail/1',
  },
  ClientCampMyV3: { path: '/client/camp-v3/my', area: 'client', title: '내 강의실', shell: 'app' },
  ClientCampPaymentV3: {
    path: '/client/camp-v3/payment/:crs_no',
    area: 'client',
    title: '수강 신청',
    shell: 'app',
    sample: '/client/camp-v3/payment/2',
  },
  ClientCampPaymentCompleteV3: {
    path: '/client/camp-v3/payment-complete/:pay_no',
    area: 'client',
    title: '결제 완료',
    shell: 'app',
    sample: '/client/camp-v3/payment-complete/1',
  },
  ClientCampPaymentFailV3: {
    path: '/client/camp-v3/payment-fail/:pay_no',
    area: 'client',
    title: '결제 실패',
    shell: 'app',
    sample: '/client/camp-v3/payment-fail/1',
  },
  ClientCampRefundV3: {
    path: '/client/camp-v3/refund/:pay_no',
    area: 'client',
    title: '환불 신청',
    shell: 'app',
    sample: '/client/camp-v3/refund/1',
  },
  ClientCampRefundProgressV3: {
    path: '/client/camp-v3/refund-progress/:pay_no',
    area: 'client',
    title: '환불 진행',
    shell: 'app',
    sample: '/client/camp-v3/refund-progress/3',
  },
  ClientCampRefundCompleteV3: {
    path: '/client/camp-v3/refund-complete/:pay_no',
    area: 'client',
    title: '환불 완료',
    shell: 'app',
    sample: '/client/camp-v3/refund-complete/3',
  },
})
