import type { Project } from '@crm/contract/features/projects/projects.rows'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useUnsaved } from '../../../shared/lib/unsaved.ts'
import { Card } from '../../../shared/ui/Card.tsx'
import { NoneYet } from '../../../shared/ui/NoneYet.tsx'
import { useSaveSignificant } from '../projects.api.ts'
import classes from './Dashboard.module.css'
import { projectDetailText } from './projectDetail.messages.ts'

/** What everybody should know of the project, written where it is read. */
export const SignificantCard = ({ project }: { project: Project }) => {
  const [typed, setTyped] = useState<string | null>(null)
  const save = useSaveSignificant(() => setTyped(null))
  const isEditing = typed !== null
  useUnsaved(isEditing && typed !== (project.proj_significant ?? ''))
  return (
    <Card
      title={projectDetailText.note}
      actions={
        !isEditing && (
          <Button size="xs" variant="default" onClick={() => setTyped(project.proj_significant ?? '')}>
            {projectDetailText.edit}
          </Button>
        )
      }
    >
      {isEditing ? (
        <>
          <Textarea
            aria-label={projectDetailText.note}
            autosize
            minRows={3}
            maxRows={10}
            maxLength={2000}
            value={typed}
            autoFocus
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <div className={classes.noteActions}>
            <Button size="xs" variant="default" onClick={() => setTyped(null)}>
              {projectDetailText.cancel}
            </Button>
            <Button
              size="xs"
              loading={save.isPending}
              onClick={() =>
                save.mutate({
                  params: { proj_no: project.proj_no },
                  body: { proj_significant: typed.trim() || null },
                })
              }
            >
              {projectDetailText.save}
            </Button>
          </div>
        </>
      ) : project.proj_significant ? (
        <p className={classes.note}>{project.proj_significant}</p>
      ) : (
        <NoneYet>{projectDetailText.noNote}</NoneYet>
      )}
    </Card>
  )
}
