export const fileTextsText = {
  notStampable: '워터마크를 넣을 수 없는 파일이라 받을 수 없어요. 화면에서 봐 주세요.',
} as const
