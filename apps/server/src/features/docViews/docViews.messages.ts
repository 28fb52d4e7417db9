/** Of readers who came by a link and said neither address nor name. */
export const unnamedGuest = '링크 방문자'

export const docViewAlarmTitles = {
  first: (reader: string) => `${reader} 님이 문서를 처음 읽었어요.`,
  again: (reader: string) => `${reader} 님이 오랜만에 문서를 다시 읽었어요.`,
  finished: (reader: string) => `${reader} 님이 문서를 끝까지 읽었어요.`,
}

/** What is best done about it. */
export const callThem = '전화해 보세요.'
