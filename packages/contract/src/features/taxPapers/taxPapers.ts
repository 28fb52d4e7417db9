import * as z from 'zod'
import { clients, either, staff } from '../../access.ts'
import { listOf, pageOf } from '../../kit/answer.ts'
import { columnsOf } from '../../kit/columns.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { date, key, keyword, line, paging } from '../../kit/fields.ts'
import { contractPapers } from './contractPapers.ts'
import { approvalNumber, CompanyDraft, receiptReceiver, takenOff } from './taxPapers.fields.ts'
import { cashKind, PaymentPapers, paperKind, paperState, TaxPaper } from './taxPapers.rows.ts'

/** Of the list and its Excel file. */
export const paperColumns = columnsOf<TaxPaper>()('tp_no', {
  tp_no: { title: '번호', kind: 'number', only: 'excel' },
  kind: {
    title: '종류',
    width: 130,
    card: 'fact',
    value: ({ kind, amended_of }) => `${amended_of === null ? '' : '수정 '}${paperKind.label(kind)}`,
  },
  tp_state: { title: '상태', width: 100, card: 'side', value: ({ tp_state }) => paperState.label(tp_state) },
  client_name: { title: '회사명', width: 160, card: 'title' },
  pay_title: { title: '상품' },
  pay_no: { title: '결제 번호', kind: 'number', width: 80 },
  supply: { title: '공급가액', kind: 'money', width: 110 },
  vat: { title: '세액', kind: 'money', width: 100 },
  total: { title: '합계', kind: 'money', width: 110, card: 'fact' },
  receiver: { title: '받는 번호', width: 120, only: 'excel' },
  cash_kind: { title: '용도', only: 'excel', value: ({ cash_kind }) => cashKind.label(cash_kind) },
  company_name: { title: '상호', only: 'excel' },
  company_rep: { title: '대표자', only: 'excel' },
  company_addr: { title: '사업장 주소', only: 'excel' },
  company_type: { title: '업태', only: 'excel' },
  company_item: { title: '종목', only: 'excel' },
  company_email: { title: '이메일', only: 'excel' },
  issue_number: { title: '승인번호', only: 'excel' },
  due_dt: { title: '발급 기한', kind: 'date', width: 124, card: 'fact' },
  issued_dt: { title: '발급일', kind: 'date', width: 124 },
  amended_of: { title: '수정한 번호', kind: 'number', only: 'excel' },
  reason: { title: '사유', only: 'excel' },
  reg_dt: { title: '신청일', kind: 'dateTime', width: 150, only: 'excel' },
})

const filter = z.object({
  keyword: keyword(),
  tp_state: paperState.schema.optional(),
  kind: paperKind.schema.optional(),
  /** By the day of issue, or of the request where it was not issued. */
  start_dt: date().optional(),
  end_dt: date().optional(),
  client_no: key().optional(),
})

/** Who sees papers sees what was sold by them. */
const access = staff('CampAdmList')
const path = '/crm/v3/tax_papers'
const params = z.object({ tp_no: key() })
const ofPayment = z.object({ pay_no: key() })
const reason = () => line(200)

/** Of payments for anything but contracts, then those of contracts. */
export const taxPapers = {
  ...contractPapers,
  list: endpoint({
    method: 'GET',
    path,
    summary: '현금영수증과 세금계산서 목록. 최근 것부터',
    access,
    query: filter.extend(paging),
    response: pageOf(TaxPaper),
  }),
  excel: endpoint({
    method: 'GET',
    path: `${path}/excel`,
    summary: '현금영수증과 세금계산서 목록을 엑셀 파일로',
    access,
    binary: true,
    query: filter,
    response: listOf(z.never()),
  }),
  hometax: endpoint({
    method: 'GET',
    path: `${path}/hometax`,
    summary: '발급을 기다리는 세금계산서나 계산서(면세)를 홈택스 일괄발급 양식의 항목 순서대로 엑셀 파일로',
    access,
    query: z.object({ kind: z.enum(['tax_invoice', 'invoice']) }),
    binary: true,
    response: listOf(z.never()),
  }),
  detail: endpoint({
    method: 'GET',
    path: `${path}/:tp_no`,
    summary: '현금영수증이나 세금계산서 하나',
    access,
    params,
    response: listOf(TaxPaper),
  }),
  issue: endpoint({
    method: 'POST',
    path: `${path}/:tp_no/issue`,
    summary: '홈택스에서 발급한 것의 승인번호를 기록한다 (emp_lv 4 이상)',
    access,
    params,
    body: z.object({ issue_number: approvalNumber() }),
    response: listOf(TaxPaper),
  }),
  retry: endpoint({
    method: 'POST',
    path: `${path}/:tp_no/retry`,
    summary: '발급하지 못한 현금영수증을 결제사에 다시 보낸다 (emp_lv 4 이상)',
    access,
    params,
    response: listOf(TaxPaper),
  }),
  amend: endpoint({
    method: 'POST',
    path: `${path}/:tp_no/amend`,
    summary: '발급한 것에서 금액을 빼는 수정분을 만든다. 환불은 저절로 만들어진다 (emp_lv 4 이상)',
    access,
    params,
    body: z.object({ amount: takenOff(), reason: reason() }),
    response: listOf(TaxPaper),
  }),
  cancel: endpoint({
    method: 'POST',
    path: `${path}/:tp_no/cancel`,
    summary: '취소한다. 결제사가 발급한 현금영수증은 결제사에서도 취소된다 (emp_lv 4 이상)',
    access,
    params,
    body: z.object({ reason: reason() }),
    response: listOf(TaxPaper),
  }),
  ofPayment: endpoint({
    method: 'GET',
    path: '/crm/v3/payments/:pay_no/papers',
    summary: '결제 하나의 증빙과 신청할 수 있는 것',
    access: either(staff('CampAdmList', 'AdminMembership'), clients),
    params: ofPayment,
    response: listOf(PaymentPapers),
  }),
  askInvoice: endpoint({
    method: 'POST',
    path: '/crm/v3/payments/:pay_no/tax_invoice',
    summary: '세금계산서를 신청하거나, 발급 전이면 받는 회사를 고친다. 면세 상품은 계산서가 된다',
    access: either(staff('CampAdmList', 'AdminMembership'), clients),
    params: ofPayment,
    body: CompanyDraft,
    response: listOf(PaymentPapers),
  }),
  askReceipt: endpoint({
    method: 'POST',
    path: '/crm/v3/payments/:pay_no/cash_receipt',
    summary: '현금영수증을 신청한다. 결제사가 곧 발급한다',
    access: either(staff('CampAdmList', 'AdminMembership'), clients),
    params: ofPayment,
    body: z.object({ cash_kind: cashKind.schema, receiver: receiptReceiver() }),
    response: listOf(PaymentPapers),
  }),
}
