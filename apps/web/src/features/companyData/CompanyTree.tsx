import { sharing } from '../fileShares/sharing.ts'
import { useViewedFile } from '../files/useViewedFile.tsx'
import { FileTree } from '../fileTree/tree/FileTree.tsx'
import type { TreeActions } from '../fileTree/tree/treeTypes.ts'
import { useBoxInAddress } from '../fileTree/tree/useTreeView.ts'

/** A company's own tree, for its people and for staff. */
export const CompanyTree = ({ client_no, actions }: { client_no: number; actions: TreeActions }) => {
  const [box, openBox] = useBoxInAddress()
  const { openFile, viewer } = useViewedFile()
  return (
    <>
      <FileTree
        root={{ client_no }}
        box={box}
        onOpenBox={openBox}
        onOpenFile={openFile}
        actions={actions}
        // Staff share what lies in it by link.
        sharing={actions === 'staff' ? sharing : undefined}
      />
      {viewer}
    </>
  )
}
