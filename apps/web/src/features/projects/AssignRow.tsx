import type { projects } from '@crm/contract/features/projects'
import type { AnswerOf } from '@crm/contract/kit/endpoint'
import { designTeam, planningTeam } from '@crm/contract/project'
import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { EmployeeSelect } from '../reference/selects.tsx'
import { managerNames } from './managerNames.ts'
import classes from './ProjectListModal.module.css'
import { dashboardPath } from './projectPaths.ts'
import { useAssign } from './projects.api.ts'
import { text } from './projects.messages.ts'
import { StageTag } from './StageTag.tsx'

type FoundProject = AnswerOf<typeof projects.find>['query'][number]

const managerFrom = ({ emp }: FoundProject, team: number) =>
  emp.find(({ pe_type, team_no }) => pe_type === 'manager' && team_no === team)?.emp_no ?? null

const AssignForm = ({ project, onLeave }: { project: FoundProject; onLeave: () => void }) => {
  const [planning_emp_no, setPlanning] = useState(managerFrom(project, planningTeam))
  const [design_emp_no, setDesign] = useState(managerFrom(project, designTeam))
  const assign = useAssign(() => {})
  return (
    <div className={classes.form}>
      <EmployeeSelect
        label={text.planning}
        placeholder={text.nobody}
        team_no={planningTeam}
        value={planning_emp_no}
        onChange={setPlanning}
      />
      <EmployeeSelect
        label={text.design}
        placeholder={text.nobody}
        team_no={designTeam}
        value={design_emp_no}
        onChange={setDesign}
      />
      <div className={classes.actions}>
        <Button component={Link} to={dashboardPath(project.proj_no)} variant="default" size="xs" onClick={onLeave}>
          {text.open}
        </Button>
        <Button
          size="xs"
          loading={assign.isPending}
          onClick={() =>
            assign.mutate({ params: { proj_no: project.proj_no }, body: { planning_emp_no, design_emp_no } })
          }
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
