export const documentText = {
  certificate: '수료증',
  record: '학습 이력 확인서',
  newLectures: (count: number) => `새 강의 ${count}개`,
} as const
