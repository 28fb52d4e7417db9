import { projectColumns } from '@crm/contract/features/projects/projects.columns'
import type { ProjectRow } from '@crm/contract/features/projects/projects.rows'
import { UnstyledButton } from '@mantine/core'
import { CellEditor } from '../../../shared/kit/list/cells/CellEditor.tsx'
import { DateCell } from '../../../shared/kit/list/cells/DateCell.tsx'
import { withCells } from '../../../shared/kit/list/listColumns.tsx'
import { showDate } from '../../../shared/lib/format/date.ts'
import { EmployeeSelect } from '../../reference/selects.tsx'
import { StageMenu } from '../detail/StageMenu.tsx'
import { StageTag } from '../detail/StageTag.tsx'
import { useMoveStage } from '../detail/useMoveStage.ts'
import { useChangeMany, useUpdateProject } from '../projects.api.ts'
import { projectsText as text } from '../projects.messages.ts'
import { nextMeetingWords } from '../projectWords.ts'
import { managerNames } from './managerNames.ts'

/** The columns of every list of projects, as they are drawn. */
export const shownProjectColumns = withCells(projectColumns, {
  managers: ({ emp }) => managerNames(emp),
  progress_status: ({ progress_status }) => <StageTag status={progress_status} />,
  next_meeting_dt: ({ next_meeting_dt }) => nextMeetingWords(next_meeting_dt),
})

const StageCell = ({ row }: { row: ProjectRow }) => {
  const move = useMoveStage()
  return (
    <StageMenu row={row} onMove={(stage) => move(row, stage)}>
      <UnstyledButton title={text.cardMenu(row.proj_name)}>
        <StageTag status={row.progress_status} />
      </UnstyledButton>
    </StageMenu>
  )
}

/** One manager instead of all that there are, as for selected rows. */
const ManagerCell = ({ row: { proj_no, proj_name, emp } }: { row: ProjectRow }) => {
  const change = useChangeMany()
  return (
    <CellEditor label={text.managerOf(proj_name)} shown={managerNames(emp)} width={240}>
      {(close) => (
        <EmployeeSelect
          label={text.newManager}
          placeholder={text.managerPlaceholder}
          comboboxProps={{ withinPortal: false }}
          data-autofocus
          onChange={(manager_emp_no) => {
            close()
            if (manager_emp_no) change.mutate({ body: { proj_nos: [proj_no], manager_emp_no } })
          }}
        />
      )}
    </CellEditor>
  )
}

const EndCell = ({ row: { proj_no, proj_name, project_end } }: { row: ProjectRow }) => {
  const update = useUpdateProject()
  return (
    <DateCell
      label={text.endOf(proj_name)}
      shown={showDate(project_end)}
      value={project_end}
      onPick={(day) => update.mutate({ params: { proj_no }, body: { project_end: day } })}
    />
  )
}

/** The same for the list in which stage, manager and end are changed where they stand. */
export const editableProjectColumns = withCells(shownProjectColumns, {
  managers: (row) => <ManagerCell row={row} />,
  progress_status: (row) => <StageCell row={row} />,
  project_end: (row) => <EndCell row={row} />,
})
