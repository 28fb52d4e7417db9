export const commentsText = {
  closed: '삭제된 기록에는 댓글을 쓸 수 없어요.',
  authorOnly: '쓴 사람만 고치거나 지울 수 있어요.',
  deleted: '이미 삭제된 댓글이에요.',
  notThere: '답글을 쓸 댓글이 없어요. 새로 고친 뒤 다시 시도해 주세요.',
} as const

export const commentAlarmTitles = {
  commented: (name: string) => `${name} 님이 댓글을 남겼어요`,
  mentioned: (name: string) => `${name} 님이 회원님을 언급했어요`,
} as const
