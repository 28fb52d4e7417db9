import { blankLine } from '@crm/contract/features/estimates/blankLine'
import type { LineDraft } from '@crm/contract/features/estimates/estimates.rows'
import { won } from '@crm/contract/kit/numbers'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Beside } from '../../../../shared/ui/layout/Beside.tsx'
import { Inline } from '../../../../shared/ui/layout/Stack.tsx'
import { NumberSelect } from '../../../reference/NumberSelect.tsx'
import { useOffered } from '../../estimates.api.ts'
import { estimatesText as text } from '../../estimates.messages.ts'
import { EarlierDialog } from './EarlierDialog.tsx'
import { blankSection, lineOfItem } from './estimateLines.ts'
import { PackageDialog } from './PackageDialog.tsx'
import { PasteDialog } from './PasteDialog.tsx'

interface AddLinesProps {
  proj_no: number
  est_no: number | undefined
  isFull: boolean
  onAdd: (lines: LineDraft[]) => void
}

/** Where lines come from: the price list, a package, an earlier estimate, a sheet, or nothing but words. */
export const AddLines = ({ proj_no, est_no, isFull, onAdd }: AddLinesProps) => {
  const offered = useOffered()
  const [source, setSource] = useState<'package' | 'earlier' | 'paste' | null>(null)
  // The field is emptied after each choice: its key makes it anew.
  const [chosen, setChosen] = useState(0)
  const items = offered?.items ?? []
  const addItem = (ei_no: number | null) => {
    const item = items.find((one) => one.ei_no === ei_no)
    if (!item) return
    onAdd([lineOfItem(item)])
    setChosen(chosen + 1)
  }
  const close = () => setSource(null)
  const add = (lines: LineDraft[]) => {
    onAdd(lines)
    close()
  }
  return (
    <Beside columns="1fr auto" stacks>
      <NumberSelect
        key={chosen}
        aria-label={text.addItem}
        placeholder={text.searchItem}
        disabled={isFull}
        options={items.map(({ ei_no, ei_name, ei_price }) => ({
          value: ei_no,
          label: `${ei_name} · ${won(ei_price)}`,
        }))}
        onChange={addItem}
      />
      <Inline>
        <Button
          variant="default"
          disabled={isFull}
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => onAdd([blankLine])}
        >
          {text.addLine}
        </Button>
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" disabled={isFull} rightSection={<IconChevronDown size={14} aria-hidden />}>
              {text.addOther}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => setSource('package')}>{text.addPackage}</Menu.Item>
            <Menu.Item onClick={() => setSource('earlier')}>{text.addEarlier}</Menu.Item>
            <Menu.Item onClick={() => setSource('paste')}>{text.addPasted}</Menu.Item>
            <Menu.Item onClick={() => onAdd([blankSection])}>{text.addSection}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Inline>
      {source === 'package' && <PackageDialog offered={offered} onAdd={add} onClose={close} />}
      {source === 'earlier' && <EarlierDialog proj_no={proj_no} est_no={est_no} onAdd={add} onClose={close} />}
      {source === 'paste' && <PasteDialog onAdd={add} onClose={close} />}
    </Beside>
  )
}
