import type { FileEntry } from '@crm/contract/features/fileTree/fileTree.rows'
import { columnsOf } from '@crm/contract/kit/columns'
import { showBytes } from '../../../shared/lib/format/bytes.ts'
import { treeText as text } from '../fileTree.messages.ts'

const words = text.columns

/** How much a box or file holds, in words. */
export const sizeWords = ({ kind, size, entries }: Pick<FileEntry, 'kind' | 'size' | 'entries'>) =>
  kind === 'box' ? text.items(entries ?? 0) : showBytes(size ?? 0)

/** The contents of a box. */
export const entryColumns = columnsOf<FileEntry>()('ft_no', {
  name: { title: words.name, sortable: true, card: 'title' },
  size: { title: words.size, width: 92, sortable: true, card: 'fact', value: sizeWords },
  owner_name: { title: words.owner, width: 96, card: 'hidden' },
  update_dt: { title: words.date, kind: 'dateTime', width: 140, sortable: true, card: 'fact' },
  ver: {
    title: words.version,
    width: 60,
    card: 'hidden',
    value: ({ ver }) => ver && text.version(ver),
  },
  star: { title: words.star, width: 56, card: 'hidden', value: () => null },
  menu: { title: words.menu, width: 60, card: 'side', value: () => null },
})
