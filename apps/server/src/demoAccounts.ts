export const demoPassword = 'Demo!2345'

/** Printed at start, seeded, and shown in README: one list. */
export const demoAccounts = [
  { user_id: 'ceo', who: '대표, 모든 권한' },
  { user_id: 'manager', who: '기획팀 팀장, 관리자를 뺀 모든 권한' },
  { user_id: 'staff', who: '사원, 일상 업무 권한' },
  { user_id: 'designer', who: '디자인팀 대리' },
  { user_id: 'cai', who: 'Connect AI 팀' },
  { user_id: 'newstaff', who: '승인을 기다리는 직원' },
  { user_id: 'remote', who: '기기를 인증하지 않은 직원' },
  { user_id: 'client', who: '승인된 고객사' },
  { user_id: 'client2', who: '승인된 다른 고객사' },
  { user_id: 'newclient', who: '승인을 기다리는 고객사' },
  { user_id: 'vc', who: 'VC 파트너' },
  { user_id: 'newvc', who: '승인을 기다리는 VC' },
] as const
