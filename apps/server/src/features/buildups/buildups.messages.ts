export const text = {
  notThere: '선택할 수 없는 값이에요. 새로 고친 뒤 다시 선택해 주세요.',
  notActive: '지금 근무 중인 직원만 지정할 수 있어요.',
  refund: (pbu_name: string) => `${pbu_name} 취소`,
}
