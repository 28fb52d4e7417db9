import { NumberSelect, type NumberSelectProps } from './NumberSelect.tsx'
import { useBusinessTypes, useEmployees, useInvestmentTypes, useTeams, useThemes } from './reference.api.ts'

export const BusinessTypeSelect = (props: NumberSelectProps) => {
  const { data } = useBusinessTypes()
  return <NumberSelect {...props} options={data?.query.map((row) => ({ value: row.bt_no, label: row.bt_name }))} />
}

export const InvestmentTypeSelect = (props: NumberSelectProps) => {
  const { data } = useInvestmentTypes()
  return <NumberSelect {...props} options={data?.query.map((row) => ({ value: row.it_no, label: row.it_name }))} />
}

export const ThemeSelect = (props: NumberSelectProps) => {
  const { data } = useThemes()
  return <NumberSelect {...props} options={data?.query.map((row) => ({ value: row.thm_no, label: row.thm_name }))} />
}

export const TeamSelect = (props: NumberSelectProps) => {
  const { data } = useTeams()
  return <NumberSelect {...props} options={data?.query.map((row) => ({ value: row.team_no, label: row.team_name }))} />
}

/** One member of staff; namesakes are told apart by their team. */
export const EmployeeSelect = (props: NumberSelectProps) => {
  const { data } = useEmployees()
  return (
    <NumberSelect
      {...props}
      options={data?.query.map((row) => ({
        value: row.emp_no,
        label: row.team_name ? `${row.emp_name} · ${row.team_name}` : row.emp_name,
      }))}
    />
  )
}
