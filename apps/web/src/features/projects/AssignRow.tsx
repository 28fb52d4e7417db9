import type { projects } from '@crm/contract/features/projects'
import type { AnswerOf, RequestOf } from '@crm/contract/kit/endpoint'
import { designTeam, planningTeam } from '@crm/contract/project'
import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { EmployeeSelect } from '../reference/selects.tsx'
import { managerNames, managersFrom } from './managerNames.ts'
import classes from './ProjectListModal.module.css'
import { dashboardPath } from './projectPaths.ts'
import { useAssign } from './projects.api.ts'
import { text } from './projects.messages.ts'
import { StageTag } from './StageTag.tsx'

/** Only what somebody chose is sent: whoever else is in charge stays. */
type Chosen = Omit<RequestOf<typeof projects.assign>['body'], 'rev'>
type FoundProject = AnswerOf<typeof projects.find>['query'][number]

interface TeamFieldProps {
  label: string
  team_no: number
  project: FoundProject
  /** Undefined until somebody chooses. */
  chosen: number | null | undefined
  onChoose: (emp_no: number | null) => void
}

/** Who of a team is in charge; those who are as well are named, since another choice takes their place. */
const TeamField = ({ label, team_no, project, chosen, onChoose }: TeamFieldProps) => {
  const managers = managersFrom(project, team_no)
  const others = managers.slice(1).map(({ emp_name }) => emp_name)
  return (
    <EmployeeSelect
      label={label}
      description={others.length > 0 && text.alsoManaging(others.join(', '))}
      placeholder={text.nobody}
      team_no={team_no}
      known={managers}
      value={chosen === undefined ? (managers[0]?.emp_no ?? null) : chosen}
      onChange={onChoose}
    />
  )
}

const AssignForm = ({ project, onLeave }: { project: FoundProject; onLeave: () => void }) => {
  const [chosen, setChosen] = useState<Chosen>({})
  const assign = useAssign(() => setChosen({}))
  const { proj_no, rev } = project
  return (
    <div className={classes.form}>
      <TeamField
        label={text.planning}
        team_no={planningTeam}
        project={project}
        chosen={chosen.planning_emp_no}
        onChoose={(planning_emp_no) => setChosen({ ...chosen, planning_emp_no })}
      />
      <TeamField
        label={text.design}
        team_no={designTeam}
        project={project}
        chosen={chosen.design_emp_no}
        onChoose={(design_emp_no) => setChosen({ ...chosen, design_emp_no })}
      />
      <div className={classes.actions}>
        <Button component={Link} to={dashboardPath(proj_no)} variant="default" size="xs" onClick={onLeave}>
          {text.open}
        </Button>
        <Button
          size="xs"
          loading={assign.isPending}
          onClick={() => assign.mutate({ params: { proj_no }, body: { ...chosen, rev } })}
        >
          {text.save}
        </Button>
      </div>
    </div>
  )
}

interface AssignRowProps {
  project: FoundProject
  isOpen: boolean
  onToggle: () => void
  onLeave: () => void
}

/** One found project: its name leads to it, the rest of the row opens who plans and who designs. */
export const AssignRow = ({ project, isOpen, onToggle, onLeave }: AssignRowProps) => (
  <li className={classes.row}>
    <div className={classes.head}>
      <Link to={dashboardPath(project.proj_no)} className={classes.names} onClick={onLeave}>
        <strong>{project.proj_name}</strong>
        <span>{[project.client_name, project.user_name, project.psrv_name].filter(Boolean).join(' · ')}</span>
      </Link>
      <button type="button" className={classes.toggle} aria-expanded={isOpen} onClick={onToggle}>
        <span className="visually-hidden">{text.assignTo(project.proj_name)}</span>
        <span className={classes.managers}>{managerNames(project.emp)}</span>
        <StageTag status={project.progress_status} />
        <IconChevronDown size={16} stroke={1.6} aria-hidden className={classes.arrow} data-open={isOpen || undefined} />
      </button>
    </div>
    {isOpen && <AssignForm project={project} onLeave={onLeave} />}
  </li>
)
