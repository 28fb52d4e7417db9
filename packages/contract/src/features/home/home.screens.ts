import { defineScreens } from '../../kit/screen.ts'

export const homeScreens = defineScreens({
  Index: {
    path: '/',
    area: 'emp',
    title: '홈',
    shell: 'app',
    menu: { group: 'home', icon: 'home' },
  },
})
