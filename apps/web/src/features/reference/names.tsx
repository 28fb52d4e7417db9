import { useProjectNamed } from './pickers.api.ts'
import {
  useBusinessTypes,
  useEmployees,
  useInvestmentTypes,
  usePocketServices,
  useProjectTypes,
  useRegions,
  useThemes,
} from './reference.api.ts'

/** Rows by their numbers, in words: where a value is shown without its field, as in a conflict. */

export const EmployeeNames = ({ emp_nos }: { emp_nos: readonly number[] }) => {
  const people = useEmployees().data?.query ?? []
  const nameOf = (no: number) => people.find(({ emp_no }) => emp_no === no)?.emp_name ?? `#${no}`
  return emp_nos.map(nameOf).join(', ') || '-'
}

export const RegionName = ({ no }: { no: number }) =>
  useRegions().data?.query.find(({ addr_no }) => addr_no === no)?.path ?? '-'

export const BusinessTypeName = ({ no }: { no: number }) =>
  useBusinessTypes().data?.query.find(({ bt_no }) => bt_no === no)?.bt_name ?? '-'

export const InvestmentTypeName = ({ no }: { no: number }) =>
  useInvestmentTypes().data?.query.find(({ it_no }) => it_no === no)?.it_name ?? '-'

export const ThemeName = ({ no }: { no: number }) =>
  useThemes().data?.query.find(({ thm_no }) => thm_no === no)?.thm_name ?? '-'

export const PocketServiceName = ({ no }: { no: number }) =>
  usePocketServices().data?.query.find(({ psrv_no }) => psrv_no === no)?.psrv_name ?? '-'

export const ProjectTypeName = ({ no }: { no: number }) =>
  useProjectTypes().data?.query.find(({ pt_no }) => pt_no === no)?.pt_name ?? '-'

export const ProjectName = ({ no }: { no: number }) => useProjectNamed(no)?.proj_name ?? '-'
