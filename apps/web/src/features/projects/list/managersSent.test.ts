import { expect, test } from 'vitest'
import { managersNow, managersSent, nobody } from './managersSent.ts'

test('only what is to change is sent: an empty field leaves who is there, "nobody" takes them away', () => {
  expect(managersSent('teams', { planning_emp_no: null, design_emp_no: 7, manager_emp_no: 3 })).toEqual({
    design_emp_no: 7,
  })
  expect(managersSent('teams', { planning_emp_no: nobody, design_emp_no: null })).toEqual({ planning_emp_no: null })
  expect(managersSent('all', { planning_emp_no: 2, manager_emp_no: 3 })).toEqual({ manager_emp_no: 3 })
  expect(managersSent('all', { manager_emp_no: null })).toEqual({})
})

test('who manages for a team now is counted, projects without anybody as well', () => {
  const manager = (emp_name: string, team_no: number) => ({
    ...{ emp_no: 1, emp_name, team_no, pe_no: 1, pe_type: 'manager' as const },
    ...{ start_dt: null, end_dt: null, pe_contribution: 0 },
  })
  const rows = [{ emp: [manager('김기획', 2)] }, { emp: [manager('이디자인', 5)] }, { emp: [manager('김기획', 2)] }]
  expect(managersNow(rows, 2)).toEqual([
    { name: '김기획', count: 2 },
    { name: '없음', count: 1 },
  ])
})
