import { paperKind, type TaxPaper } from '@crm/contract/features/taxPapers/taxPapers.rows'

const won = (amount: number) => `${amount.toLocaleString('ko-KR')}원`
const nameOf = ({ kind, amended_of }: Pick<TaxPaper, 'kind' | 'amended_of'>) =>
  `${amended_of === null ? '' : '수정 '}${paperKind.label(kind)}`

export const paperText = {
  card: '카드 결제는 매출전표가 증빙이라 세금계산서를 따로 발급하지 않아요.',
  notPaid: '결제가 끝난 뒤에 신청할 수 있어요.',
  notCash: '현금으로 낸 금액이 없어 증빙을 발급하지 않아요.',
  nothingLeft: '모두 환불한 결제예요.',
  hasReceipt: '현금영수증을 이미 신청했어요. 세금계산서가 필요하면 담당자에게 문의해 주세요.',
  hasInvoice: '세금계산서를 이미 신청했어요.',
  isIssued: '이미 발급했어요.',
  notWaiting: '발급을 기다리는 것만 할 수 있어요.',
  notIssued: '발급한 것만 수정할 수 있어요.',
  isAmended: '수정분이 있어 취소할 수 없어요.',
  isCancelled: '이미 취소했어요.',
  company: '받는 회사를 먼저 입력해 주세요.',
  invoiceNumber: '세금계산서의 승인번호는 24자리예요.',
  receiptNumber: '현금영수증의 승인번호는 숫자 9자리예요.',
  sameNumber: '이미 기록한 승인번호예요.',
  atService: '결제사가 발급하고 있어요. 잠시 후 다시 확인해 주세요.',
  notReceipt: '현금영수증만 다시 보낼 수 있어요.',
  tooMuch: (left: number) => `${won(left)}까지 뺄 수 있어요.`,
  noAnswer: '결제사가 답하지 않았어요. 잠시 후 다시 시도해 주세요.',
  refund: '환불',
  refundedAll: '모두 환불',
  correction: '입금 정정',
  unasked: '자진 발급',
  excel: '세금계산서',
  hometax: { tax_invoice: '홈택스 세금계산서', invoice: '홈택스 계산서' },
}

export const paperAlarms = {
  asked: (title: string, paper: Pick<TaxPaper, 'kind' | 'amended_of'>, due: string) =>
    `${title} · ${nameOf(paper)}를 ${due}까지 발급해 주세요`,
  failed: (title: string, paper: Pick<TaxPaper, 'kind' | 'amended_of'>) =>
    `${title} · ${nameOf(paper)}을 발급하지 못했어요`,
  reversed: (title: string) => `${title} · 입금이 취소되었어요. 발급한 증빙을 확인해 주세요`,
}

export const paperMails = {
  issued: (paper: TaxPaper) => ({
    subject: paper.kind === 'cash_receipt' ? '현금영수증을 발급했어요' : '세금계산서를 발급했어요',
    lines: [
      `결제 번호: ${paper.pay_no}`,
      `상품: ${paper.pay_title}`,
      `종류: ${nameOf(paper)}`,
      `승인번호: ${paper.issue_number ?? ''}`,
      `공급가액 ${won(paper.supply)}, 세액 ${won(paper.vat)}, 합계 ${won(paper.total)}`,
    ],
  }),
}
