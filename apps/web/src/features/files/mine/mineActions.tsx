import type { FoundEntry } from '@crm/contract/features/fileTree/fileTree.rows'
import { Button } from '@mantine/core'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import type { BulkActionProps } from '../../../shared/kit/list/BulkBar.tsx'
import { sharing } from '../../fileShares/sharing.ts'
import { treeText as text } from '../../fileTree/fileTree.messages.ts'
import { useEntryActions } from '../../fileTree/tree/useEntryActions.ts'

const nothing = () => undefined

const useActions = (done: () => void) =>
  useEntryActions({ sharing, onOpenBox: nothing, onOpenFile: nothing, onDetails: undefined, onGone: done })

/** The selected files in one. */
export const ZipFiles = ({ rows, done }: BulkActionProps<FoundEntry>) => {
  const { entryActions, isZipping, cancelZip } = useActions(done)
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
      onClick={() => (isZipping ? cancelZip() : entryActions.download(rows))}
    >
      {isZipping ? text.zipBusy : text.zip}
    </Button>
  )
}

/** Only one's own go to the bin; shares that would end are asked about. */
export const RemoveFiles = ({ rows, done }: BulkActionProps<FoundEntry>) => {
  const { entryActions, dialog, closeDialog } = useActions(done)
  return (
    <>
      <Button
        variant="default"
        color="red"
        leftSection={<IconTrash size={16} stroke={1.6} aria-hidden />}
        disabled={!rows.some(({ may_delete }) => may_delete)}
        onClick={() => entryActions.remove?.(rows)}
      >
        {text.remove}
      </Button>
      {dialog?.kind === 'release' && (
        <sharing.Release
          ft_nos={dialog.ft_nos}
          act={dialog.act}
          onClose={closeDialog}
          onConfirm={() => {
            closeDialog()
            dialog.go()
          }}
        />
      )}
    </>
  )
}
