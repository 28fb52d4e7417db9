import { NumberSelect, type NumberSelectProps } from './NumberSelect.tsx'
import {
  useBusinessTypes,
  useEmployees,
  useInvestmentTypes,
  usePocketServices,
  useProjectTypes,
  useTeams,
  useThemes,
} from './reference.api.ts'

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

export const PocketServiceSelect = (props: NumberSelectProps) => {
  const { data } = usePocketServices()
  return <NumberSelect {...props} options={data?.query.map((row) => ({ value: row.psrv_no, label: row.psrv_name }))} />
}

export const TeamSelect = (props: NumberSelectProps) => {
  const { data } = useTeams()
  return <NumberSelect {...props} options={data?.query.map((row) => ({ value: row.team_no, label: row.team_name }))} />
}

/** Kinds of work, each named after its group: groups themselves are not chosen. */
export const ProjectTypeSelect = (props: NumberSelectProps) => {
  const types = useProjectTypes().data?.query ?? []
  const groupOf = (no: number) => types.find(({ pt_no }) => pt_no === no)?.pt_name
  const options = types.flatMap(({ pt_no, pt_name, pt_ref_no }) =>
    pt_ref_no === null ? [] : [{ value: pt_no, label: `${groupOf(pt_ref_no) ?? ''} > ${pt_name}` }],
  )
  return <NumberSelect {...props} options={options} />
}

interface EmployeeSelectProps extends NumberSelectProps {
  /** Only people of this team. */
  team_no?: number
  /** People who cannot be chosen here. */
  except?: readonly number[]
  /** Those who are chosen already, so that people who have left keep their names. */
  known?: readonly { emp_no: number; emp_name: string }[]
}

/** One member of staff; namesakes are told apart by their team. */
export const EmployeeSelect = ({ team_no, except = [], known = [], ...props }: EmployeeSelectProps) => {
  const { data } = useEmployees()
  const offered = data?.query.filter(
    (row) => (team_no === undefined || row.team_no === team_no) && !except.includes(row.emp_no),
  )
  const present = offered?.map((row) => ({
    value: row.emp_no,
    label: row.team_name ? `${row.emp_name} · ${row.team_name}` : row.emp_name,
  }))
  const gone = known
    .filter(({ emp_no }) => present?.every(({ value }) => value !== emp_no))
    .map(({ emp_no, emp_name }) => ({ value: emp_no, label: emp_name }))
  return <NumberSelect {...props} options={present && [...present, ...gone]} />
}
