import {
  contractTemplates,
  templateColumns,
  templateFields,
  templateState,
} from '@crm/contract/features/contractTemplates/contractTemplates'
import { pathOf } from '@crm/contract/paths'
import { choice, keyword } from '../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../shared/kit/list/ListPage.tsx'
import { withCells } from '../../shared/kit/list/listColumns.tsx'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { contractTemplatesText as text } from './contractTemplates.messages.ts'
import { TemplatePanel } from './TemplatePanel.tsx'

const columns = withCells(templateColumns, {
  state: ({ state }) => <Tag tone={state ? 'green' : 'gray'}>{templateState.label(state)}</Tag>,
})

const filters = [
  keyword(text.search),
  choice('state', templateState, { label: templateFields.state, all: text.allStates }),
]

/** Texts that contracts are made from. */
export const TemplatesTab = () => (
  <ListPage
    endpoint={contractTemplates.list}
    columns={columns}
    filters={filters}
    create={{ to: pathOf('AdminContractCreate'), endpoint: contractTemplates.create }}
    excel={contractTemplates.excel}
    saved="contractTemplates"
    peek={TemplatePanel}
    words={text.list}
  />
)
