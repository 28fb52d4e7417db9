import { defineScreens } from '../../kit/screen.ts'

export const colleagueScreens = defineScreens({
  ClientColleagues: { path: '/client/colleagues', area: 'client', title: '함께 쓰는 사람', shell: 'app' },
  JoinInvited: { path: '/join/invited', area: 'public', title: '초대받은 회사에 가입', shell: 'bare' },
})
