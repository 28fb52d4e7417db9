import type { TreeSharing } from '../fileTree/tree/treeTypes.ts'
import { EntryShares } from './EntryShares.tsx'
import { MoveConfirm } from './MoveConfirm.tsx'
import { ShareDialog } from './ShareDialog.tsx'

/** How staff share entries of a file tree: `<FileTree sharing={sharing} />` */
export const sharing: TreeSharing = { Dialog: ShareDialog, Release: MoveConfirm, Shares: EntryShares }
