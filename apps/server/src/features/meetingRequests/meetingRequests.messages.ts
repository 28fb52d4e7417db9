import type { MailContent } from '../outbox/renderMail.ts'

export const requestRefusals = {
  over: '이미 끝났거나 취소된 미팅은 옮길 수 없어요.',
  asked: '이 미팅은 이미 시간 변경을 요청했어요. 답변을 기다려 주세요.',
  closed: '이미 답변했거나 거둔 요청이에요.',
} as const

export const askedTitle = {
  move: (client: string) => `${client}에서 미팅 시간 변경을 요청했어요`,
  new: (client: string) => `${client}에서 미팅을 요청했어요`,
} as const

export const declinedTitle = '미팅 요청에 답변이 왔어요'

export const meetingGone = '미팅이 취소되었어요.'

type Notice = Pick<MailContent, 'subject' | 'lines'>

/** The mail about each answer. */
export const answerNotice = {
  booked: (when: string, link: string): Notice => ({
    subject: '요청하신 미팅이 잡혔어요',
    lines: [`요청하신 미팅이 ${when}로 잡혔어요.`, '', link],
  }),
  moved: (when: string, link: string): Notice => ({
    subject: '미팅 시간이 바뀌었어요',
    lines: [`요청하신 대로 미팅 시간을 ${when}로 옮겼어요.`, '', link],
  }),
  reopened: (link: string): Notice => ({
    subject: '미팅 시간이 원래대로예요',
    lines: ['미팅 시간이 원래 시간으로 돌아갔어요. 요청하신 시간 변경은 다시 확인하고 있어요.', '', link],
  }),
  cancelled: (link: string): Notice => ({
    subject: '요청하신 미팅이 취소되었어요',
    lines: ['시간 변경을 요청하신 미팅이 취소되었어요.', '', link],
  }),
  declined: (answer: string, link: string): Notice => ({
    subject: declinedTitle,
    lines: ['요청하신 시간으로는 어려워요.', `답변: ${answer}`, '', link],
  }),
} as const
