import { treeText as text } from '../fileTree.messages.ts'
import classes from '../tree/FileTree.module.css'

/** Says where files would land that are held over the tree. */
export const DropOverlay = ({ box, mayAdd }: { box: string | undefined; mayAdd: boolean }) => (
  <div className={classes.over} data-on-box={!mayAdd || undefined} aria-hidden>
    {mayAdd && box !== undefined ? text.dropHere(box) : text.dropOnBox}
  </div>
)
