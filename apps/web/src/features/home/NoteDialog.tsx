import type { DashboardProject } from '@crm/contract/features/projects/projects.rows'
import { Textarea } from '@mantine/core'
import { FormDialog } from '../../shared/kit/form/FormDialog.tsx'
import { useSignificantForm } from '../projects/form/useSignificantForm.ts'
import { homeText } from './home.messages.ts'

interface NoteDialogProps {
  project: DashboardProject
  onClose: () => void
}

/** A project's special note, written where it is read. */
export const NoteDialog = ({ project, onClose }: NoteDialogProps) => {
  const state = useSignificantForm(project, onClose)
  return (
    <FormDialog state={state} title={homeText.noteOf(project.client_name)} onClose={onClose}>
      <Textarea
        aria-label={homeText.note}
        description={homeText.noteHint}
        data-autofocus
        autosize
        minRows={5}
        maxRows={12}
        maxLength={2000}
        {...state.form.getInputProps('proj_significant')}
      />
    </FormDialog>
  )
}
