export const buildupsText = {
  notActive: '지금 근무 중인 직원만 지정할 수 있어요.',
  refund: (pbu_name: string) => `${pbu_name} 취소`,
}
