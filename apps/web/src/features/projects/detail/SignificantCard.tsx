import type { Project } from '@crm/contract/features/projects/projects.rows'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { FormButtons } from '../../../shared/kit/form/FormButtons.tsx'
import { FormFields } from '../../../shared/kit/form/FormFields.tsx'
import { FormNotes } from '../../../shared/kit/form/FormNotes.tsx'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { EmptyLine } from '../../../shared/ui/state/EmptyLine.tsx'
import { useSignificantForm } from '../form/useSignificantForm.ts'
import { projectDetailText } from './projectDetail.messages.ts'

const formId = 'project-note'

const EditNote = ({ project, onClose }: { project: Project; onClose: () => void }) => {
  const state = useSignificantForm(project, onClose)
  const cancel = () => {
    state.discardDraft()
    onClose()
  }
  return (
    <Stack gap="row">
      <FormFields state={state} id={formId}>
        <Textarea
          aria-label={projectDetailText.note}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={2000}
          autoFocus
          {...state.form.getInputProps('proj_significant')}
        />
      </FormFields>
      <Inline justify="end">
        <span role="status">
          <FormNotes state={state} />
        </span>
        <FormButtons formId={formId} busy={state.busy} cancel={cancel} />
      </Inline>
    </Stack>
  )
}

/** What everybody should know of the project, written where it is read. */
export const SignificantCard = ({ project }: { project: Project }) => {
  const [isEditing, setEditing] = useState(false)
  const content = () => {
    if (isEditing) return <EditNote project={project} onClose={() => setEditing(false)} />
    if (!project.proj_significant) return <EmptyLine>{projectDetailText.noNote}</EmptyLine>
    return (
      <Text as="p" keepsLines>
        {project.proj_significant}
      </Text>
    )
  }
  return (
    <Card
      title={projectDetailText.note}
      actions={
        !isEditing && (
          <Button size="xs" variant="default" onClick={() => setEditing(true)}>
            {projectDetailText.edit}
          </Button>
        )
      }
    >
      {content()}
    </Card>
  )
}
