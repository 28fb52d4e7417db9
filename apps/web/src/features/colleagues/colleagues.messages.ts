import { inviteDays } from '@crm/contract/features/colleagues/colleagues'
import { showNumber } from '@crm/contract/kit/numbers'

export const colleaguesText = {
  title: '함께 쓰는 사람',
  context: '같은 회사 동료를 초대해 프로젝트와 미팅을 함께 볼 수 있어요.',
  people: '우리 회사 사람',
  count: (count: number) => `${showNumber(count)}명`,
  me: '나',
  states: { 1: '사용 중', 2: '승인 대기', 3: '사용 정지' },
  remove: '제외',
  removeOf: (name: string) => `${name} 님 제외`,
  askRemove: (name: string) => `${name} 님을 회사에서 제외할까요?`,
  removeHow: '계정이 닫히고 모든 기기에서 바로 로그아웃돼요. 같은 아이디로 다시 가입할 수 없어요.',
  removed: '회사에서 제외했어요',

  inviteTitle: '동료 초대',
  email: '동료의 이메일',
  emailPlaceholder: 'name@company.com',
  invite: '초대 메일 보내기',
  inviteHint: `메일의 링크로 가입하면 승인을 기다리지 않고 바로 함께 쓸 수 있어요. 링크는 ${inviteDays}일 동안 쓸 수 있어요.`,
  invited: '초대 메일을 보냈어요',
  invites: '보낸 초대',
  noInvites: '기다리는 초대가 없어요.',
  sentBy: (by: string, date: string) => `${by} 님이 ${date}에 보냄`,
  until: (date: string) => `${date}까지`,
  expired: '기한 지남',
  revoke: '초대 취소',
  revokeOf: (email: string) => `${email} 초대 취소`,
  revoked: '초대를 취소했어요',

  joinTitle: (company: string) => `${company}에 가입`,
  joinContext: (by: string) => `${by} 님이 초대했어요. 가입하면 바로 사용할 수 있어요.`,
  expiredTitle: '사용할 수 없는 초대예요',
} as const
