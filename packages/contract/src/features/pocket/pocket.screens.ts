import { defineScreens } from '../../kit/screen.ts'

export const pocketScreens = defineScreens({
  ClientPocket: { path: '/client/pocket', area: 'client', title: '포켓 내역', shell: 'app' },
})
