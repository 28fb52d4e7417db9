export const text = {
  notThere: '선택할 수 없는 값이에요. 새로 고친 뒤 다시 선택해 주세요.',
  refund: (pbu_name: string) => `${pbu_name} 취소`,
}
