import type { fileTree } from '@crm/contract/features/fileTree/fileTree'
import type { MyEntry } from '@crm/contract/features/fileTree/fileTree.rows'
import { columnsOf } from '@crm/contract/kit/columns'
import type { QueryOf } from '@crm/contract/kit/endpoint'
import { pickShown, withCells } from '../../../shared/kit/list/listColumns.tsx'
import { TitleCell } from '../../../shared/kit/list/TitleCell.tsx'
import { EntryIcon, ShareMark } from '../../fileTree/tree/EntryName.tsx'
import { sizeWords } from '../../fileTree/tree/entryColumns.tsx'
import { filesScreenText } from '../files.messages.ts'

const words = filesScreenText.mine.columns

const columns = columnsOf<MyEntry>()('ft_no', {
  name: { title: words.name, sortable: true, card: 'title' },
  place: {
    title: words.place,
    width: 200,
    card: 'fact',
    value: ({ proj_name, client_name }) => proj_name ?? client_name,
  },
  where: {
    title: words.where,
    width: 170,
    card: 'hidden',
    value: ({ path, ft_no }) =>
      path
        .filter((box) => box.ft_no !== ft_no)
        .map(({ name }) => name)
        .join(' › '),
  },
  size: { title: words.size, width: 88, sortable: true, card: 'fact', value: sizeWords },
  owner_name: { title: words.owner, width: 92, card: 'hidden' },
  update_dt: { title: words.date, kind: 'dateTime', width: 140, sortable: true, card: 'fact' },
  open_dt: { title: words.opened, kind: 'dateTime', width: 140, sortable: true, card: 'fact' },
})

/** The files of several projects in one list. */
const shown = withCells(columns, {
  name: (entry) => (
    <TitleCell title={entry.name} before={<EntryIcon entry={entry} />}>
      <ShareMark shares={entry.shares} />
    </TitleCell>
  ),
})

const always = ['name', 'place', 'where', 'size', 'owner_name'] as const

/** In what one opened lately the day is that of opening. */
export const mineColumns = (view: QueryOf<typeof fileTree.mine>['view']) =>
  pickShown(shown, [...always, view === 'recent' ? 'open_dt' : 'update_dt'])
