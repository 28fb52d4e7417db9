import type { Project } from '@crm/contract/features/projects/projects.rows'
import { CommentsCard } from '../../../shared/kit/comments/CommentsCard.tsx'
import { HistoryCard } from '../../../shared/kit/history/HistoryCard.tsx'
import { Columns } from '../../../shared/ui/layout/Columns.tsx'
import { ProjectHomework } from '../../homework/HomeworkCard.tsx'
import { QuestionsCard } from '../../questions/QuestionsCard.tsx'
import { IndicatorsCard } from '../schedule/IndicatorsCard.tsx'
import { MoneyCard } from './MoneyCard.tsx'
import { MembersCard, NextMeetingCard } from './PeopleCards.tsx'
import { projectDetailText } from './projectDetail.messages.ts'
import { SignificantCard } from './SignificantCard.tsx'
import { StagesCard } from './StagesCard.tsx'
import { SummaryCard } from './SummaryCard.tsx'
import { TodosCard } from './TodosCard.tsx'

/** A project at a glance. */
export const ProjectDashboard = ({ project }: { project: Project }) => (
  <Columns
    side={
      <>
        <NextMeetingCard project={project} />
        <SignificantCard key={project.proj_no} project={project} />
        <MembersCard project={project} />
        <StagesCard project={project} />
      </>
    }
  >
    <SummaryCard project={project} />
    <QuestionsCard proj_no={project.proj_no} />
    <TodosCard proj_no={project.proj_no} />
    <ProjectHomework proj_no={project.proj_no} />
    <IndicatorsCard project={project} />
    <MoneyCard project={project} />
    <CommentsCard to={{ to_table: 'projects', to_no: project.proj_no }} />
    <HistoryCard
      to={{ to_table: 'projects', to_no: project.proj_no }}
      title={projectDetailText.activity}
      empty={projectDetailText.noActivity}
    />
  </Columns>
)
