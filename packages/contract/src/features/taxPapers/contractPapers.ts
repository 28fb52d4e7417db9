import * as z from 'zod'
import { staff } from '../../access.ts'
import { listOf, pageOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { date, key, keyword, line, optionalLine, paging } from '../../kit/fields.ts'
import { sorting } from '../../kit/record.ts'
import { amendCode, ContractPaper, paperDue } from './contractPapers.rows.ts'
import { approvalNumber, CompanyDraft, receiptReceiver, takenOff } from './taxPapers.fields.ts'
import { cashKind, paperKind, paperState } from './taxPapers.rows.ts'

const filter = z.object({
  keyword: keyword(),
  tp_state: paperState.schema.optional(),
  kind: paperKind.schema.optional(),
  due: paperDue.schema.optional(),
  /** By the day of the money. */
  from: date().optional(),
  to: date().optional(),
  client_no: key().optional(),
  ...sorting('reg_dt', 'due_dt', 'total'),
})

/** What is paid for contracts is seen by whoever manages contracts, and by nobody who only manages the camp. */
const access = staff('AdminContract')
const path = '/crm/v3/tax_papers/contracts'
const params = z.object({ tp_no: key() })
const response = listOf(ContractPaper)

export const contractPapers = {
  contractList: endpoint({
    method: 'GET',
    path,
    summary: '계약 대금의 세금계산서, 계산서, 현금영수증 목록',
    access,
    query: filter.extend(paging),
    response: pageOf(ContractPaper),
  }),
  contractSums: endpoint({
    method: 'GET',
    path: `${path}/sums`,
    summary: '계약 증빙 목록의 합계. 조건은 목록과 같다',
    access,
    query: filter,
    response: listOf(
      z.object({ count: z.int(), supply: z.int(), vat: z.int(), total: z.int(), soon: z.int(), late: z.int() }),
    ),
  }),
  contractExcel: endpoint({
    method: 'GET',
    path: `${path}/excel`,
    summary: '계약 증빙 목록을 엑셀 파일로. 조건과 순서는 목록과 같다',
    access,
    binary: true,
    query: filter,
    response: listOf(z.never()),
  }),
  contractHometax: endpoint({
    method: 'GET',
    path: `${path}/hometax`,
    summary: '발급을 기다리는 것을 홈택스 일괄발급 양식으로. 100건을 넘으면 100건씩 나눈 엑셀 파일을 압축 파일로',
    access,
    query: z.object({ kind: z.enum(['tax_invoice', 'invoice']) }),
    binary: true,
    response: listOf(z.never()),
  }),
  contractDetail: endpoint({
    method: 'GET',
    path: `${path}/:tp_no`,
    summary: '계약 증빙 하나',
    access,
    params,
    response,
  }),
  contractCompany: endpoint({
    method: 'POST',
    path: `${path}/:tp_no/company`,
    summary: '발급 전에 받는 회사를 채우거나 고친다',
    access,
    params,
    body: CompanyDraft,
    response,
  }),
  contractReceiver: endpoint({
    method: 'POST',
    path: `${path}/:tp_no/receiver`,
    summary: '발급 전에 현금영수증을 받는 번호와 용도를 채우거나 고친다',
    access,
    params,
    body: z.object({ cash_kind: cashKind.schema, receiver: receiptReceiver() }),
    response,
  }),
  contractCode: endpoint({
    method: 'POST',
    path: `${path}/:tp_no/code`,
    summary: '발급 전에 수정분의 수정 사유를 고친다',
    access,
    params,
    body: z.object({ amend_code: amendCode.schema }),
    response,
  }),
  contractIssue: endpoint({
    method: 'POST',
    path: `${path}/:tp_no/issue`,
    summary: '홈택스에서 발급한 것의 승인번호를 기록한다',
    access,
    params,
    body: z.object({ issue_number: approvalNumber() }),
    response,
  }),
  contractAmend: endpoint({
    method: 'POST',
    path: `${path}/:tp_no/amend`,
    summary:
      '수정 사유를 골라 수정분을 만든다. 공급가액 변동과 환입은 금액만큼, 나머지는 전부 빼고, 착오정정은 새로 발급할 것도 만든다',
    access,
    params,
    body: z.object({ amend_code: amendCode.schema, amount: takenOff().nullable(), reason: optionalLine(200) }),
    response,
  }),
  contractCancel: endpoint({
    method: 'POST',
    path: `${path}/:tp_no/cancel`,
    summary: '취소한다. 수정분이 있는 것은 취소할 수 없다',
    access,
    params,
    body: z.object({ reason: line(200) }),
    response,
  }),
  contractRenew: endpoint({
    method: 'POST',
    path: `${path}/:tp_no/renew`,
    summary: '취소한 것을 남은 입금액으로 다시 만든다',
    access,
    params,
    response,
  }),
}
