import { projects } from '@crm/contract/features/projects/projects'
import type { Project } from '@crm/contract/features/projects/projects.rows'
import { projectTitles } from '@crm/contract/features/projects/projectTitles'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'

type WithNote = Pick<Project, 'proj_no' | 'proj_significant' | 'rev'>

/** A project's special note; nothing written means that there is none. */
export const useSignificantForm = ({ proj_no, proj_significant, rev }: WithNote, onDone: () => void) =>
  useRecordForm({
    update: projects.significant,
    record: { proj_no, proj_significant, rev },
    toValues: (row) => ({ proj_significant: row?.proj_significant ?? '' }),
    labels: projectTitles,
    draft: `project.note.${proj_no}`,
    onDone,
  })
