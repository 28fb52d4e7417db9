import type { TreeRoot } from '../fileTree.api.ts'
import { PlaceDialog } from '../places/PlaceDialog.tsx'
import type { TreeSharing } from './treeTypes.ts'
import type { UseEntryActions } from './useEntryActions.ts'

interface TreeDialogsProps {
  root: TreeRoot
  acts: UseEntryActions
  mayLeaveTree: boolean
  sharing: TreeSharing | undefined
  onGone: () => void
}

/** The dialog that an act on entries needs, while it does. */
export const TreeDialogs = ({ root, acts, mayLeaveTree, sharing, onGone }: TreeDialogsProps) => {
  const { dialog, closeDialog, moveTo } = acts
  if (!dialog) return null
  if (dialog.kind === 'release')
    return (
      sharing && (
        <sharing.Release
          ft_nos={dialog.ft_nos}
          act={dialog.act}
          onClose={closeDialog}
          onConfirm={() => {
            closeDialog()
            dialog.go()
          }}
        />
      )
    )
  if (dialog.kind === 'share') return sharing && <sharing.Dialog entry={dialog.entry} onClose={closeDialog} />
  return (
    <PlaceDialog
      root={root}
      entries={dialog.entries}
      act={dialog.kind}
      mayLeaveTree={mayLeaveTree}
      onMove={moveTo}
      onDone={onGone}
      onClose={closeDialog}
    />
  )
}
