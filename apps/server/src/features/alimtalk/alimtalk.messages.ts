import { type AlimtalkWay, alimtalkWay } from '@crm/contract/features/alimtalk/alimtalk'

export const failedTitle = (recvname: string, way: AlimtalkWay) =>
  `${recvname} 님에게 ${alimtalkWay.label(way)}을 보내지 못했어요`

/** Given up because no answer came; the message may have been sent nevertheless. */
export const unsure = (said: string) => `보내졌는지 확인하지 못했어요. 받는 분에게 확인해 주세요. (${said})`

export const reminderTitles = {
  day: (when: string) => `내일 ${when} 미팅이 있어요`,
  hour: (when: string) => `${when} 미팅이 곧 시작돼요`,
} as const
