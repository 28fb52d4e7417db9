import * as z from 'zod'
import { either, staff } from '../../access.ts'
import { listOf, pageOf, removal } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { date, flag, key, keyword, no, paging } from '../../kit/fields.ts'
import { sorting } from '../../kit/record.ts'
import { Estimate, EstimateDraft, EstimateRow, PlanDraft } from './estimates.rows.ts'
import { answerReason, estimateMessages, estState, mostAmount, vatMode } from './estimates.words.ts'

const path = '/crm/v3/estimates'
const params = z.object({ est_no: key() })
const rev = no()

/** Whoever works on projects; the service looks at the project itself. */
const workers = either(staff('WorkList', 'WorkListV2', 'MyPageProject'), staff('AdminItem'))
const admins = staff('AdminItem')

const filter = z.object({
  keyword: keyword(),
  est_state: estState.schema.optional(),
  emp_no: key().optional(),
  psrv_no: key().optional(),
  /** By the day of registration. */
  from: date().optional(),
  to: date().optional(),
  least: z.coerce.number().int().min(0).max(mostAmount).optional(),
  most: z.coerce.number().int().min(0).max(mostAmount).optional(),
  /** Issued and valid for seven days more at most. */
  is_expiring: flag().optional(),
  ...sorting('reg_dt', 'est_issued_dt', 'est_amount', 'est_valid_dt'),
})

/** What a new estimate starts with, and how much each level may give away. */
export const EstimateSettings = z.object({
  /** By emp_lv 0 to 7, in percent; null for no limit. */
  es_limits: z.array(z.int().min(0, estimateMessages.rate).max(100, estimateMessages.rate).nullable()).length(8),
  es_valid_days: z.int(estimateMessages.dueDays).min(1, estimateMessages.dueDays).max(365, estimateMessages.dueDays),
  es_vat_mode: vatMode.schema,
  es_plan: z.array(PlanDraft).min(1, estimateMessages.planParts).max(12, estimateMessages.planParts),
  es_terms: z.string().trim().max(5000),
  es_note: z.string().trim().max(2000),
})
export type EstimateSettings = z.output<typeof EstimateSettings>

/** An item or a package as the editor offers it: without what it costs us. */
export const OfferedItem = z.object({
  ei_no: no(),
  ei_name: z.string(),
  ei_content: z.string(),
  ei_unit: z.string(),
  ei_price: z.int(),
  is_taxable: z.boolean(),
  psrv_name: z.string().nullable(),
})
export type OfferedItem = z.output<typeof OfferedItem>

export const OfferedPackage = z.object({
  ep_no: no(),
  ep_name: z.string(),
  ep_text: z.string(),
  lines: z.array(z.object({ ei_no: no(), quantity: z.number(), rate: z.int() })),
})
export type OfferedPackage = z.output<typeof OfferedPackage>

/** Somebody at the client; what is not known is empty. */
export const Recipient = z.object({ name: z.string(), number: z.string(), email: z.string() })
export type Recipient = z.output<typeof Recipient>

const act = <Name extends string, Body extends z.ZodObject>(name: Name, summary: string, body: Body) =>
  endpoint({
    method: 'POST',
    path: `${path}/:est_no/${name}` as const,
    summary,
    access: workers,
    params,
    body,
    response: listOf(Estimate),
  })

const reason = z.string().trim().max(500)

export const estimates = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '견적 현황: 모든 견적',
    access: admins,
    query: filter.extend({ offset: paging.offset, limit: paging.limit }),
    response: pageOf(EstimateRow),
  }),
  sums: endpoint({
    method: 'GET',
    path: `${path}/sums`,
    summary: '견적 현황의 합계. 조건은 목록과 같다',
    access: admins,
    query: filter,
    response: listOf(z.object({ count: z.int(), est_supply: z.int(), est_vat: z.int(), est_amount: z.int() })),
  }),
  excel: endpoint({
    method: 'GET',
    path: `${path}/excel`,
    summary: '견적 현황을 엑셀 파일로. 조건과 순서는 목록과 같다',
    access: admins,
    binary: true,
    query: filter,
    response: listOf(z.never()),
  }),
  settings: endpoint({
    method: 'GET',
    path: `${path}/settings`,
    summary: '할인 한도와 새 견적의 기본값',
    access: workers,
    response: listOf(EstimateSettings.extend({ rev: z.int() })),
  }),
  changeSettings: endpoint({
    method: 'PUT',
    path: `${path}/settings`,
    summary: '할인 한도와 기본값 수정. rev가 낡았으면 409',
    access: admins,
    body: EstimateSettings.extend({ rev }),
    response: listOf(EstimateSettings.extend({ rev: z.int() })),
  }),
  offered: endpoint({
    method: 'GET',
    path: `${path}/offered`,
    summary: '견적에 넣을 수 있는 항목과 묶음. 원가는 없다',
    access: workers,
    response: listOf(z.object({ items: z.array(OfferedItem), packages: z.array(OfferedPackage) })),
  }),
  ofProject: endpoint({
    method: 'GET',
    path: `${path}/project/:proj_no`,
    summary: '프로젝트의 견적: 모든 버전, 최신 먼저',
    access: workers,
    params: z.object({ proj_no: key() }),
    response: listOf(EstimateRow),
  }),
  recipients: endpoint({
    method: 'GET',
    path: `${path}/project/:proj_no/recipients`,
    summary: '견적을 받을 수 있는 고객사의 사람: 대표자, 연락처, 포털 회원',
    access: workers,
    params: z.object({ proj_no: key() }),
    response: listOf(Recipient),
  }),
  detail: endpoint({
    method: 'GET',
    path: `${path}/:est_no`,
    summary: '견적 하나: 항목, 결제 계획, 승인, 버전',
    access: workers,
    params,
    response: listOf(Estimate),
  }),
  create: endpoint({
    method: 'POST',
    path,
    summary: '견적 작성 시작. 처음 저장할 때 만들어진다',
    access: workers,
    body: EstimateDraft.extend({ proj_no: no() }),
    response: listOf(Estimate),
  }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/:est_no`,
    summary: '작성 중인 견적 저장. 내용이 바뀌면 승인은 사라진다. rev가 낡았으면 409',
    access: workers,
    params,
    body: EstimateDraft.extend({ rev }),
    response: listOf(Estimate),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:est_no`,
    summary: '작성 중인 견적 삭제',
    access: workers,
    params,
    response: removal(),
  }),
  approvers: endpoint({
    method: 'GET',
    path: `${path}/:est_no/approvers`,
    summary: '이 할인을 승인할 수 있는 사람',
    access: workers,
    params,
    response: listOf(z.object({ emp_no: no(), emp_name: z.string(), limit: z.int().nullable() })),
  }),
  ask: act('ask', '할인 한도를 넘은 견적의 승인 요청', z.object({ emp_no: no(), text: reason, rev })),
  decide: act(
    'decide',
    '승인 또는 반려. 반려에는 이유가 필요하다',
    z
      .object({ is_approved: z.boolean(), text: reason, rev })
      .refine(({ is_approved, text }) => is_approved || text !== '', {
        path: ['text'],
        message: estimateMessages.decision,
      }),
  ),
  issue: act('issue', '발행: 번호, 사본, PDF가 정해지고 더는 고칠 수 없다', z.object({ rev, sends_mail: z.boolean() })),
  send: act(
    'send',
    '발행한 견적서를 다시 메일로 보내기',
    z.object({
      name: z.string().trim().min(1, estimateMessages.toName).max(50),
      email: z.email(estimateMessages.email).max(254),
    }),
  ),
  revise: act('revise', '수정: 같은 견적의 다음 버전을 만든다', z.object({})),
  withdraw: act('withdraw', '발행한 견적 철회', z.object({ rev })),
  extend: act('extend', '유효 기간 연장. 만료된 견적은 다시 발행 상태가 된다', z.object({ est_valid_dt: date(), rev })),
  answer: act(
    'answer',
    '전화 등으로 받은 답을 적기',
    z
      .object({
        is_accepted: z.boolean(),
        name: z.string().trim().min(1, estimateMessages.toName).max(50),
        reason: answerReason.schema.nullable(),
        text: reason,
        rev,
      })
      .refine(({ is_accepted, reason }) => is_accepted || reason !== null, {
        path: ['reason'],
        message: estimateMessages.answerReason,
      }),
  ),
  copy: endpoint({
    method: 'POST',
    path: `${path}/:est_no/copy`,
    summary: '다른 프로젝트에 복사: 새 견적으로 작성 중이 된다',
    access: workers,
    params,
    body: z.object({ proj_no: no() }),
    response: listOf(z.object({ est_no: no(), proj_no: no() })),
  }),
  pdf: endpoint({
    method: 'GET',
    path: `${path}/:est_no/pdf`,
    summary: '견적서 PDF. 작성 중이면 초안 표시가 있다',
    access: workers,
    binary: true,
    params,
    response: listOf(z.never()),
  }),
}
