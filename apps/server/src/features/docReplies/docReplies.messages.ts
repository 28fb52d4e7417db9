export const docRepliesText = {
  mayNotWrite: '이 문서에는 댓글을 쓸 수 없어요.',
  resolveOnly: '담당자와 댓글을 시작한 사람만 해결로 표시할 수 있어요.',
  alarm: (name: string) => `${name} 님이 문서에 댓글을 남겼어요`,
  alarmBody: (document: string, page: number, text: string) => `${document} [p ${page}] ${text}`,
  mailSubject: (document: string) => `'${document}'에 새 댓글이 있어요`,
  mailLines: (name: string, page: number, text: string, address: string | null) => [
    `${name} 님이 문서의 ${page}쪽에 댓글을 남겼어요.`,
    text,
    address ?? '받으신 공유 링크를 다시 열면 답할 수 있어요.',
  ],
  mailDropped: '그사이 받는 사람이 볼 수 없게 되어 보내지 않았어요.',
} as const
