interface Member {
  emp_name: string
  pe_type: 'manager' | 'participant'
}

const namesShown = 2

/** Managers' names, up to two, then "..". */
export const managerNames = (emp: readonly Member[]) => {
  const names = emp.filter(({ pe_type }) => pe_type === 'manager').map(({ emp_name }) => emp_name)
  return names.slice(0, namesShown).join(', ') + (names.length > namesShown ? '..' : '') || '-'
}
