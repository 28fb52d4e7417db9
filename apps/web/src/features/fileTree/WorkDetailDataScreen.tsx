import type { Project } from '@crm/contract/features/projects/projects.rows'
import { RoomBeside } from '../../shared/kit/list/RoomBeside.tsx'
import { FinalCheck } from '../projects/detail/FinalCheck.tsx'
import { ProjectFrame } from '../projects/detail/ProjectFrame.tsx'
import { FileTree } from './tree/FileTree.tsx'
import { useBoxInAddress } from './tree/useTreeView.ts'

const Data = ({ project }: { project: Project }) => {
  const [box, openBox] = useBoxInAddress()
  return (
    <>
      <FinalCheck project={project} />
      <FileTree root={{ proj_no: project.proj_no }} box={box} onOpenBox={openBox} onOpenFile={() => undefined} />
    </>
  )
}

/** The project's data room, and whether somebody has looked through it. */
export const WorkDetailDataScreen = () => (
  <RoomBeside>
    <ProjectFrame>{(project) => <Data project={project} />}</ProjectFrame>
  </RoomBeside>
)
