export const draftsText = {
  notConfigured: '이 서버에서는 회의록 초안을 쓸 수 없어요.',
  noLines: '초안에 쓸 글이 없어요.',
  tooLong: '글이 너무 길어요. 초안에 쓸 줄을 골라 주세요.',
  failed: '초안을 만들지 못했어요. 잠시 후 다시 시도해 주세요.',
} as const
