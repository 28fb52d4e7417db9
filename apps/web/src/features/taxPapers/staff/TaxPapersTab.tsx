import { paperColumns, taxPapers } from '@crm/contract/features/taxPapers/taxPapers'
import { paperKind, paperState } from '@crm/contract/features/taxPapers/taxPapers.rows'
import { choice, dates, keyword } from '../../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../../shared/kit/list/ListPage.tsx'
import { withCells } from '../../../shared/kit/list/listColumns.tsx'
import { company } from '../../reference/filters.tsx'
import { PaperStateTag } from '../PaperStateTag.tsx'
import { taxPapersText as text } from '../taxPapers.messages.ts'
import { HometaxButton } from './HometaxButton.tsx'
import { TaxPaperPanel } from './TaxPaperPanel.tsx'

const columns = withCells(paperColumns, { tp_state: (paper) => <PaperStateTag paper={paper} /> })

const filters = [
  keyword(text.search),
  choice('tp_state', paperState, { label: text.state, all: text.allStates }),
  choice('kind', paperKind, { label: text.kind, all: text.allKinds }),
  company('client_no'),
  dates('start_dt', 'end_dt'),
]

/** Every receipt and invoice; a row opens beside the list, where its number is recorded. */
export const TaxPapersTab = () => (
  <ListPage
    emptyAction={null}
    endpoint={taxPapers.list}
    columns={columns}
    filters={filters}
    excel={taxPapers.excel}
    actions={<HometaxButton endpoint={taxPapers.hometax} />}
    saved="taxPapers"
    peek={TaxPaperPanel}
    words={text.list}
  />
)
