import type { ProjectRow } from '@crm/contract/features/projects/projects.rows'
import { projectsText as text } from '../projects.messages.ts'
import { managersFrom } from './managerNames.ts'

/** Whose place is taken: that of a team's manager, or that of all managers. */
export type Whom = 'teams' | 'all'

/** The choice that takes a team's manager away; an empty field leaves who is there. */
export const nobody = 0

interface Chosen {
  manager_emp_no?: number | null | undefined
  planning_emp_no?: number | null | undefined
  design_emp_no?: number | null | undefined
}

/** What is sent of the choices: only what is to change. */
export const managersSent = (whom: Whom, { manager_emp_no, planning_emp_no, design_emp_no }: Chosen) => {
  if (whom === 'all') return manager_emp_no ? { manager_emp_no } : {}
  const chosen = Object.entries({ planning_emp_no, design_emp_no }).filter(([, emp_no]) => typeof emp_no === 'number')
  return Object.fromEntries(chosen.map(([field, emp_no]) => [field, emp_no === nobody ? null : emp_no]))
}

/** Who manages these projects for a team now, most projects first. */
export const managersNow = (rows: readonly Pick<ProjectRow, 'emp'>[], team_no: number) => {
  const names = rows.flatMap((row) => {
    const managers = managersFrom(row, team_no).map(({ emp_name }) => emp_name)
    return managers.length > 0 ? managers : [text.nobody]
  })
  return [...Map.groupBy(names, (name) => name)]
    .map(([name, { length: count }]) => ({ name, count }))
    .toSorted((one, other) => other.count - one.count)
}
