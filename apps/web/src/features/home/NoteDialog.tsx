import type { DashboardProject } from '@crm/contract/features/projects/projects.rows'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useUnsaved } from '../../shared/lib/unsaved.ts'
import { ModalCard } from '../../shared/ui/ModalCard.tsx'
import { useSaveNote } from './home.api.ts'
import { homeText } from './home.messages.ts'

interface NoteDialogProps {
  project: DashboardProject
  onClose: () => void
}

/** A project's special note; nothing written means that there is none. */
export const NoteDialog = ({ project, onClose }: NoteDialogProps) => {
  const [note, setNote] = useState(project.proj_significant ?? '')
  useUnsaved(note !== (project.proj_significant ?? ''))
  const save = useSaveNote(onClose)
  const { proj_no } = project
  return (
    <ModalCard
      opened
      onClose={onClose}
      title={homeText.noteOf(project.client_name)}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {homeText.cancel}
          </Button>
          <Button
            loading={save.isPending}
            onClick={() => save.mutate({ params: { proj_no }, body: { proj_significant: note.trim() || null } })}
          >
            {homeText.save}
          </Button>
        </>
      }
    >
      <Textarea
        aria-label={homeText.note}
        description={homeText.noteHint}
        data-autofocus
        autosize
        minRows={5}
        maxRows={12}
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </ModalCard>
  )
}
