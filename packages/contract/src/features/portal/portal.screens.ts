import { defineScreens } from '../../kit/screen.ts'

export const portalScreens = defineScreens({
  BizHome: {
    path: '/client/home',
    area: 'client',
    title: '대시보드',
    shell: 'app',
    menu: { group: 'home', icon: 'home' },
  },
  VcEventMain: { path: '/vc/event/main', area: 'vc', title: '이벤트', shell: 'app' },
})
