import { useEmployees } from '../reference/reference.api.ts'

/** Names by number: of those who work here, and of people of the project who have left. */
export const useStaffNames = (known: readonly { emp_no: number; emp_name: string }[]) => {
  const people = [...(useEmployees().data?.query ?? []), ...known]
  return (emp_no: number) => people.find((person) => person.emp_no === emp_no)?.emp_name
}
