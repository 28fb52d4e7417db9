import { defineScreens } from '../../kit/screen.ts'

export const joinScreens = defineScreens({
  JoinType: { path: '/join/type', area: 'public', title: '회원가입', shell: 'bare' },
  JoinClient: { path: '/join/client', area: 'public', title: '고객사 회원가입', shell: 'bare' },
  JoinStaff: { path: '/join/staff', area: 'public', title: '직원 회원가입', shell: 'bare' },
  JoinVc: { path: '/join/vc', area: 'public', title: 'VC 파트너 회원가입', shell: 'bare' },
  FindId: { path: '/find-id', area: 'public', title: '아이디 찾기', shell: 'bare' },
  FindIdResult: { path: '/find-id-result', area: 'public', title: '아이디 찾기 결과', shell: 'bare' },
  FindPw: { path: '/find-pw', area: 'public', title: '비밀번호 찾기', shell: 'bare' },
  FindPwResult: { path: '/find-pw-result', area: 'public', title: '비밀번호 찾기 결과', shell: 'bare' },
  DeviceCheck: { path: '/device-check', area: 'emp', title: '새 기기 인증', shell: 'bare' },
  UtilPostcode: { path: '/util-postcode', area: 'public', title: '주소 찾기', shell: 'bare' },
})
