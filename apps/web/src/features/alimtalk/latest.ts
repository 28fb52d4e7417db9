import type { AlimtalkMessage } from '@crm/contract/features/alimtalk/alimtalk'

/** What became of the last message to each person; given and answered newest first. */
export const latestOf = (notices: readonly AlimtalkMessage[]): AlimtalkMessage[] =>
  notices.filter(({ receiver }, place) => notices.findIndex((notice) => notice.receiver === receiver) === place)
