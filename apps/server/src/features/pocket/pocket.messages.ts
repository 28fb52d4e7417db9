import { showNumber } from '@crm/contract/kit/numbers'

const points = (amount: number) => `${showNumber(amount)} 포켓`

export const pocketText = {
  undone: '이미 취소된 내역이에요.',
  undoing: '취소 내역은 다시 취소할 수 없어요.',
  ofOrder: '서비스 구매 내역이에요. 프로젝트의 빌드업에서 취소해 주세요.',
  ofPayment: '결제에 쓴 포켓이에요. 결제를 환불하면 함께 돌아가요.',
  ofContract: '계약과 함께 적립한 포켓이에요. 입금을 환불하면 함께 회수돼요.',
  balance: (cash: number) => `잔액 ${points(cash)}`,
  clientAlarm: {
    free: (amount: number) => `${points(amount)}이 지급되었어요`,
    take: (amount: number) => `${points(amount)}이 회수되었어요`,
    use: (amount: number) => `${points(amount)}을 사용했어요`,
    refund: (amount: number) => `${points(amount)}을 돌려받았어요`,
    reverse: (amount: number) => `포켓 내역 하나가 취소되었어요 (${points(amount)})`,
    charge: (amount: number) => `${points(amount)}이 적립되었어요`,
  },
}
