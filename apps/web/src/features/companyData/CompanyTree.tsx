import { sharing } from '../fileShares/sharing.ts'
import { useViewedFile } from '../files/useViewedFile.tsx'
import { FileTree } from '../fileTree/tree/FileTree.tsx'
import type { FileTreeProps, TreeActions } from '../fileTree/tree/treeTypes.ts'
import { useBoxInAddress } from '../fileTree/tree/useTreeView.ts'

interface CompanyTreeProps extends Pick<FileTreeProps, 'panelPlace'> {
  client_no: number
  actions: TreeActions
}

/** A company's own tree, for its people and for staff. */
export const CompanyTree = ({ client_no, actions, panelPlace = 'beside' }: CompanyTreeProps) => {
  const [box, openBox] = useBoxInAddress()
  const { openFile, viewer } = useViewedFile({ forStaff: actions === 'staff' })
  return (
    <>
      <FileTree
        root={{ client_no }}
        box={box}
        onOpenBox={openBox}
        onOpenFile={openFile}
        actions={actions}
        panelPlace={panelPlace}
        // Staff share what lies in it by link.
        sharing={actions === 'staff' ? sharing : undefined}
      />
      {viewer}
    </>
  )
}
