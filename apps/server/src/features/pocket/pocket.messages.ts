export const pocketText = {
  undone: '이미 취소된 내역이에요.',
  undoing: '취소 내역은 다시 취소할 수 없어요.',
  ofOrder: '서비스 구매 내역이에요. 프로젝트의 빌드업에서 취소해 주세요.',
}
