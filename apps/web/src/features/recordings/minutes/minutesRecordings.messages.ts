import { minutesTitles } from '@crm/contract/features/minutes/minutes.columns'
import { showNumber } from '@crm/contract/kit/numbers'

/** Words of the transcript beside the minutes. */
export const minutesRecordingsText = {
  title: '녹음',
  choose: '녹음 선택',
  loading: '녹음을 불러오고 있어요',
  none: '볼 수 있는 녹음이 없어요.',
  chosen: (count: number) => (count ? `${showNumber(count)}줄 선택` : '넣을 줄을 골라 주세요.'),
  clear: '선택 해제',
  tick: (time: string) => `${time} 선택`,
  insert: {
    mrd_content: (count: number) => `${minutesTitles.mrd_content}에 넣기${count ? ` (${showNumber(count)})` : ''}`,
    mrd_secret: (count: number) => `${minutesTitles.mrd_secret}에 넣기${count ? ` (${showNumber(count)})` : ''}`,
  },
  internalNote: '금액이나 전화번호가 있는 줄은 내부용 글에만 넣을 수 있어요.',

  transcript: '받아쓴 내용',
  draft: '초안',
  view: '보기',
  ask: '초안 제안받기',
  askNote: '고른 줄이 있으면 그 줄로, 없으면 전체로 초안을 만들어요. 저장하지 않고 제안만 해요.',
  asking: '초안을 만들고 있어요',
  again: '다시 제안받기',
  drop: '제안 지우기',
  useDraft: '이 글 넣기',
  noSentences: '제안할 내용이 없어요.',
  sources: '근거',
} as const
