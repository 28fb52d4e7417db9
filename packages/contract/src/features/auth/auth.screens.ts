import { defineScreens } from '../../kit/screen.ts'

export const authScreens = defineScreens({
  Login: { path: '/login', area: 'public', title: '로그인', shell: 'bare' },
  JoinResult: { path: '/join/result', area: 'public', title: '가입 결과', shell: 'bare' },
})
