import type { projects } from '@crm/contract/features/projects/projects'
import { designTeam, planningTeam } from '@crm/contract/features/projects/projects.words'
import type { AnswerOf } from '@crm/contract/kit/endpoint'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useOptimisticValue } from '../../../shared/lib/server/useOptimisticValue.ts'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { FieldGrid } from '../../../shared/ui/layout/FieldGrid.tsx'
import { FoldArrow } from '../../../shared/ui/layout/FoldArrow.tsx'
import { Inline } from '../../../shared/ui/layout/Stack.tsx'
import { RowButton, RowLink, RowWords } from '../../../shared/ui/list/RowList.tsx'
import { dashboardPath } from '../../reference/projectPaths.ts'
import { EmployeeSelect } from '../../reference/selects.tsx'
import { StageTag } from '../detail/StageTag.tsx'
import { useAssign } from '../projects.api.ts'
import { projectsText } from '../projects.messages.ts'
import { managerNames, managersFrom } from './managerNames.ts'
import classes from './ProjectListDialog.module.css'

type FoundProject = AnswerOf<typeof projects.find>['query'][number]

/** Who of a team is in charge, and whom somebody has chosen instead. */
const useTeam = (project: FoundProject, team_no: number) => {
  const managers = managersFrom(project, team_no)
  const now = managers[0]?.emp_no ?? null
  const { shown, choose } = useOptimisticValue(now)
  return { team_no, managers, shown, choose, isChanged: shown !== now }
}

/** Those who are in charge as well are named: another choice takes their place. */
const TeamField = ({ label, team }: { label: string; team: ReturnType<typeof useTeam> }) => {
  const others = team.managers.slice(1).map(({ emp_name }) => emp_name)
  return (
    <EmployeeSelect
      label={label}
      description={others.length > 0 && projectsText.alsoManaging(others.join(', '))}
      placeholder={projectsText.nobody}
      team_no={team.team_no}
      known={team.managers}
      value={team.shown}
      onChange={team.choose}
    />
  )
}

const AssignForm = ({ project, onLeave }: { project: FoundProject; onLeave: () => void }) => {
  const { proj_no, rev } = project
  const planning = useTeam(project, planningTeam)
  const design = useTeam(project, designTeam)
  const assign = useAssign(() => {})
  // Only what was changed is sent: whoever else is in charge stays.
  const body = {
    rev,
    ...(planning.isChanged && { planning_emp_no: planning.shown }),
    ...(design.isChanged && { design_emp_no: design.shown }),
  }
  return (
    <div className={classes.form}>
      <FieldGrid>
        <TeamField label={projectsText.planning} team={planning} />
        <TeamField label={projectsText.design} team={design} />
        <div data-whole>
          <Inline justify="end">
            <Button component={Link} to={dashboardPath(proj_no)} variant="default" size="xs" onClick={onLeave}>
              {projectsText.open}
            </Button>
            <Button
              size="xs"
              loading={assign.isPending}
              disabled={!planning.isChanged && !design.isChanged}
              onClick={() => assign.mutate({ params: { proj_no }, body })}
            >
              {projectsText.save}
            </Button>
          </Inline>
        </div>
      </FieldGrid>
    </div>
  )
}

interface AssignRowProps {
  project: FoundProject
  /** In a search the name leads to the project; where managers are appointed, the whole row opens the fields. */
  nameLeads: boolean
  isOpen: boolean
  onToggle: () => void
  onLeave: () => void
}

const Names = ({ project }: { project: FoundProject }) => (
  <RowWords
    as="span"
    name={project.proj_name}
    about={[project.client_name, project.user_name, project.psrv_name].filter(Boolean).join(' · ')}
  />
)

/** One found project, and who plans and who designs it. */
export const AssignRow = ({ project, nameLeads, isOpen, onToggle, onLeave }: AssignRowProps) => (
  <li>
    <Inline gap="none" align="stretch">
      {nameLeads && (
        <RowLink to={dashboardPath(project.proj_no)} onClick={onLeave}>
          <Names project={project} />
        </RowLink>
      )}
      <RowButton isShort={nameLeads} aria-expanded={isOpen} onClick={onToggle}>
        {nameLeads ? (
          <span className="visually-hidden">{projectsText.assignTo(project.proj_name)}</span>
        ) : (
          <Names project={project} />
        )}
        <span className="not-on-phone">
          <SmallText as="span">{managerNames(project.emp)}</SmallText>
        </span>
        <StageTag status={project.progress_status} />
        <FoldArrow isOpen={isOpen} />
      </RowButton>
    </Inline>
    {isOpen && <AssignForm project={project} onLeave={onLeave} />}
  </li>
)
