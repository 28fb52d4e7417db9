import type { FileEntry } from '@crm/contract/features/fileTree/fileTree.rows'
import { Button } from '@mantine/core'
import { IconArrowRight, IconCopy, IconDownload, IconTrash, type TablerIcon } from '@tabler/icons-react'
import type { BulkAction, BulkActionProps } from '../../../shared/kit/list/BulkBar.tsx'
import { treeText as text } from '../fileTree.messages.ts'
import type { EntryActions } from './treeTypes.ts'

interface Options {
  actions: EntryActions
  isZipping: boolean
  cancelZip: () => void
}

const iconOf = (Icon: TablerIcon) => <Icon size={16} stroke={1.6} aria-hidden />

/** What can be done with several entries at once. */
export const bulkActionsOf = ({ actions, isZipping, cancelZip }: Options): BulkAction<FileEntry>[] => {
  const { move, copy, remove, download } = actions
  const bar = ({ rows }: BulkActionProps<FileEntry>) => (
    <>
      <Button
        variant="default"
        leftSection={iconOf(IconDownload)}
        onClick={() => (isZipping ? cancelZip() : download(rows))}
      >
        {isZipping ? text.zipBusy : text.zip}
      </Button>
      {move && (
        <Button
          variant="default"
          leftSection={iconOf(IconArrowRight)}
          disabled={!rows.every(({ may_change }) => may_change)}
          onClick={() => move(rows)}
        >
          {text.move}
        </Button>
      )}
      {copy && (
        <Button
          variant="default"
          leftSection={iconOf(IconCopy)}
          disabled={rows.some(({ parent }) => parent === null)}
          onClick={() => copy(rows)}
        >
          {text.copy}
        </Button>
      )}
      {remove && (
        <Button
          variant="default"
          color="red"
          leftSection={iconOf(IconTrash)}
          disabled={!rows.some(({ may_delete }) => may_delete)}
          onClick={() => remove(rows)}
        >
          {text.remove}
        </Button>
      )}
    </>
  )
  return [bar]
}
