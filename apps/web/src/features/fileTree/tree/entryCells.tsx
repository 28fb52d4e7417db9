import type { FileEntry } from '@crm/contract/features/fileTree/fileTree.rows'
import { type ShownColumns, withCells } from '../../../shared/kit/list/listColumns.tsx'
import { EntryMenu } from './EntryMenu.tsx'
import { EntryNameCell, StarButton } from './EntryName.tsx'
import { entryColumns } from './entryColumns.tsx'
import { RenameField } from './RenameField.tsx'
import type { EntryActions } from './treeTypes.ts'

interface CellOptions {
  actions: EntryActions
  renaming: number | null
  endRenaming: () => void
}

/** How the cells of an entry are drawn. */
export const entryCells = ({ actions, renaming, endRenaming }: CellOptions): ShownColumns<FileEntry> =>
  withCells(entryColumns, {
    name: (entry) =>
      entry.ft_no === renaming ? <RenameField entry={entry} onDone={endRenaming} /> : <EntryNameCell entry={entry} />,
    star: (entry) => <StarButton entry={entry} onToggle={() => actions.star(entry)} />,
    menu: (entry) => <EntryMenu entry={entry} actions={actions} />,
  })
