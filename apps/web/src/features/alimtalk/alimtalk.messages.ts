import { alimtalkMessages } from '@crm/contract/features/alimtalk/alimtalk'

export const alimtalkText = {
  title: '알림톡 보내기',
  titleOf: (name: string | null) => (name ? `${name} 알림톡 보내기` : '알림톡 보내기'),
  contacts: '받는 사람',
  noContacts: '등록된 연락처가 없어요. 고객사 정보에 연락처를 추가해 주세요.',
  close: '닫기',
  send: '보내기',
  sent: alimtalkMessages.sent,
  /** Asked for at night, also where the window was opened by day. */
  sentForMorning: `${alimtalkMessages.sent}. ${alimtalkMessages.queued}`,
  alreadyWaiting: alimtalkMessages.alreadyWaiting,
  nobody: alimtalkMessages.nobody,
  queued: alimtalkMessages.queued,
  noTemplate: '일반미팅에는 보낼 알림톡이 없어요.',
  notComing: alimtalkMessages.notComing,
  withSurvey: '사전 설문 링크를 함께 보내요.',
  history: '보낸 알림톡',
  due: (when: string) => `${when} 발송 예정`,
  by: (name: string) => `${name} 요청`,
} as const
