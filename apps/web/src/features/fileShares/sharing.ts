import type { TreeSharing } from '../fileTree/tree/treeTypes.ts'
import { EntryShares } from './EntryShares.tsx'
import { findEnding } from './fileShares.api.ts'
import { MoveConfirm } from './MoveConfirm.tsx'
import { ShareDialog } from './ShareDialog.tsx'

/** How staff share entries of a file tree: `<FileTree sharing={sharing} />` */
export const sharing: TreeSharing = {
  Dialog: ShareDialog,
  Release: MoveConfirm,
  hasEnding: async (ft_nos, act) => {
    const { shares, requests } = await findEnding(ft_nos, act)
    return shares.length + requests.length > 0
  },
  Shares: EntryShares,
}
