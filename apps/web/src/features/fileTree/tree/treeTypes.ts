import type { FileEntry } from '@crm/contract/features/fileTree/fileTree.rows'
import type { ComponentType } from 'react'
import type { TreeRoot } from '../fileTree.api.ts'

/** What can be done here: everything staff may, what people of a company may with their own, or only looking. */
export type TreeActions = 'staff' | 'client' | 'readonly'

/** Asks before live shares of these entries end. */
export interface ReleaseProps {
  ft_nos: number[]
  act: 'move' | 'remove'
  onConfirm: () => void
  onClose: () => void
}

/** How entries are shared; given from outside, because sharing itself shows trees. */
export interface TreeSharing {
  Dialog: ComponentType<{ entry: FileEntry; onClose: () => void }>
  Release: ComponentType<ReleaseProps>
  /** Whether moving or deleting these puts an end to something, so that people are asked first. */
  hasEnding: (ft_nos: number[], act: 'move' | 'remove') => Promise<boolean>
  /** In the panel of an entry: its shares. */
  Shares?: ComponentType<{ ft_no: number }>
}

export interface FileTreeProps {
  root: TreeRoot
  /** The open box; null at the top. */
  box: number | null
  onOpenBox: (box: number | null) => void
  /** Shows a file in the viewer. */
  onOpenFile: (ft_no: number, fv_no?: number) => void
  actions?: TreeActions
  sharing?: TreeSharing | undefined
  /** Where the panel of an entry stands: over a page that has other things beside the tree. */
  panelPlace?: 'over' | 'beside'
}

/** What a row, its menu, the bar for several rows and the keys do. */
export interface EntryActions {
  /** A box is opened; of a file its panel, or where there is none the viewer. */
  open: (entry: FileEntry) => void
  preview: (entry: FileEntry) => void
  details?: ((entry: FileEntry) => void) | undefined
  download: (entries: FileEntry[]) => void
  rename?: ((entry: FileEntry) => void) | undefined
  move?: ((entries: FileEntry[]) => void) | undefined
  copy?: ((entries: FileEntry[]) => void) | undefined
  remove?: ((entries: FileEntry[]) => void) | undefined
  share?: ((entry: FileEntry) => void) | undefined
  star: (entry: FileEntry) => void
}
