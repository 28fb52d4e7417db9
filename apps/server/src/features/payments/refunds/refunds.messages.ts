import { showDate } from '@crm/contract/kit/dates'
import { won } from '@crm/contract/kit/numbers'

interface Facts {
  pay_no: number
  pay_title: string
}

interface Sums {
  money: number
  pocket: number
}

export const refundText = {
  notPaid: '결제가 끝난 뒤에 환불할 수 있어요.',
  asked: '이미 환불을 신청했어요.',
  done: '이미 환불했어요.',
  wrongItems: '환불할 수 없는 항목이 있어요. 다시 골라 주세요.',
  nothing: '환불할 금액이 없어요.',
  needsAccount: '환불받을 계좌를 입력해 주세요.',
  bank: '은행을 다시 골라 주세요.',
  notAsked: '이미 처리했거나 거둔 환불이에요.',
  less: '규칙보다 적게 환불할 수 없어요.',
  tooMuch: '결제한 금액보다 많이 환불할 수 없어요.',
  moreReason: '더 환불하는 이유를 입력해 주세요.',
  byHand: '계좌로 직접 보낸 뒤 기록해 주세요.',
  notByHand: '결제사를 통해 환불할 수 있는 결제예요.',
  wholeOnly: '이 카드는 부분 취소를 할 수 없어요. 전액을 환불해 주세요.',
  unknown: '결제사의 답을 기다리고 있어요. 취소되면 환불이 저절로 기록돼요.',
  refusedThere: (why: string) => `결제사가 취소를 거절했어요. ${why}`,
  toAccount: '계좌 이체',
  pocketReason: (title: string) => `${title} 환불`,
  serviceReason: (reason: string) => reason.slice(0, 200),
}

export const refundAlarms = {
  asked: ({ pay_title }: Facts, { money, pocket }: Sums) => `${pay_title} · ${won(money + pocket)} 환불을 신청했어요`,
  due: ({ pay_title }: Facts, day: string) => `${pay_title} · 환불을 ${showDate(day)}까지 확인해 주세요`,
  failed: ({ pay_title }: Facts) => `${pay_title} · 환불하지 못했어요`,
}

interface DoneRefund extends Sums {
  /** Which items went back, each with its sum. */
  items: { pi_title: string; amount: number }[]
  method: string
  isCard: boolean
}

const waysBack = ({ money, pocket, method }: DoneRefund) =>
  [money > 0 && `${method} ${won(money)}`, pocket > 0 && `포켓 ${won(pocket)}`].filter(Boolean).join(', ')

export const refundMails = {
  done: ({ pay_no, pay_title }: Facts, refund: DoneRefund) => ({
    subject: '환불이 완료되었어요',
    lines: [
      `결제 번호: ${pay_no}`,
      `상품: ${pay_title}`,
      `환불 금액: ${won(refund.money + refund.pocket)}`,
      ...refund.items.map(({ pi_title, amount }) => `- ${pi_title} ${won(amount)}`),
      `돌려드린 방법: ${waysBack(refund)}`,
      ...(refund.money && refund.isCard ? ['', '카드사에 따라 3~5영업일 뒤에 반영될 수 있어요.'] : []),
    ],
  }),
  sentBack: ({ pay_no, pay_title }: Facts, answer: string) => ({
    subject: '환불 신청을 돌려보냈어요',
    lines: [`결제 번호: ${pay_no}`, `상품: ${pay_title}`, `이유: ${answer}`],
  }),
}
