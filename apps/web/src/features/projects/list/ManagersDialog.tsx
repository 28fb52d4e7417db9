import { projects } from '@crm/contract/features/projects/projects'
import type { ProjectRow } from '@crm/contract/features/projects/projects.rows'
import { designTeam, planningTeam } from '@crm/contract/features/projects/projects.words'
import { messages } from '@crm/contract/messages'
import { useState } from 'react'
import { FormDialog } from '../../../shared/kit/form/FormDialog.tsx'
import { useEndpointForm } from '../../../shared/kit/form/useEndpointForm.ts'
import { sayDone } from '../../../shared/lib/server/undo.ts'
import { SegmentsField } from '../../../shared/ui/input/SegmentsField.tsx'
import { FieldGrid } from '../../../shared/ui/layout/FieldGrid.tsx'
import { EmployeeSelect } from '../../reference/selects.tsx'
import { projectDetailText } from '../detail/projectDetail.messages.ts'
import { undoOf } from '../projects.api.ts'
import { projectsText as text } from '../projects.messages.ts'
import { managersNow, managersSent, nobody, type Whom } from './managersSent.ts'

interface ManagersDialogProps {
  rows: ProjectRow[]
  onClose: () => void
  onDone: () => void
}

const whomChoices: { value: Whom; label: string }[] = [
  { value: 'teams', label: text.whom.teams },
  { value: 'all', label: text.whom.all },
]

const belowInput: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']

/** Who plans and who designs the ticked projects, or one manager instead of all that they have. */
export const ManagersDialog = ({ rows, onClose, onDone }: ManagersDialogProps) => {
  const [whom, setWhom] = useState<Whom>('teams')
  const proj_nos = rows.map(({ proj_no }) => proj_no)
  const state = useEndpointForm(projects.changeMany, {
    initial: { proj_nos, manager_emp_no: null, planning_emp_no: null, design_emp_no: null },
    toBody: (values) => ({ proj_nos, ...managersSent(whom, values) }),
    validate: (values) =>
      Object.keys(managersSent(whom, values)).length > 0
        ? {}
        : { [whom === 'all' ? 'manager_emp_no' : 'planning_emp_no']: text.managerMissing },
    failed: projectDetailText.updateFailed,
    endsWithIt: true,
    onDone: ({ query }) => {
      sayDone(messages.changed, undoOf(query))
      onDone()
    },
  })
  const field = (name: 'manager_emp_no' | 'planning_emp_no' | 'design_emp_no') => state.form.getInputProps(name)
  const teamField = (name: 'planning_emp_no' | 'design_emp_no', team_no: number) => ({
    ...field(name),
    description: text.managersNow(managersNow(rows, team_no)),
    inputWrapperOrder: belowInput,
    // Opened at once, the choices of one field would hide the other on phones.
    openOnFocus: false,
    placeholder: text.unchanged,
    team_no,
    known: [{ emp_no: nobody, emp_name: text.nobody }],
  })
  return (
    <FormDialog state={state} title={text.changeManager} submit={text.changeManager} size={560} onClose={onClose}>
      <SegmentsField
        label={text.managersOf(rows.length)}
        data={whomChoices}
        value={whom}
        onChange={setWhom}
        fullWidth
      />
      {whom === 'teams' ? (
        <FieldGrid>
          <EmployeeSelect {...teamField('planning_emp_no', planningTeam)} label={text.planning} data-autofocus />
          <EmployeeSelect {...teamField('design_emp_no', designTeam)} label={text.design} />
        </FieldGrid>
      ) : (
        <EmployeeSelect
          {...field('manager_emp_no')}
          label={text.newManager}
          description={text.changeManagerHow}
          placeholder={text.managerPlaceholder}
        />
      )}
    </FormDialog>
  )
}
