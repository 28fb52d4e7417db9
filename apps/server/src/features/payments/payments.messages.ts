import { showDateTime, showLongDateTime } from '@crm/contract/kit/dates'
import { keysOf } from '@crm/contract/kit/keysOf'
import { won } from '@crm/contract/kit/numbers'
import type { MailContent } from '../outbox/renderMail.ts'

export const paymentText = {
  changed: '결제 금액이 바뀌었어요. 다시 확인해 주세요.',
  closed: '결제 시간이 지났거나 그만둔 결제예요. 처음부터 다시 결제해 주세요.',
  inProgress: '같은 결제가 진행되고 있어요. 잠시 후 다시 확인해 주세요.',
  alreadyPaid: '이미 결제했어요.',
  tooLittle: '카드 결제는 100원부터 할 수 있어요.',
  adjustPoints: '카드 결제는 100원부터 할 수 있어요. 포켓 사용액을 조정해 주세요.',
  tooManyPoints: (most: number) => `포켓은 ${won(most)}까지 쓸 수 있어요.`,
  needsCard: '결제 수단을 골라 결제해 주세요.',
  noLateDeposit: '처리할 늦은 입금이 없어요.',
  nothingToDeposit: '입금할 금액이 없는 결제예요.',
  notConfigured: '카드 결제를 사용할 수 없어요. 직접 입금을 골라 주세요.',
  otherOrder: '결제 정보가 서로 달라요. 처음부터 다시 결제해 주세요.',
  expired: '입금 기한이 지났어요.',
  notFinished: '결제가 진행되지 않았어요. 다시 시도해 주세요.',
  notTest: '테스트 결제를 사용할 수 없어요.',
  lateReason: '늦게 들어온 결제를 취소해요.',
  excel: '결제·환불',
  reason: (title: string) => `${title} 결제`,
  returned: (title: string) => `${title} 결제 취소`,
}

interface Facts {
  pay_no: number
  pay_title: string
  pay_total: number
  pay_pocket: number
  pay_money: number
}

export const paymentAlarms = {
  deposit: ({ pay_title, pay_money }: Facts) => `${pay_title} · ${won(pay_money)}이 입금되었어요`,
  wantsDeposit: ({ pay_title, pay_money }: Facts) => `${pay_title} · ${won(pay_money)} 직접 입금을 기다려요`,
  reversal: ({ pay_title, pay_money }: Facts) => `${pay_title} · ${won(pay_money)} 입금이 은행에서 취소되었어요`,
  lateDeposit: ({ pay_title }: Facts, amount: number) => `${pay_title} · 기한이 지난 뒤 ${won(amount)}이 입금되었어요`,
  lateDepositBody: '돌려줄 계좌를 확인해 직접 환불하거나 다른 결제에 반영한 뒤 기록해 주세요.',
  outsideCancel: ({ pay_title }: Facts, amount: number) => `${pay_title} · 결제사에서 ${won(amount)}이 취소되었어요`,
  outsideCancelBody: '어느 항목을 끝낼지 정해 환불로 기록해 주세요.',
  mismatch: ({ pay_title }: Facts) => `${pay_title} · 결제 내역이 결제사와 달라요`,
  discrepancies: (count: number) => `결제사와 다른 결제가 ${count}건 있어요`,
}

const sums = ({ pay_no, pay_title, pay_total, pay_pocket, pay_money }: Facts) => [
  `결제 번호: ${pay_no}`,
  `상품: ${pay_title}`,
  `금액: ${won(pay_total)}${pay_pocket ? ` (포켓 ${won(pay_pocket)}, 결제 ${won(pay_money)})` : ''}`,
]

interface AccountFacts {
  bank_name: string
  account_number: string
  account_holder: string
  due_dt: string
}

const accountLines = ({ bank_name, account_number, account_holder, due_dt }: AccountFacts) => [
  `입금 계좌: ${bank_name} ${account_number} (${account_holder})`,
  `입금 기한: ${showDateTime(due_dt)}`,
]

type Mail = Omit<MailContent, 'user_name'>

type Seller = Record<'name' | 'representative' | 'businessNumber' | 'address' | 'phone' | 'email', string | null>

const sellerWords = {
  name: '판매자',
  representative: '대표자',
  businessNumber: '사업자등록번호',
  address: '주소',
  phone: '전화',
  email: '메일',
} as const

/** Who sells, as far as it is known, each fact by its name. */
const sellerLines = (seller: Seller) =>
  keysOf(sellerWords).flatMap((fact) => (seller[fact] ? [`${sellerWords[fact]}: ${seller[fact]}`] : []))

interface PaidFacts {
  items: string[]
  method: string
  paid_dt: string
  terms: string[]
  seller: Seller
}

export const paymentMails = {
  account: (facts: Facts, account: AccountFacts): Mail => ({
    subject: '입금할 계좌를 알려 드려요',
    lines: [...sums(facts), ...accountLines(account), '', '기한까지 입금하지 않으면 주문이 취소돼요.'],
  }),
  reminder: (facts: Facts, account: AccountFacts): Mail => ({
    subject: '입금 기한이 하루 남았어요',
    lines: [...sums(facts), ...accountLines(account)],
  }),
  paid: (facts: Facts, more: PaidFacts): Mail => ({
    subject: '결제가 완료되었어요',
    lines: [
      ...sums(facts),
      ...more.items.map((item) => `- ${item}`),
      `결제 수단: ${more.method}`,
      `결제 일시: ${showLongDateTime(more.paid_dt)}`,
      '',
      ...more.terms,
      '결제와 이용에 관한 불만은 고객센터에서 처리해 드려요.',
      '',
      ...sellerLines(more.seller),
    ],
  }),
  reversed: (facts: Facts): Mail => ({
    subject: '입금이 취소되어 이용이 멈췄어요',
    lines: [...sums(facts), '', '은행에서 입금을 취소했어요. 같은 계좌로 다시 입금하면 바로 이어서 이용할 수 있어요.'],
  }),
}
