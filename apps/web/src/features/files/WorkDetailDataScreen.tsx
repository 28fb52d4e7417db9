import type { Project } from '@crm/contract/features/projects/projects.rows'
import { RoomBeside } from '../../shared/kit/list/RoomBeside.tsx'
import { sharing } from '../fileShares/sharing.ts'
import { FileTree } from '../fileTree/tree/FileTree.tsx'
import { useBoxInAddress } from '../fileTree/tree/useTreeView.ts'
import { FinalCheck } from '../projects/detail/FinalCheck.tsx'
import { ProjectFrame } from '../projects/detail/ProjectFrame.tsx'
import { useViewedFile } from './useViewedFile.tsx'

const Data = ({ project }: { project: Project }) => {
  const [box, openBox] = useBoxInAddress()
  const { openFile, viewer } = useViewedFile()
  return (
    <>
      <FinalCheck project={project} />
      <FileTree
        root={{ proj_no: project.proj_no }}
        box={box}
        onOpenBox={openBox}
        onOpenFile={openFile}
        sharing={sharing}
      />
      {viewer}
    </>
  )
}

/** The project's data room, and whether somebody has looked through it. */
export const WorkDetailDataScreen = () => (
  <RoomBeside>
    <ProjectFrame>{(project) => <Data project={project} />}</ProjectFrame>
  </RoomBeside>
)
