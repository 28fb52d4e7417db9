import { contractPapers } from '@crm/contract/features/taxPapers/contractPapers'
import { contractPaperColumns, paperDue } from '@crm/contract/features/taxPapers/contractPapers.rows'
import { paperKind, paperState } from '@crm/contract/features/taxPapers/taxPapers.rows'
import { ImportButton } from '../../../shared/kit/import/ImportButton.tsx'
import { choice, dates, keyword } from '../../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../../shared/kit/list/ListPage.tsx'
import { withCells } from '../../../shared/kit/list/listColumns.tsx'
import { useFilter } from '../../../shared/lib/address/useFilter.ts'
import { useRead } from '../../../shared/lib/server/useRead.ts'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { Inline } from '../../../shared/ui/layout/Stack.tsx'
import { PaperStateTag } from '../PaperStateTag.tsx'
import { HometaxButton } from '../staff/HometaxButton.tsx'
import { taxPapersText } from '../taxPapers.messages.ts'
import { ContractPaperPanel } from './ContractPaperPanel.tsx'
import { contractPapersText as text } from './contractPapers.messages.ts'

const columns = withCells(contractPaperColumns, { tp_state: (paper) => <PaperStateTag paper={paper} /> })

const filters = [
  keyword(text.search),
  choice('tp_state', paperState, { label: taxPapersText.state, all: taxPapersText.allStates }),
  choice('kind', paperKind, { label: taxPapersText.kind, all: taxPapersText.allKinds }),
  choice('due', paperDue, { label: text.due, all: text.allDues }),
  dates('from', 'to', text.period),
]

/** What the papers that the filter leaves come to, and how many of them must be issued soon. */
const PaperSums = () => {
  const [filter] = useFilter(contractPapers.contractSums.query)
  const sums = useRead(contractPapers.contractSums, { query: filter }).data?.query[0]
  return (
    <Inline wraps>
      <SmallText>{sums ? text.sums(sums.count, sums.supply, sums.vat, sums.total) : '\u00a0'}</SmallText>
      {sums && sums.soon > 0 && <Tag tone="amber">{text.soonCount(sums.soon)}</Tag>}
      {sums && sums.late > 0 && <Tag tone="red">{text.lateCount(sums.late)}</Tag>}
    </Inline>
  )
}

/** Papers of what was paid for contracts; a row opens beside the list, where its number is recorded. */
export const ContractPapersTab = () => (
  <ListPage
    emptyAction={null}
    endpoint={contractPapers.contractList}
    columns={columns}
    filters={filters}
    above={<PaperSums />}
    excel={contractPapers.contractExcel}
    actions={
      <>
        <HometaxButton endpoint={contractPapers.contractHometax} />
        <ImportButton
          name="contractApprovals"
          title={text.importApprovals}
          label={text.importApprovals}
          endpoint={contractPapers.contractIssue}
        />
      </>
    }
    saved="contractPapers"
    peek={ContractPaperPanel}
    words={text.list}
  />
)
