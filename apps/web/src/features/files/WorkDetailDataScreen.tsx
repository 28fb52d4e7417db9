import type { Project } from '@crm/contract/features/projects/projects.rows'
import { useSearchParams } from 'react-router'
import { RoomBeside } from '../../shared/kit/list/RoomBeside.tsx'
import { useUser } from '../../shared/lib/session/currentUser.ts'
import { Segments } from '../../shared/ui/input/Segments.tsx'
import { Inline } from '../../shared/ui/layout/Stack.tsx'
import { sharing } from '../fileShares/sharing.ts'
import { FileTree } from '../fileTree/tree/FileTree.tsx'
import { useBoxInAddress } from '../fileTree/tree/useTreeView.ts'
import { FinalCheck } from '../projects/detail/FinalCheck.tsx'
import { ProjectFrame } from '../projects/detail/ProjectFrame.tsx'
import { filesScreenText } from './files.messages.ts'
import { useViewedFile } from './useViewedFile.tsx'

const text = filesScreenText.rooms
const rooms = [
  { value: 'project', label: text.project },
  { value: 'company', label: text.company },
] as const
type Room = (typeof rooms)[number]['value']

/** Whoever works on projects or with companies sees the companies' own data rooms; others who take part do not. */
const companyScopes: readonly string[] = ['WorkList', 'WorkListV2', 'MyPageProject', 'ClientVcList']

/** The address says whose room it is; box, search and page belong to one of the two. */
const useRoom = () => {
  const [search, setSearch] = useSearchParams()
  const mayChoose = useUser()?.emp_scope.some((scope) => companyScopes.includes(scope)) ?? false
  const room: Room = mayChoose && search.get('room') === 'company' ? 'company' : 'project'
  const change = (next: Room) => setSearch(next === 'company' ? { room: next } : {})
  return { room, change: mayChoose ? change : undefined }
}

const Data = ({ project }: { project: Project }) => {
  const { proj_no, client_no } = project
  const { room, change } = useRoom()
  const [box, openBox] = useBoxInAddress()
  const { openFile, viewer } = useViewedFile({ forStaff: true })
  return (
    <>
      <FinalCheck project={project} />
      {change && (
        <Inline>
          <Segments aria-label={text.which} data={rooms} value={room} onChange={change} />
        </Inline>
      )}
      <FileTree
        key={room}
        root={room === 'company' ? { client_no } : { proj_no }}
        box={box}
        onOpenBox={openBox}
        onOpenFile={openFile}
        sharing={sharing}
      />
      {viewer}
    </>
  )
}

/** The project's data room and that of its company, and whether somebody has looked through it. */
export const WorkDetailDataScreen = () => (
  <RoomBeside>
    <ProjectFrame>{(project) => <Data project={project} />}</ProjectFrame>
  </RoomBeside>
)
