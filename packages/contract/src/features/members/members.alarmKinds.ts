import { defineAlarmKinds } from '../../kit/alarmKind.ts'

export const memberAlarmKinds = defineAlarmKinds({
  'members.joined': { label: '가입 신청' },
  'members.left': { label: '고객 회원 탈퇴' },
  'members.decided': { label: '내 계정과 권한 변경', to: ['emp', 'client', 'vc'] },
})
