import { type Member, memberMessages } from '@crm/contract/features/members/members.rows'
import type { MailContent } from '../outbox/renderMail.ts'
import type { Decision } from './members.policy.ts'

/** A message to a person: one line for the alarm, a few for the mail. */
export interface Notice {
  title: string
  body: string
  lines: string[]
}

const question = '궁금한 점은 담당자에게 문의해 주세요.'
const withReason = (line: string, reason: string): Omit<Notice, 'title'> => ({
  body: reason,
  lines: [line, `사유: ${reason}`, '', question],
})

/** The message for each decision about an account. */
export const notices: Record<Decision, (reason: string) => Notice> = {
  approve: () => ({
    title: '가입이 승인되었어요',
    body: '지금부터 서비스를 사용할 수 있어요.',
    lines: ['가입이 승인되었어요. 지금부터 로그인해서 사용할 수 있어요.'],
  }),
  refuse: (reason) => ({
    title: '가입이 승인되지 않았어요',
    ...withReason('가입 신청이 승인되지 않았어요.', reason),
  }),
  suspend: (reason) => ({
    title: '계정 사용이 정지되었어요',
    ...withReason('계정 사용이 정지되어 모든 기기에서 로그아웃했어요.', reason),
  }),
  restore: () => ({
    title: '계정을 다시 사용할 수 있어요',
    body: '계정이 복구되었어요.',
    lines: ['계정이 복구되었어요. 전과 같이 로그인해서 사용할 수 있어요.'],
  }),
  leave: (reason) => ({
    title: '계정이 닫혔어요',
    ...withReason('계정을 닫고 모든 기기에서 로그아웃했어요.', reason),
  }),
}

/** The message about a changed team, level or menu; the history's words list the changes. */
export const positionNotice = (changes: string[]): Notice => ({
  title: '소속과 권한이 변경되었어요',
  body: changes.join('\n'),
  lines: ['소속과 권한이 변경되었어요.', '', ...changes.map((change) => `  · ${change}`), '', question],
})

export const mailOf = (
  { user_name }: Pick<Member, 'user_name'>,
  { title, lines }: Notice,
  address: string,
): MailContent => ({
  subject: title,
  user_name,
  lines: [...lines, '', `바로가기: ${address}`],
})

export const memberTexts = {
  staffSheet: '직원',
  clientSheet: '회원',
  ...memberMessages,
  unknownTeam: '선택할 수 없는 팀이에요. 새로 고친 뒤 다시 선택해 주세요.',
}
