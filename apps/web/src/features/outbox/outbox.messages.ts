export const outboxText = {
  list: {
    title: '보낸 메시지',
    context: '데모 모드에서는 메일이 밖으로 나가지 않고 이곳에 모여요. 최근 것부터 보여 드려요.',
    empty: '아직 보낸 메시지가 없어요.',
    notFound: '찾는 메시지가 없어요.',
  },
  subject: '제목',
  search: '받는 사람이나 제목으로 찾기',
  gone: '메일 서버로 보낸 뒤 내용은 지웠어요.',
  attachments: (names: string[]) => `첨부: ${names.join(', ')}`,
  tries: (count: number) => `${count}번 시도`,
  noneTitle: '페이지를 찾을 수 없어요',
  noneDescription: '보낸 메시지는 데모 모드에서만 볼 수 있어요.',
  home: '홈으로',
} as const
