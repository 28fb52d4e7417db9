import { defineScreens } from '../../kit/screen.ts'

const common = { area: 'emp', shell: 'app', scope: ['CampAdmList'] } as const

export const courseScreens = defineScreens({
  CampAdmList: {
    ...common,
    path: '/employee/camp-v3/list',
    title: '멘토캠프',
    menu: { group: 'service', icon: 'school' },
  },
  CampBannerList: { ...common, path: '/employee/camp-v3/banner-list', title: '배너 관리' },
  CampCategoryList: { ...common, path: '/employee/camp-v3/category-list', title: '강의 카테고리' },
  CampClassCreate: { ...common, path: '/employee/camp-v3/class-create', title: '강의 등록' },
  CampClassDetail: {
    ...common,
    path: '/employee/camp-v3/class-detail/:id',
    title: '강의',
    sample: '/employee/camp-v3/class-detail/1',
  },
})
