import { showDate } from '@crm/contract/kit/dates'

/** Words of recordings that only the server says. */
export const recordingsText = {
  /** `11월 16일 14:30 녹음` */
  title: (startedDt: string) =>
    `${Number(startedDt.slice(5, 7))}월 ${Number(startedDt.slice(8, 10))}일 ${startedDt.slice(11)} 녹음`,
  missing: (seconds: number) => {
    const minutes = Math.floor(seconds / 60)
    const rest = seconds % 60
    const words = [...(minutes ? [`${minutes}분`] : []), ...(rest || !minutes ? [`${rest}초`] : [])]
    return `소리 ${words.join(' ')}가 도착하지 않았어요.`
  },
  abandoned: '브라우저가 끝내지 못해서 올라온 데까지 저장했어요.',
  fileName: (title: string) => `${title}.wav`,
  /** In the list of a meeting's recordings (mrd_record). */
  reference: (id: number, title: string) => `녹음 #${id} ${title}`,
  shared: (name: string) => `${name} 님이 녹음을 공유했어요`,
  expiring: (day: string) => `녹음이 ${showDate(day)} 이후에 삭제돼요`,
  expiringBody: (title: string) => `${title} · 필요하면 그 전에 다운로드해 주세요.`,
  signedOut: '로그인이 끝났어요. 다시 로그인하면 이어서 받아써요.',
  noHello: '연결한 뒤 아무 말이 없어 연결을 끊었어요.',
  gap: '소리의 한 부분이 빠졌어요. 빠진 곳부터 다시 보내 주세요.',
  unlinked: '미팅이 삭제되어 녹음의 연결이 풀렸어요',
} as const
