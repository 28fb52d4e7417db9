import { type {{One}}Row, {{one}}Columns, {{one}}Fields, {{one}}State, {{many}} } from '@crm/contract/features/{{many}}/{{many}}'
import { pathOf } from '@crm/contract/paths'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { matches } from '../../db/search/search.ts'
import { recordFeature } from '../../record/recordFeature.ts'

const select{{Many}} = (db: Db) =>
  db
    .selectFrom('{{table}} as r')
    .innerJoin('employees as e', 'e.emp_no', 'r.emp_no')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .select(['r.{{p}}_no', 'r.{{p}}_title', 'r.reg_dt', 'u.user_name as emp_name'])
    .select(sql<{{One}}Row['state']>`r.state`.as('state'))

export const {{many}}Feature = recordFeature(
  {{many}},
  {
    table: '{{table}}',
    key: '{{p}}_no',
    word: '{{word}}',
    topic: '{{many}}.changed',{{ownerScopes}}
    rows: select{{Many}},
    detail: (db) => select{{Many}}(db).select(['r.{{p}}_content', 'r.emp_no', 'r.rev']),
    columns: {{one}}Columns,
    filters: {
      keyword: (keyword) => matches(sql`r.search_text`, keyword),
      state: (state) => sql`r.state = ${state}`,
    },
    order: { reg_dt: sql`r.{{p}}_no`, {{p}}_title: sql`r.{{p}}_title` },
    insert: (draft, emp_no) => ({ ...draft, emp_no }),
    update: (draft) => draft,
    history: {
      {{p}}_title: [{{one}}Fields.{{p}}_title],
      {{p}}_content: [{{one}}Fields.{{p}}_content],
      state: [{{one}}Fields.state, (state) => {{one}}State.labelOf(state)],
    },
    about: ({ {{p}}_no, {{p}}_title, emp_no }) => ({
      name: {{p}}_title,
      link: pathOf('{{One}}Detail', { id: {{p}}_no }),
      people: [emp_no],
    }),
  },
  {},
)
