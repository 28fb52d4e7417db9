import type { UserType } from '@crm/contract/features/auth/auth'

export const authText = {
  signIn: '로그인',
  signInContext: '사내 CRM과 고객 포털',
  userId: '아이디',
  password: '비밀번호',
  showPassword: '비밀번호 표시',
  signOut: '로그아웃',
  join: '회원가입',
  findId: '아이디 찾기',
  findPassword: '비밀번호 찾기',

  greetings: {
    morning: '좋은 아침이에요',
    afternoon: '좋은 오후예요',
    evening: '좋은 저녁이에요',
    night: '늦은 시간까지 고생 많으세요',
  },
  greet: (name: string, greeting: string) => `${name} 님, ${greeting}`,

  waitingTitle: '가입 승인을 기다리고 있어요',
  waitingDescription: {
    emp: '관리자가 승인하면 바로 사용할 수 있어요. 결과는 메일로도 알려 드려요.',
    client: '담당 컨설턴트가 회사를 확인하고 승인하면 바로 사용할 수 있어요. 결과는 메일로도 알려 드려요.',
    vc: '담당자가 승인하면 초대받은 이벤트를 볼 수 있어요. 결과는 메일로도 알려 드려요.',
  } satisfies Record<UserType, string>,
  appliedTitle: '가입 신청을 받았어요',
  appliedDescription: '승인 결과를 메일로 알려 드려요. 로그인하면 지금 상태를 볼 수 있어요.',
  refusedTitle: '지금은 사용할 수 없는 계정이에요',
  refusedDescription: '가입이 승인되지 않았거나 사용이 정지되었어요. 궁금한 점은 담당자에게 문의해 주세요.',
  whomToCall: (company: string) => `급하면 ${company}에 연락해 주세요.`,
  checkAgain: '다시 확인',
} as const
