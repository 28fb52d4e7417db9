import { projects } from '@crm/contract/features/projects/projects'
import type { Project } from '@crm/contract/features/projects/projects.rows'
import { projectGrade } from '@crm/contract/features/projects/projects.words'
import { useNavigate } from 'react-router'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { EmployeeNames, PocketServiceName, ProjectTypeName, ThemeName } from '../../reference/names.tsx'
import { dashboardPath } from '../../reference/projectPaths.ts'
import { projectDetailText } from '../detail/projectDetail.messages.ts'
import { managersOf, projectLabels, valuesOf } from './projectValues.ts'

/** The form of a project that is there. */
export const useProjectForm = (project: Project) => {
  const navigate = useNavigate()
  return useRecordForm({
    update: projects.update,
    record: project,
    toValues: valuesOf,
    labels: projectLabels,
    show: {
      psrv_no: (no) => <PocketServiceName no={no} />,
      thm_no: (no) => <ThemeName no={no} />,
      pt_no: (no) => <ProjectTypeName no={no} />,
      proj_grade: projectGrade.label,
      proj_employees: (members) => <EmployeeNames emp_nos={managersOf(members)} />,
    },
    draft: `project.${project.proj_no}`,
    failed: projectDetailText.updateFailed,
    onDone: () => navigate(dashboardPath(project.proj_no)),
  })
}

export type ProjectForm = ReturnType<typeof useProjectForm>['form']
