import { defineScreens } from '../../kit/screen.ts'

export const fileScreens = defineScreens({
  WorkDetailData: {
    path: '/employee/work/detail/:id/data',
    area: 'emp',
    title: '프로젝트 자료',
    shell: 'app',
    scope: ['WorkList', 'WorkListV2', 'MyPageProject'],
    sample: '/employee/work/detail/1/data',
  },
  MyPageData: {
    path: '/employee/mypage/data',
    area: 'emp',
    title: '내 자료',
    shell: 'app',
    scope: ['MyPageData'],
    menu: { group: 'home', under: 'mypage', icon: 'folder' },
  },
})
