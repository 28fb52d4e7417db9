import { type AlimtalkWay, alimtalkMessages } from '@crm/contract/features/alimtalk/alimtalk'

const queued = alimtalkMessages.queued

export const alimtalkText = {
  title: '알림톡 보내기',
  titleOf: (name: string | null) => (name ? `${name} 알림톡 보내기` : '알림톡 보내기'),
  tell: '고객에게 알리기',
  notifyTitle: (name: string | null) => (name ? `${name} · 고객에게 알리기` : '고객에게 알리기'),
  untold: '바뀐 일정을 고객에게 아직 알리지 않았어요.',
  way: '보내는 방법',
  contacts: '받는 사람',
  all: '전체 선택',
  representative: '대표',
  unreachable: { talk: '번호 없음', mail: '메일 주소 없음' } satisfies Record<AlimtalkWay, string>,
  noContacts: '등록된 연락처가 없어요. 고객사 정보에 연락처를 추가해 주세요.',
  nobodyReachable: {
    talk: '휴대폰 번호가 등록된 사람이 없어요. 고객사 정보에 연락처를 추가하거나 메일로 보내 주세요.',
    mail: '메일 주소가 등록된 사람이 없어요. 알림톡으로 보내 주세요.',
  } satisfies Record<AlimtalkWay, string>,
  preview: '보낼 내용',
  close: '닫기',
  later: '나중에',
  send: '보내기',
  sent: { talk: alimtalkMessages.sent, mail: alimtalkMessages.mailSent } satisfies Record<AlimtalkWay, string>,
  /** Asked for at night, also where the window was opened by day. */
  sentForMorning: `${alimtalkMessages.sent}. ${queued}`,
  alreadyWaiting: alimtalkMessages.alreadyWaiting,
  nobody: alimtalkMessages.nobody,
  queued,
  noTemplate: '일반미팅에는 보낼 알림톡이 없어요.',
  notComing: alimtalkMessages.notComing,
  begun: alimtalkMessages.begun,
  unchanged: alimtalkMessages.unchanged,
  history: '보낸 알림',
  due: (when: string) => `${when} 발송 예정`,
  by: (name: string) => `${name} 요청`,
} as const
