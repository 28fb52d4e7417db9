import { missingReference } from '../../db/dbErrors.ts'
import { refuseChoice } from '../../http/refusal.ts'

const fieldOf: Record<string, string> = {
  projects_client_no_fkey: 'client_no',
  projects_psrv_no_fkey: 'psrv_no',
  projects_thm_no_fkey: 'thm_no',
  projects_pt_no_fkey: 'pt_no',
  project_employees_emp_no_fkey: 'proj_employees',
  project_indicator_employees_emp_no_fkey: 'pic_emps',
}

/** Database errors about a project as messages at their field. */
export const explainFault = (fault: unknown): never => {
  const field = fieldOf[missingReference(fault) ?? '']
  if (field) return refuseChoice(field)
  throw fault
}
