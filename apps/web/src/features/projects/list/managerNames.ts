interface Member {
  emp_name: string
  pe_type: 'manager' | 'participant'
}

/** Those of a team who manage the project. */
export const managersFrom = <Someone extends Member & { team_no: number | null }>(
  { emp }: { emp: readonly Someone[] },
  team: number,
) => emp.filter(({ pe_type, team_no }) => pe_type === 'manager' && team_no === team)

const namesShown = 2

/** Managers' names, up to two, then "..". */
export const managerNames = (emp: readonly Member[]) => {
  const names = emp.filter(({ pe_type }) => pe_type === 'manager').map(({ emp_name }) => emp_name)
  return names.slice(0, namesShown).join(', ') + (names.length > namesShown ? '..' : '') || '-'
}
