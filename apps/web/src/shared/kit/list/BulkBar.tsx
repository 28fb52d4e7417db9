import { Button } from '@mantine/core'
import type { ComponentType } from 'react'
import { ActionBar } from '../../ui/layout/ActionBar.tsx'
import { listText } from './list.messages.ts'
import type { Selection } from './useSelection.ts'

export interface BulkActionProps<Row> {
  rows: Row[]
  /** Takes the ticks away once it is done. */
  done: () => void
}

/** What can be done with several rows at once: a button, a menu, or a button that opens a form. */
export type BulkAction<Row> = ComponentType<BulkActionProps<Row>>

/** In view while some rows are ticked. */
export const BulkBar = <Row,>({ selection, actions }: { selection: Selection<Row>; actions: BulkAction<Row>[] }) => (
  <ActionBar note={<strong>{listText.selected(selection.selected.length)}</strong>}>
    <Button variant="subtle" color="gray" onClick={selection.clear}>
      {listText.clearSelection}
    </Button>
    {actions.map((Action, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a list's actions do not change their order
      <Action key={index} rows={selection.selected} done={selection.clear} />
    ))}
  </ActionBar>
)
