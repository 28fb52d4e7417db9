import { defineScreens } from '../../kit/screen.ts'

export const accountScreens = defineScreens({
  MyPageInfo: {
    path: '/employee/mypage/info',
    area: 'emp',
    title: '내 정보',
    shell: 'app',
    scope: ['MyPageInfo'],
    menu: { group: 'home', under: 'mypage', icon: 'user-circle' },
  },
  ClientMyPageInfo: {
    path: '/client/my-page/info',
    area: 'client',
    title: '내 정보 수정',
    shell: 'app',
    menu: { group: 'home', icon: 'user-circle' },
  },
  VcMyPageInfo: { path: '/vc/my-page/info', area: 'vc', title: '내 정보', shell: 'app' },
  ClientMyPageLeave: { path: '/client/my-page/leave', area: 'client', title: '서비스 탈퇴', shell: 'app' },
})
