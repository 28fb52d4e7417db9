import * as z from 'zod'
import { staff } from '../../access.ts'
import { listOf, nothing, pageOf } from '../../kit/answer.ts'
import { columnsOf } from '../../kit/columns.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { flag, key, keyword, no, paging } from '../../kit/fields.ts'
import { labelledNumbers } from '../../kit/labelled.ts'

export const {{one}}State = labelledNumbers({ 1: '사용', 0: '종료' })

/** The word for each fact: forms, lists, Excel files and the history agree. */
export const {{one}}Fields = { {{p}}_title: '제목', {{p}}_content: '내용', state: '상태' } as const

export const {{One}}Row = z.object({
  {{p}}_no: no(),
  {{p}}_title: z.string(),
  state: {{one}}State.schema,
  emp_name: z.string(),
  reg_dt: z.string(),
})
export type {{One}}Row = z.output<typeof {{One}}Row>

export const {{One}} = {{One}}Row.extend({ {{p}}_content: z.string(), rev: z.int() })
export type {{One}} = z.output<typeof {{One}}>

export const {{One}}Draft = z.object({
  {{p}}_title: z.string().trim().min(1, '제목을 입력해 주세요.').max(100),
  {{p}}_content: z.string().trim().min(1, '내용을 입력해 주세요.').max(10_000),
  state: {{one}}State.schema,
})
export type {{One}}Draft = z.output<typeof {{One}}Draft>

export const {{One}}Filter = z.object({
  keyword: keyword(),
  state: flag().optional(),
  sort: z.enum(['reg_dt', '{{p}}_title']).default('reg_dt'),
  desc: flag().default(1),
})
export type {{One}}Filter = z.output<typeof {{One}}Filter>

/** The list, and its Excel file. */
export const {{one}}Columns = columnsOf<{{One}}Row>()('{{p}}_no', {
  {{p}}_title: { title: {{one}}Fields.{{p}}_title, sortable: true, card: 'title' },
  state: { title: {{one}}Fields.state, width: 88, card: 'side', value: ({ state }) => {{one}}State.label(state) },
  emp_name: { title: '작성자', width: 110, card: 'fact' },
  reg_dt: { title: '등록일', kind: 'date', width: 120, sortable: true, card: 'fact' },
})

const access = staff({{scopes}})
const params = z.object({ {{p}}_no: key() })

export const {{many}} = {
  list: endpoint({
    method: 'GET',
    path: '/crm/v3/{{table}}',
    summary: '{{word}} 목록',
    access,
    query: {{One}}Filter.extend({ offset: paging.offset, limit: paging.limit.default(50) }),
    response: pageOf({{One}}Row),
  }),
  excel: endpoint({
    method: 'GET',
    path: '/crm/v3/{{table}}/excel',
    summary: '목록을 엑셀 파일로. 거르는 조건과 순서는 목록과 같다',
    access,
    binary: true,
    query: {{One}}Filter,
    response: listOf(z.never()),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/crm/v3/{{table}}/:{{p}}_no',
    summary: '{{word}} 하나',
    access,
    params,
    response: listOf({{One}}),
  }),
  create: endpoint({
    method: 'POST',
    path: '/crm/v3/{{table}}',
    summary: '{{word}} 등록',
    access,
    body: {{One}}Draft,
    response: listOf({{One}}),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/crm/v3/{{table}}/:{{p}}_no',
    summary: '{{word}} 수정. rev가 낡았으면 409',
    access,
    params,
    body: {{One}}Draft.extend({ rev: no() }),
    response: listOf({{One}}),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/crm/v3/{{table}}/:{{p}}_no',
    summary: '{{word}} 삭제',
    access,
    params,
    response: nothing(),
  }),
}
