import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { type BinEntry, treeLimits } from '@crm/contract/features/fileTree/fileTree.rows'
import { columnsOf } from '@crm/contract/kit/columns'
import { Button } from '@mantine/core'
import { IconRestore, IconTrash } from '@tabler/icons-react'
import { type BulkActionProps, BulkBar } from '../../../shared/kit/list/BulkBar.tsx'
import { rowKeyOf, tableColumns, withCells } from '../../../shared/kit/list/listColumns.tsx'
import { TitleCell } from '../../../shared/kit/list/TitleCell.tsx'
import { useSelection } from '../../../shared/kit/list/useSelection.ts'
import { daysBetween, koreaToday } from '../../../shared/lib/format/date.ts'
import { useRead } from '../../../shared/lib/server/useRead.ts'
import { useWrite } from '../../../shared/lib/server/useWrite.ts'
import { IconButton } from '../../../shared/ui/button/IconButton.tsx'
import { Inline } from '../../../shared/ui/layout/Stack.tsx'
import { DataList } from '../../../shared/ui/list/DataList.tsx'
import { confirm } from '../../../shared/ui/overlay/dialogs.ts'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { numbersOf, type TreeRoot } from '../fileTree.api.ts'
import { treeText as text } from '../fileTree.messages.ts'
import { EntryIcon } from './EntryName.tsx'
import type { TreeView } from './useTreeView.ts'

const words = text.columns

const useRestoreEntries = () => {
  const { mutate } = useWrite(fileTree.restore)
  return (entries: BinEntry[], done?: () => void) =>
    mutate(
      { body: { ft_nos: numbersOf(entries) } },
      {
        onSuccess: () => {
          toast.success(text.restored(entries.length))
          done?.()
        },
      },
    )
}

const RestoreButton = ({ rows, done }: BulkActionProps<BinEntry>) => {
  const restore = useRestoreEntries()
  return (
    <Button leftSection={<IconRestore size={16} stroke={1.6} aria-hidden />} onClick={() => restore(rows, done)}>
      {text.restore}
    </Button>
  )
}

/** Asks, then deletes for good what the person may delete of these. */
const usePurgeEntries = () => {
  const { mutate } = useWrite(fileTree.purge)
  return async (entries: BinEntry[], done?: () => void) => {
    const own = entries.filter(({ may_delete }) => may_delete)
    const words = { title: text.reallyPurge(own.length), description: text.purgeContext, tone: 'danger' } as const
    if (!(await confirm({ ...words, yes: text.purge }))) return
    const left = entries.length - own.length
    mutate(
      { body: { ft_nos: numbersOf(own) } },
      {
        onSuccess: () => {
          toast.success([text.purged(own.length), left > 0 && text.someNotYours(left)].filter(Boolean).join('. '))
          done?.()
        },
      },
    )
  }
}

const PurgeButton = ({ rows, done }: BulkActionProps<BinEntry>) => {
  const purge = usePurgeEntries()
  return (
    <Button
      variant="default"
      color="red"
      leftSection={<IconTrash size={16} stroke={1.6} aria-hidden />}
      disabled={!rows.some(({ may_delete }) => may_delete)}
      onClick={() => purge(rows, done)}
    >
      {text.purge}
    </Button>
  )
}

const RowActions = ({ entry }: { entry: BinEntry }) => {
  const restore = useRestoreEntries()
  const purge = usePurgeEntries()
  return (
    <Inline gap="xs">
      <Button size="xs" variant="default" onClick={() => restore([entry])}>
        {text.restore}
      </Button>
      {entry.may_delete && (
        <IconButton aria-label={text.purge} title={text.purge} onClick={() => purge([entry])}>
          <IconTrash size={18} stroke={1.6} aria-hidden />
        </IconButton>
      )}
    </Inline>
  )
}

const daysLeft = ({ deleted_dt }: BinEntry) => treeLimits.binDays - daysBetween(deleted_dt, koreaToday())

const binColumns = withCells(
  columnsOf<BinEntry>()('ft_no', {
    name: { title: words.name, card: 'title' },
    from: { title: words.where, width: 200, card: 'fact' },
    deleted_by_name: { title: words.deletedBy, width: 100, card: 'hidden' },
    deleted_dt: { title: words.deleted, kind: 'dateTime', width: 140, card: 'fact' },
    left: { title: words.left, width: 100, card: 'hidden', value: (entry) => text.daysLeft(daysLeft(entry)) },
    restore: { title: text.restore, width: 116, card: 'side', value: () => null },
  }),
  {
    name: (entry) => <TitleCell title={entry.name} before={<EntryIcon entry={entry} />} />,
    restore: (entry) => <RowActions entry={entry} />,
  },
)

/** What was deleted in the last days, and the way back. */
export const BinList = ({ root, view }: { root: TreeRoot; view: TreeView }) => {
  const { page } = view
  const read = useRead(fileTree.listBin, { query: { ...root, offset: page.offset, limit: page.limit } })
  const rows = read.data?.query ?? []
  const selection = useSelection(binColumns, rows, `bin ${page.offset}`)
  return (
    <>
      <DataList
        read={read}
        columns={tableColumns(binColumns)}
        rowKey={(row) => rowKeyOf(binColumns, row)}
        selection={selection}
        empty={text.binEmpty}
        page={page}
      />
      {selection.isSome && <BulkBar selection={selection} actions={[RestoreButton, PurgeButton]} />}
    </>
  )
}
