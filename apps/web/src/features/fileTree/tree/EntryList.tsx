import type { FileEntry } from '@crm/contract/features/fileTree/fileTree.rows'
import type { KeyboardEvent, ReactNode } from 'react'
import { BulkBar } from '../../../shared/kit/list/BulkBar.tsx'
import { fewColumns, rowKeyOf, tableColumns } from '../../../shared/kit/list/listColumns.tsx'
import { usePeek } from '../../../shared/kit/list/usePeek.ts'
import { useSelection } from '../../../shared/kit/list/useSelection.ts'
import { type ScreenKey, useKeys } from '../../../shared/lib/keyboard/keys.ts'
import { DataList, type ListRead } from '../../../shared/ui/list/DataList.tsx'
import { PanelPlace, PanelSteps } from '../../../shared/ui/overlay/panelPlace.ts'
import { treeText as text } from '../fileTree.messages.ts'
import { bulkActionsOf } from './bulkActions.tsx'
import { useDragging } from './dragging.ts'
import { EntryTiles } from './EntryTiles.tsx'
import { entryCells } from './entryCells.tsx'
import type { EntryActions } from './treeTypes.ts'
import type { UseEntryActions } from './useEntryActions.ts'
import type { TreeView } from './useTreeView.ts'

interface EntryListProps {
  read: ListRead<FileEntry>
  view: TreeView
  acts: UseEntryActions
  /** Which list this is: another one begins with nothing selected. */
  place: string
  /** Whether entries lie in the order that heads can change. */
  isSortable: boolean
  empty: string
  emptyAction?: ReactNode
  onUp?: (() => void) | undefined
  /** Under the entries. */
  below?: ReactNode
  /** The panel of an entry; without one a file opens in the viewer. */
  panel?: ((ft_no: number, close: () => void) => ReactNode) | undefined
  panelPlace: 'over' | 'beside'
}

const treeKeys = [
  { shown: 'Space', title: text.keys.preview, scope: 'list' },
  { shown: 'F2', title: text.keys.rename, scope: 'list' },
  { shown: 'Delete', title: text.keys.remove, scope: 'list' },
  { shown: 'Ctrl A', title: text.keys.all, scope: 'list' },
] as const

const upKey = (run: () => void): ScreenKey => ({
  shown: 'Backspace',
  title: text.keys.up,
  scope: 'list',
  matches: ({ key }) => key === 'Backspace',
  run,
})

interface KeyOptions {
  actions: EntryActions
  together: (entry: FileEntry) => FileEntry[]
  selectAll: () => void
}

/** Keys of a row besides moving, opening and selecting; true where one was meant. */
const pressed = (entry: FileEntry, event: KeyboardEvent, { actions, together, selectAll }: KeyOptions) => {
  const isAll = event.code === 'KeyA' && (event.ctrlKey || event.metaKey)
  if (isAll) selectAll()
  else if (event.key === ' ') entry.kind === 'box' ? actions.open(entry) : actions.preview(entry)
  else if (event.key === 'F2' && entry.may_change) actions.rename?.(entry)
  else if (event.key === 'Delete') actions.remove?.(together(entry))
  else return false
  event.preventDefault()
  return true
}

/** Entries in a table or as tiles: selection, keys, dragging, the bar for several, and a panel beside them. */
export const EntryList = (props: EntryListProps) => {
  const { read, view, acts, place, isSortable, empty, emptyAction, onUp, below, panel, panelPlace } = props
  const { entryActions: actions, renaming, endRenaming } = acts
  const rows = read.data?.query ?? []
  const columns = entryCells({ actions, renaming, endRenaming })
  const { page } = view
  const selection = useSelection(columns, rows, `${place} ${page.offset} ${view.order}`)
  const peek = usePeek({
    address: 'ft_no',
    columns,
    rows,
    isCurrent: !read.isPlaceholderData,
    page,
    total: read.data?.total ?? 0,
  })
  const together = (entry: FileEntry) => (selection.has(entry) ? selection.selected : [entry])
  const entryOf = (ft_no: number) => rows.find((row) => row.ft_no === ft_no)
  const rowRef = useDragging({
    entryOf,
    together,
    onMove: (ft_nos, parent) =>
      acts.moveTo(
        rows.filter((row) => ft_nos.includes(row.ft_no)),
        parent,
      ),
  })
  useKeys(onUp ? [...treeKeys, upKey(onUp)] : treeKeys)
  const isBeside = panelPlace === 'beside' && peek.isBeside && peek.opened !== null
  const shown = tableColumns(columns)

  return (
    <>
      <DataList
        read={read}
        as={view.look === 'tiles' ? EntryTiles : undefined}
        columns={isBeside ? fewColumns(shown) : shown}
        rowKey={(row) => rowKeyOf(columns, row)}
        onRow={(row) => (row.kind === 'file' && panel ? peek.openRow(row) : actions.open(row))}
        onRowKey={(row, event) =>
          pressed(row, event, { actions, together, selectAll: () => selection.isAll || selection.toggleAll() })
        }
        rowRef={actions.move && rowRef}
        openedKey={peek.opened}
        selection={selection}
        sort={isSortable ? view.sort : undefined}
        empty={empty}
        emptyAction={emptyAction}
        page={page}
      />
      {below}
      {selection.isSome && (
        <BulkBar
          selection={selection}
          actions={bulkActionsOf({ actions, isZipping: acts.isZipping, cancelZip: acts.cancelZip })}
        />
      )}
      {panel && peek.opened !== null && (
        <PanelPlace value={panelPlace}>
          <PanelSteps value={peek.steps}>{panel(peek.opened, peek.close)}</PanelSteps>
        </PanelPlace>
      )}
    </>
  )
}
