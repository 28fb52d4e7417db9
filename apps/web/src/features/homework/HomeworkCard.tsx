import { Button } from '@mantine/core'
import { useState } from 'react'
import { Card } from '../../shared/ui/Card.tsx'
import { Section } from '../../shared/ui/Section.tsx'
import { HomeworkRows } from './HomeworkRows.tsx'
import { type Place, useHomework } from './homework.api.ts'
import { homeworkText as text } from './homework.messages.ts'
import { SetHomeworkDialog } from './SetHomeworkDialog.tsx'

const useParts = (place: Place) => {
  const [isSetting, setSetting] = useState(false)
  const rows = useHomework(place).data?.query
  const button = (
    <Button size="xs" variant="default" onClick={() => setSetting(true)}>
      {text.set}
    </Button>
  )
  return { rows, button, dialog: isSetting && <SetHomeworkDialog {...place} onClose={() => setSetting(false)} /> }
}

/** Homework of a project: set, looked at and ended here. */
export const ProjectHomework = ({ proj_no }: { proj_no: number }) => {
  const { rows, button, dialog } = useParts({ proj_no })
  if (!rows) return null
  return (
    <Card title={text.title} note={rows.length || undefined} actions={button}>
      <HomeworkRows rows={rows} />
      {dialog}
    </Card>
  )
}

/** Homework that is talked about at a meeting: who has watched what until then. */
export const MeetingHomework = ({ ms_no }: { ms_no: number }) => {
  const { rows, button, dialog } = useParts({ ms_no })
  if (!rows) return null
  return (
    <Section title={text.title} note={rows.length || undefined} actions={button}>
      <HomeworkRows rows={rows} />
      {dialog}
    </Section>
  )
}
