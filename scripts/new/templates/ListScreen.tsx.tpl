import { {{one}}Columns, {{one}}Fields, {{one}}State, {{many}} } from '@crm/contract/features/{{many}}/{{many}}'
import { {{one}}Screens } from '@crm/contract/features/{{many}}/{{many}}.screens'
import { choice, keyword } from '../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../shared/kit/list/ListPage.tsx'
import { {{One}}Panel } from './{{One}}DetailScreen.tsx'
import { {{many}}Text as text } from './{{many}}.messages.ts'

const filters = [keyword(text.search), choice('state', {{one}}State, { label: {{one}}Fields.state, all: text.allStates })]

export const {{One}}ListScreen = () => (
  <ListPage
    endpoint={ {{many}}.list}
    columns={ {{one}}Columns}
    filters={filters}
    create={{ to: {{one}}Screens.{{One}}Create.path, endpoint: {{many}}.create }}
    excel={ {{many}}.excel}
    saved="{{many}}"
    peek={ {{One}}Panel}
    words={text.list}
  />
)
