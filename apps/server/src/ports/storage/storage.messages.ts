export const storageText = {
  addressInvalid: '업로드 주소가 올바르지 않아요. 다시 시도해 주세요.',
  addressExpired: '업로드 주소의 기한이 지났어요. 다시 시도해 주세요.',
  addressUsed: '이미 사용한 업로드 주소예요. 다시 시도해 주세요.',
  wrongSize: '파일의 크기가 처음에 알려 준 것과 달라요. 다시 시도해 주세요.',
  linkInvalid: '파일 주소가 올바르지 않거나 기한이 지났어요.',
} as const
