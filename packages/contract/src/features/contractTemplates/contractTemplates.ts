import * as z from 'zod'
import { staff } from '../../access.ts'
import { listOf } from '../../kit/answer.ts'
import { columnsOf } from '../../kit/columns.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { flag, key, keyword, line, no, optionalLine } from '../../kit/fields.ts'
import { labelledNumbers } from '../../kit/labelled.ts'
import { recordEndpoints, sorting } from '../../kit/record.ts'
import { richText } from '../../kit/richText.ts'
import { unknownPlaceholders } from './placeholders.ts'

export const templateState = labelledNumbers({ 1: '사용', 0: '사용 안 함' })

/** The word for each fact: forms, lists, Excel files and the history agree. */
export const templateFields = {
  ctt_name: '서식 이름',
  ctt_text: '설명',
  ctt_html: '본문',
  ctt_ver: '버전',
  state: '사용 여부',
} as const

/** Of the HTML: about forty pages. */
export const mostHtml = 100_000

export const templateMessages = {
  name: '서식 이름을 입력해 주세요.',
  html: '본문을 입력해 주세요.',
  unknown: (names: readonly string[]) => `쓸 수 없는 치환자예요: ${names.map((name) => `{{${name}}}`).join(', ')}`,
} as const

const html = () =>
  richText(mostHtml, templateMessages.html).superRefine((written, context) => {
    const unknown = unknownPlaceholders(written)
    if (unknown.length) context.addIssue({ code: 'custom', message: templateMessages.unknown(unknown.slice(0, 5)) })
  })

export const TemplateDraft = z.object({
  ctt_name: z.string().trim().min(1, templateMessages.name).max(100, { abort: true }).pipe(line(100)),
  ctt_text: optionalLine(300),
  ctt_html: html(),
  state: templateState.schema,
})
export type TemplateDraft = z.output<typeof TemplateDraft>

export const TemplateRow = z.object({
  ctt_no: no(),
  ctt_name: z.string(),
  ctt_text: z.string(),
  ctt_ver: z.int(),
  state: templateState.schema,
  /** Null for those that came with the product. */
  emp_name: z.string().nullable(),
  update_dt: z.string(),
  reg_dt: z.string(),
})
export type TemplateRow = z.output<typeof TemplateRow>

export const Template = TemplateRow.extend({ ctt_html: z.string(), emp_no: no().nullable(), rev: z.int() })
export type Template = z.output<typeof Template>

/** The list, and its Excel file. */
export const templateColumns = columnsOf<TemplateRow>()('ctt_no', {
  ctt_name: { title: templateFields.ctt_name, width: 240, sortable: true, card: 'title' },
  ctt_text: { title: templateFields.ctt_text, card: 'hidden' },
  ctt_ver: { title: templateFields.ctt_ver, kind: 'number', width: 80, card: 'fact' },
  emp_name: { title: '작성자', width: 96, card: 'fact' },
  state: { title: templateFields.state, width: 110, card: 'side', value: ({ state }) => templateState.label(state) },
  update_dt: { title: '수정일', kind: 'date', width: 124, sortable: true, card: 'hidden' },
  reg_dt: { title: '등록일', kind: 'date', width: 124, sortable: true, only: 'excel' },
})

const access = staff('AdminContract')
const params = z.object({ ctt_no: key() })
const path = '/crm/v3/contract_templates'

export const contractTemplates = {
  ...recordEndpoints({
    path,
    word: '계약 서식',
    access,
    params,
    filter: z.object({
      keyword: keyword(),
      state: flag().optional(),
      ...sorting('update_dt', 'reg_dt', 'ctt_name'),
    }),
    row: TemplateRow,
    detail: Template,
    draft: TemplateDraft,
  }),
  preview: endpoint({
    method: 'POST',
    path: `${path}/preview`,
    summary: '서식에 프로젝트의 내용을 채운 본문. 프로젝트를 고르지 않으면 보기로 채운다',
    access,
    body: z.object({ ctt_html: html(), proj_no: no().nullable() }),
    response: listOf(z.object({ html: z.string() })),
  }),
  versions: endpoint({
    method: 'GET',
    path: `${path}/:ctt_no/versions`,
    summary: '서식의 모든 버전, 최신 먼저',
    access,
    params,
    response: listOf(
      z.object({ ctt_ver: z.int(), ctt_html: z.string(), user_name: z.string().nullable(), reg_dt: z.string() }),
    ),
  }),
}
