import { treeText as text } from '../fileTree.messages.ts'
import classes from '../tree/FileTree.module.css'
import type { DropTarget } from './useDropUpload.ts'

/** Says where files would land that are held over the tree; null: only on one of its boxes. */
export const DropOverlay = ({ target }: { target: DropTarget | null }) => (
  <div className={classes.over} data-on-box={!target || target.isRow || undefined} aria-hidden>
    <span>{target ? text.dropHere(target.name, target.isShared) : text.dropOnBox}</span>
  </div>
)
