export const httpText = {
  notStorable: '쓸 수 없는 내용이 들어 있어요.',
  noNull: '값이 없으면 null 대신 비워서 보내 주세요.',
  notThere: '선택할 수 없는 값이에요. 새로 고친 뒤 다시 선택해 주세요.',
}
