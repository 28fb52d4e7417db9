import type { projects } from '@crm/contract/features/projects/projects'
import type { Project, ProjectEmployee, ProjectEmployeeDraft } from '@crm/contract/features/projects/projects.rows'
import type { RequestOf } from '@crm/contract/kit/endpoint'

type ProjectValues = RequestOf<typeof projects.update>['body']
export type MemberValues = ProjectEmployeeDraft

export const emptyProject = {
  proj_name: '',
  psrv_no: null,
  thm_no: null,
  pt_no: null,
  proj_grade: null,
  proj_significant: '',
  project_start: null,
  project_end: null,
  proj_employees: [],
} satisfies Omit<ProjectValues, 'rev'>

export const newMember = (emp_no: number, pe_type: MemberValues['pe_type']): MemberValues => ({
  emp_no,
  pe_type,
  start_dt: null,
  end_dt: null,
  pe_contribution: 0,
})

export const managersOf = (members: readonly { emp_no: number }[]) => members.map(({ emp_no }) => emp_no)
export const withManagers = (emp_nos: readonly number[]) => emp_nos.map((emp_no) => newMember(emp_no, 'manager'))

const memberOf = ({ emp_no, pe_type, start_dt, end_dt, pe_contribution }: ProjectEmployee): MemberValues => ({
  emp_no,
  pe_type,
  start_dt,
  end_dt,
  pe_contribution,
})

/** A project as its form holds it. */
export const valuesOf = (project: Project): ProjectValues => ({
  proj_name: project.proj_name,
  psrv_no: project.psrv_no,
  thm_no: project.thm_no,
  pt_no: project.pt_no,
  proj_grade: project.proj_grade,
  proj_significant: project.proj_significant ?? '',
  project_start: project.project_start,
  project_end: project.project_end,
  proj_employees: project.emp.map(memberOf),
  rev: project.rev,
})
