import type { Project } from '@crm/contract/features/projects/projects.rows'
import { Columns } from '../../../shared/ui/Columns.tsx'
import { IndicatorsCard } from '../schedule/IndicatorsCard.tsx'
import { ActivityCard } from './ActivityCard.tsx'
import { MoneyCard } from './MoneyCard.tsx'
import { MembersCard, NextMeetingCard } from './PeopleCards.tsx'
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
    <TodosCard proj_no={project.proj_no} />
    <IndicatorsCard project={project} />
    <MoneyCard project={project} />
    <ActivityCard proj_no={project.proj_no} />
  </Columns>
)
