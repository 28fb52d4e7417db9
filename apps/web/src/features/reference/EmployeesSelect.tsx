import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import { byChoseong } from '../../shared/lib/format/choseong.ts'
import { useEmployees } from './reference.api.ts'
import { referenceText } from './reference.messages.ts'

interface EmployeesSelectProps extends Omit<MultiSelectProps<number>, 'value' | 'onChange' | 'data' | 'defaultValue'> {
  value?: number[]
  onChange: (emp_nos: number[]) => void
  /** Those who are chosen already, so that people who have left keep their names. */
  known?: { emp_no: number; emp_name: string }[]
  /** Those who are not offered. */
  except?: number[]
}

/** Several members of staff, found by name, 초성 or team. */
export const EmployeesSelect = ({ value = [], known = [], except = [], ...props }: EmployeesSelectProps) => {
  const { data } = useEmployees()
  const offered = (data?.query ?? []).filter(({ emp_no }) => !except.includes(emp_no))
  const present = offered.map(({ emp_no, emp_name, team_name }) => ({
    value: emp_no,
    label: team_name ? `${emp_name} · ${team_name}` : emp_name,
  }))
  const gone = known
    .filter(({ emp_no }) => !present.some((option) => option.value === emp_no))
    .map(({ emp_no, emp_name }) => ({ value: emp_no, label: emp_name }))
  return (
    <MultiSelect<number>
      searchable
      hidePickedOptions
      filter={byChoseong}
      nothingFoundMessage={referenceText.nothingFound}
      maxDropdownHeight={280}
      {...props}
      data={[...present, ...gone]}
      value={value}
    />
  )
}
