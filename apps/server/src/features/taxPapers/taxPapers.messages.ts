import { paperKind, type TaxPaper } from '@crm/contract/features/taxPapers/taxPapers.rows'
import { showDate } from '@crm/contract/kit/dates'
import { won } from '@crm/contract/kit/numbers'

const nameOf = ({ kind, amended_of }: Pick<TaxPaper, 'kind' | 'amended_of'>) =>
  `${amended_of === null ? '' : '수정 '}${paperKind.label(kind)}`

export const likeOf = (keyword: string) => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`

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
  payment: (pay_no: number) => `결제 ${pay_no}`,
  contractExcel: '계약 세금계산서',
  missing: (missing: readonly string[]) => `${missing.join(', ')} 정보를 먼저 채워 주세요.`,
  notInvoice: '현금영수증은 받는 번호를 입력해 주세요.',
  notReceiptPaper: '현금영수증만 받는 번호를 입력할 수 있어요.',
  notAmendment: '수정분만 수정 사유를 고칠 수 있어요.',
  nothingLeftOfPaper: '남은 금액이 없는 증빙이에요.',
  byRefund: '결제사가 발급한 현금영수증은 환불하면 저절로 바뀌어요.',
  hasReplacement: '새로 발급할 증빙을 먼저 취소해 주세요.',
  notRenewable: '다시 만들 금액이 남아 있지 않아요.',
  /** In Hometax's remark, by which its list names the paper again. */
  remark: (tp_no: number) => `증빙 ${tp_no}`,
  remarked: (note: string) => {
    const [, tp_no] = note.match(/증빙\s*(\d{1,9})(?!\d)/) ?? []
    return tp_no === undefined ? null : Number(tp_no)
  },
  wholeWon: '금액을 확인해 주세요.',
  noPaper: '맞는 증빙을 찾을 수 없어요.',
  notNamed: '비고에 증빙 번호가 없고, 등록번호와 공급가액도 없어 찾을 수 없어요.',
  severalPapers: '같은 회사의 같은 금액이 여러 건이에요. 목록에서 하나씩 기록해 주세요.',
  otherAmount: '등록번호나 금액이 증빙과 달라요.',
  sameInFile: (row: number) => `${row}행과 같은 승인번호예요.`,
  paperTwice: (row: number) => `${row}행과 같은 증빙이에요.`,
  importChanged: '다른 사람이 먼저 기록했어요. 파일을 다시 올려 확인해 주세요.',
  hometax: { tax_invoice: '홈택스 세금계산서', invoice: '홈택스 계산서' },
}

export const paperAlarms = {
  due: (count: number) => `계약 대금의 세금계산서 ${count}건을 발급해 주세요`,
  late: (count: number) => `${count}건은 기한이 지났어요`,
  asked: (title: string, paper: Pick<TaxPaper, 'kind' | 'amended_of'>, due: string) =>
    `${title} · ${nameOf(paper)}를 ${showDate(due)}까지 발급해 주세요`,
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
