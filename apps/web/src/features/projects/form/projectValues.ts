import type { Project, ProjectEmployee, ProjectEmployeeDraft } from '@crm/contract/features/projects/projects.rows'
import { projectTitles } from '@crm/contract/features/projects/projectTitles'
import { projectDetailText } from '../detail/projectDetail.messages.ts'

export type MemberValues = ProjectEmployeeDraft

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
export const valuesOf = (project: Project | undefined) => ({
  proj_name: project?.proj_name ?? '',
  psrv_no: project?.psrv_no ?? null,
  thm_no: project?.thm_no ?? null,
  pt_no: project?.pt_no ?? null,
  proj_grade: project?.proj_grade ?? null,
  proj_significant: project?.proj_significant ?? '',
  project_start: project?.project_start ?? null,
  project_end: project?.project_end ?? null,
  proj_employees: project?.emp.map(memberOf) ?? [],
})

/** The words for its fields. */
export const projectLabels = {
  client_no: projectTitles.client_name,
  proj_name: projectTitles.proj_name,
  psrv_no: projectTitles.psrv_name,
  thm_no: projectTitles.thm_name,
  pt_no: projectTitles.pt_name,
  proj_grade: projectTitles.proj_grade,
  proj_significant: projectTitles.proj_significant,
  project_start: projectTitles.project_start,
  project_end: projectTitles.project_end,
  proj_employees: projectDetailText.members,
} as const
