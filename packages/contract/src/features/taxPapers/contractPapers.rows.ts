import * as z from 'zod'
import { columnsOf } from '../../kit/columns.ts'
import { no } from '../../kit/fields.ts'
import { labelled, labelledNumbers } from '../../kit/labelled.ts'
import { cashKind, paperKind, paperState, TaxPaper } from './taxPapers.rows.ts'

/** Why the tax office is told of a change (부가가치세법 시행령 제70조). */
export const amendCode = labelledNumbers({
  1: '기재사항 착오정정',
  2: '공급가액 변동',
  3: '환입',
  4: '계약의 해제',
  5: '내국신용장 사후개설',
  6: '착오에 의한 이중발급',
})
export type AmendCode = (typeof amendCode.values)[number]

/** Only these take off a part; the others undo the whole paper. */
export const takesPart = (code: AmendCode) => code === 2 || code === 3
/** What is undone because it said something wrong is issued once more. */
export const isReplaced = (code: AmendCode) => code === 1 || code === 5

export const paperDue = labelled({ soon: '곧 마감', late: '기한 지남', missing: '정보 부족' })

/** A paper of what was paid for a contract. */
export const ContractPaper = TaxPaper.omit({ pay_no: true, pay_title: true }).extend({
  ctr_no: no(),
  ctr_title: z.string(),
  proj_no: no(),
  proj_name: z.string(),
  projcrd_title: z.string(),
  /** The deposit that it states; null where the money came by a payment. */
  dep_no: no().nullable(),
  pay_no: no().nullable(),
  amend_code: amendCode.schema.nullable(),
  /** The paper in whose place it is. */
  replaces: no().nullable(),
  /** It must be issued within days. */
  is_soon: z.boolean(),
  /** What has to be known before it can be issued, in words. */
  missing: z.array(z.string()),
})
export type ContractPaper = z.output<typeof ContractPaper>

/** Of the tab and its Excel file. */
export const contractPaperColumns = columnsOf<ContractPaper>()('tp_no', {
  tp_no: { title: '번호', kind: 'number', only: 'excel' },
  client_name: { title: '고객사', width: 132, card: 'title' },
  kind: {
    title: '종류',
    width: 112,
    card: 'fact',
    value: ({ kind, amended_of }) => `${amended_of === null ? '' : '수정 '}${paperKind.label(kind)}`,
  },
  tp_state: { title: '상태', width: 96, card: 'side', value: ({ tp_state }) => paperState.label(tp_state) },
  title: {
    title: '내용',
    card: 'hidden',
    value: ({ ctr_title, projcrd_title }) => `${ctr_title} · ${projcrd_title}`,
  },
  proj_name: { title: '프로젝트', only: 'excel' },
  paid_dt: { title: '입금일', kind: 'date', width: 96, card: 'hidden' },
  supply: { title: '공급가액', kind: 'money', width: 104, card: 'hidden' },
  vat: { title: '세액', kind: 'money', width: 92, card: 'hidden' },
  total: { title: '합계', kind: 'money', width: 112, sortable: true, card: 'fact' },
  due_dt: { title: '발급 기한', kind: 'date', width: 116, sortable: true, card: 'fact' },
  missing: { title: '빠진 정보', width: 124, card: 'hidden', value: ({ missing }) => missing.join(', ') },
  issue_number: { title: '승인번호', only: 'excel' },
  issued_dt: { title: '발급일', kind: 'date', only: 'excel' },
  receiver: { title: '받는 번호', only: 'excel' },
  cash_kind: {
    title: '용도',
    only: 'excel',
    value: ({ cash_kind }) => (cash_kind === null ? '' : cashKind.label(cash_kind)),
  },
  company_name: { title: '상호', only: 'excel' },
  company_rep: { title: '대표자', only: 'excel' },
  company_addr: { title: '사업장 주소', only: 'excel' },
  company_type: { title: '업태', only: 'excel' },
  company_item: { title: '종목', only: 'excel' },
  company_email: { title: '이메일', only: 'excel' },
  amended_of: { title: '수정한 번호', kind: 'number', only: 'excel' },
  amend_code: {
    title: '수정 사유',
    only: 'excel',
    value: ({ amend_code }) => (amend_code === null ? '' : amendCode.label(amend_code)),
  },
  reason: { title: '메모', only: 'excel' },
  reg_dt: { title: '등록일', kind: 'dateTime', only: 'excel' },
})
