import * as z from 'zod'
import { staff } from '../../access.ts'
import { columnsOf } from '../../kit/columns.ts'
import { key, keyword, no } from '../../kit/fields.ts'
import { labelledNumbers } from '../../kit/labelled.ts'
import { recordEndpoints, sorting } from '../../kit/record.ts'

export const {{one}}State = labelledNumbers({ 1: '사용', 2: '종료' })

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

/** The list, and its Excel file. */
export const {{one}}Columns = columnsOf<{{One}}Row>()('{{p}}_no', {
  {{p}}_title: { title: {{one}}Fields.{{p}}_title, sortable: true, card: 'title' },
  state: { title: {{one}}Fields.state, width: 88, card: 'side', value: ({ state }) => {{one}}State.label(state) },
  emp_name: { title: '작성자', width: 110, card: 'fact' },
  reg_dt: { title: '등록일', kind: 'date', width: 120, sortable: true, card: 'fact' },
})

export const {{many}} = recordEndpoints({
  path: '/crm/v3/{{table}}',
  word: '{{word}}',
  access: staff({{scopes}}),
  params: z.object({ {{p}}_no: key() }),
  filter: z.object({ keyword: keyword(), state: z.coerce.number().pipe({{one}}State.schema).optional(), ...sorting('reg_dt', '{{p}}_title') }),
  row: {{One}}Row,
  detail: {{One}},
  draft: z.object({
    {{p}}_title: z.string().trim().min(1, '제목을 입력해 주세요.').max(100),
    {{p}}_content: z.string().trim().min(1, '내용을 입력해 주세요.').max(10_000),
    state: {{one}}State.schema,
  }),
})
