import { {{one}}Fields, {{one}}State, {{many}} } from '@crm/contract/features/{{many}}/{{many}}'
import { pathOf } from '@crm/contract/paths'
import { feature } from '../../feature.ts'
import { recordOwners } from '../comments/recordOwners.ts'
import { find{{One}} } from './{{many}}.queries.ts'
import {
  create{{One}},
  download{{One}}Excel,
  get{{One}},
  list{{Many}},
  remove{{One}},
  update{{One}},
} from './{{many}}.service.ts'

export const {{many}}Feature = feature(
  {{many}},
  {
    list: list{{Many}},
    excel: download{{One}}Excel,
    detail: get{{One}},
    create: create{{One}},
    update: update{{One}},
    remove: remove{{One}},
  },
  recordOwners({
    table: '{{table}}',{{ownerScopes}}
    fields: {
      {{p}}_title: [{{one}}Fields.{{p}}_title],
      {{p}}_content: [{{one}}Fields.{{p}}_content],
      state: [{{one}}Fields.state, (state) => {{one}}State.label(state as 1)],
    },
    about: async ({ db }, {{p}}_no) => {
      const {{one}} = await find{{One}}(db, {{p}}_no)
      return {{one}} && { name: {{one}}.{{p}}_title, link: pathOf('{{One}}Detail', { id: {{p}}_no }), people: [{{one}}.emp_no] }
    },
  }),
)
