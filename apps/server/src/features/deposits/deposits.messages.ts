import { won } from '@crm/contract/kit/numbers'

export const depositText = {
  word: '입금',
  notOpen: '받을 수 있는 결제가 아니에요. 새로 고친 뒤 다시 골라 주세요.',
  twice: '같은 결제를 두 번 고를 수 없어요.',
  isRefund: '환불은 나누거나 다시 환불할 수 없어요.',
  /** Of a deposit that a payment brought. */
  isPaid: '카드나 가상계좌로 결제된 입금은 바로잡을 수 없어요. 환불해 주세요.',
  paymentDay: '결제사를 통한 환불은 오늘 날짜로 기록돼요.',
  refundReason: '계약 대금 환불',
  reversedReason: '은행에서 입금을 취소했어요',
  nothingLeft: '이미 모두 되돌린 입금이에요.',
  /** In the log of stages. */
  paidReason: (title: string) => `입금 등록: ${title}`,
  returnReason: '입금이 모두 되돌아갔어요',
  pocketReason: (title: string) => `${title} 계약 적립`,
  pocketBack: (title: string) => `${title} 계약 환불`,
}

export const depositAlarms = {
  title: (client: string, amount: number) => `${client} · ${won(amount)}이 입금되었어요`,
  advance: (client: string, amount: number) => `${client} · 결제한 ${won(amount)}이 선수금으로 남았어요`,
  body: (credits: readonly string[]) => credits.join(', '),
  credit: (title: string, isCovered: boolean) => (isCovered ? `${title} 완납` : `${title} 일부`),
}
