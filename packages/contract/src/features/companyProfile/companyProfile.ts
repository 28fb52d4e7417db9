import * as z from 'zod'
import { either, staff } from '../../access.ts'
import { listOf, pageOf } from '../../kit/answer.ts'
import { columnsOf } from '../../kit/columns.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { dateTime, no, optionalLine, paging } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'

export const profileFields = {
  cpr_business: '업태',
  cpr_item: '종목',
  accounts: '입금 계좌',
} as const

export const profileMessages = {
  bank: '은행을 골라 주세요.',
  number: '계좌 번호는 숫자와 - 로 6자에서 30자까지 입력해 주세요.',
  holder: '예금주를 입력해 주세요.',
  notPng: 'PNG 그림만 올릴 수 있어요. 가로와 세로는 2,000픽셀까지예요.',
} as const

export const mostAccounts = 10
/** Of the picture of a seal, in bytes. */
export const mostSeal = 1024 * 1024

export const CompanyAccount = z.object({
  bank_code: z.string(profileMessages.bank).regex(/^[0-9]{3}$/, profileMessages.bank),
  cac_number: z
    .string()
    .trim()
    .max(30, { message: profileMessages.number, abort: true })
    .regex(/^[0-9][0-9-]{4,28}[0-9]$/, profileMessages.number),
  cac_holder: z.string().trim().min(1, profileMessages.holder).max(50, { abort: true }).pipe(optionalLine(50)),
})
export type CompanyAccount = z.output<typeof CompanyAccount>

export const CompanyProfileDraft = z.object({
  cpr_business: optionalLine(50),
  cpr_item: optionalLine(100),
  /** The first one is printed on papers. */
  accounts: z.array(CompanyAccount).max(mostAccounts),
})
export type CompanyProfileDraft = z.output<typeof CompanyProfileDraft>

export const copyKind = labelled({ registration: '사업자등록증', account: '통장 사본' })

/** Where a copy of one of our own papers is kept: its files are those of `company_copies`, the newest counts. */
export const CompanyCopy = z.object({
  cpc_no: no(),
  cpc_kind: copyKind.schema,
  /** Of an account: `신한은행 110-123-456789` */
  account: z.string().nullable(),
})
export type CompanyCopy = z.output<typeof CompanyCopy>

export const CompanyProfile = CompanyProfileDraft.extend({
  /** The first account in words; empty where there is none. */
  bank: z.string(),
  /** The picture that was set as a data address; null for the seal that is made from the company's name. */
  seal: z.string().nullable(),
  /** Whose seal it is. */
  company: z.string(),
  /** Of the registration first, then of each account. */
  copies: z.array(CompanyCopy),
  rev: z.int(),
})
export type CompanyProfile = z.output<typeof CompanyProfile>

export const sealedKind = labelled({ estimates: '견적서', contracts: '계약서', settlements: '입금 확인서' })

export const SealUse = z.object({
  su_no: no(),
  reg_dt: dateTime(),
  to_table: sealedKind.schema,
  to_no: no(),
  su_title: z.string(),
  emp_name: z.string().nullable(),
  is_picture: z.boolean(),
})
export type SealUse = z.output<typeof SealUse>

export const sealUseColumns = columnsOf<SealUse>()('su_no', {
  reg_dt: { title: '날인한 때', kind: 'dateTime', width: 160, card: 'fact' },
  to_table: { title: '문서', width: 100, card: 'side', value: ({ to_table }) => sealedKind.label(to_table) },
  su_title: { title: '제목', card: 'title' },
  emp_name: { title: '날인한 사람', width: 120, card: 'fact' },
  is_picture: {
    title: '직인',
    width: 110,
    card: 'hidden',
    value: ({ is_picture }) => (is_picture ? '등록한 그림' : '기본 직인'),
  },
})

const path = '/crm/v3/company_profile'
const admins = staff('AdminContract')
/** What papers print: whoever makes some sees it. */
const readers = either(staff('WorkList', 'WorkListV2', 'MyPageProject', 'AdminItem'), admins)

export const companyProfile = {
  profile: endpoint({
    method: 'GET',
    path,
    summary: '문서에 찍히는 회사 정보: 업태, 종목, 입금 계좌, 직인',
    access: readers,
    response: listOf(CompanyProfile),
  }),
  change: endpoint({
    method: 'PUT',
    path,
    summary: '업태, 종목, 입금 계좌 수정. rev가 낡았으면 409',
    access: admins,
    body: CompanyProfileDraft.extend({ rev: no() }),
    response: listOf(CompanyProfile),
  }),
  setSeal: endpoint({
    method: 'POST',
    path: `${path}/seal`,
    summary: '직인 그림 올리기 (PNG). 이미 나간 문서는 그때의 직인을 지닌다',
    access: admins,
    multipart: true,
    bodyLimit: mostSeal,
    body: z.object({ file: z.file(profileMessages.notPng) }),
    response: listOf(CompanyProfile),
  }),
  removeSeal: endpoint({
    method: 'DELETE',
    path: `${path}/seal`,
    summary: '직인 그림 지우기: 회사 이름으로 만든 기본 직인을 쓴다',
    access: admins,
    response: listOf(CompanyProfile),
  }),
  uses: endpoint({
    method: 'GET',
    path: `${path}/seal_uses`,
    summary: '직인 사용 기록, 최신 먼저',
    access: admins,
    query: z.object({ offset: paging.offset, limit: paging.limit }),
    response: pageOf(SealUse),
  }),
}
