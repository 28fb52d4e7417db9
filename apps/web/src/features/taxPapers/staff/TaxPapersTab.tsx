import { paperColumns, taxPapers } from '@crm/contract/features/taxPapers/taxPapers'
import { paperKind, paperState } from '@crm/contract/features/taxPapers/taxPapers.rows'
import { Button, Menu } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useExcel } from '../../../shared/kit/files/download/useExcel.ts'
import { choice, dates, keyword } from '../../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../../shared/kit/list/ListPage.tsx'
import { withCells } from '../../../shared/kit/list/listColumns.tsx'
import { company } from '../../reference/filters.tsx'
import { PaperStateTag } from '../PaperStateTag.tsx'
import { taxPapersText as text } from '../taxPapers.messages.ts'
import { TaxPaperPanel } from './TaxPaperPanel.tsx'

const columns = withCells(paperColumns, { tp_state: (paper) => <PaperStateTag paper={paper} /> })

const filters = [
  keyword(text.search),
  choice('tp_state', paperState, { label: text.state, all: text.allStates }),
  choice('kind', paperKind, { label: text.kind, all: text.allKinds }),
  company('client_no'),
  dates('start_dt', 'end_dt'),
]

const forms = ['tax_invoice', 'invoice'] as const

/** Hometax has one form for what is taxed and another for what is not. */
const HometaxButton = () => {
  const excels = {
    tax_invoice: useExcel(taxPapers.hometax, { kind: 'tax_invoice' }),
    invoice: useExcel(taxPapers.hometax, { kind: 'invoice' }),
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          title={text.hometaxHint}
          loading={forms.some((kind) => excels[kind].isBusy)}
          leftSection={<IconFileSpreadsheet size={16} stroke={1.6} aria-hidden />}
        >
          {text.hometax}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {forms.map((kind) => (
          <Menu.Item key={kind} onClick={excels[kind].start}>
            {text.hometaxForms[kind]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Every receipt and invoice; a row opens beside the list, where its number is recorded. */
export const TaxPapersTab = () => (
  <ListPage
    emptyAction={null}
    endpoint={taxPapers.list}
    columns={columns}
    filters={filters}
    excel={taxPapers.excel}
    actions={<HometaxButton />}
    saved="taxPapers"
    peek={TaxPaperPanel}
    words={text.list}
  />
)
