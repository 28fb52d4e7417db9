export const httpText = {
  notStorable: '쓸 수 없는 내용이 들어 있어요.',
  formCut: '보낸 내용이 끝까지 오지 않았어요. 다시 시도해 주세요.',
  noNull: '값이 없으면 null 대신 비워서 보내 주세요.',
  notThere: '선택할 수 없는 값이에요. 새로 고친 뒤 다시 선택해 주세요.',
}
