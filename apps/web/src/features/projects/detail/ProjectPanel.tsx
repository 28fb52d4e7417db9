import { projects } from '@crm/contract/features/projects/projects'
import { CommentsCard } from '../../../shared/kit/comments/CommentsCard.tsx'
import { RecordPanel } from '../../../shared/kit/record/RecordPanel.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { dashboardPath } from '../../reference/projectPaths.ts'
import { projectsText } from '../projects.messages.ts'
import { HeadLine } from './HeadLine.tsx'
import { MembersCard, NextMeetingCard } from './PeopleCards.tsx'
import { projectDetailText } from './projectDetail.messages.ts'
import { SignificantCard } from './SignificantCard.tsx'
import { StageControl } from './StageControl.tsx'
import { SummaryCard } from './SummaryCard.tsx'
import { TodosCard } from './TodosCard.tsx'

interface ProjectPanelProps {
  proj_no: number
  onClose: () => void
}

/** A project beside the list: where it stands and what comes next. */
export const ProjectPanel = ({ proj_no, onClose }: ProjectPanelProps) => (
  <RecordPanel
    endpoint={projects.show}
    params={{ proj_no }}
    title={(project) => project?.proj_name ?? projectsText.title}
    page={() => dashboardPath(proj_no)}
    words={projectDetailText}
    onClose={onClose}
  >
    {(project) => (
      <Stack>
        <Inline wraps justify="between">
          <SmallText>
            <HeadLine project={project} />
          </SmallText>
          <StageControl project={project} />
        </Inline>
        <NextMeetingCard project={project} />
        <SignificantCard project={project} />
        <TodosCard proj_no={proj_no} />
        <SummaryCard project={project} />
        <MembersCard project={project} />
        <CommentsCard to={{ to_table: 'projects', to_no: proj_no }} />
      </Stack>
    )}
  </RecordPanel>
)
