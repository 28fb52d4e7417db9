import { type Homework, homework } from '@crm/contract/features/homework/homework'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useMay } from '../../shared/lib/session/useMay.ts'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Section } from '../../shared/ui/layout/Section.tsx'
import type { ListRead } from '../../shared/ui/list/DataList.tsx'
import { LoadedRows } from '../../shared/ui/state/LoadedRows.tsx'
import { HomeworkRows } from './HomeworkRows.tsx'
import { type HomeworkPlace, useHomework } from './homework.api.ts'
import { homeworkText as text } from './homework.messages.ts'
import { SetHomeworkDialog } from './SetHomeworkDialog.tsx'

const useParts = (place: HomeworkPlace) => {
  const [isSetting, setSetting] = useState(false)
  const read = useHomework(place)
  const button = (
    <Button size="xs" variant="default" onClick={() => setSetting(true)}>
      {text.set}
    </Button>
  )
  return {
    isOpen: useMay(homework.list),
    read,
    button,
    dialog: isSetting && <SetHomeworkDialog {...place} onClose={() => setSetting(false)} />,
  }
}

const LoadedHomework = ({ read }: { read: ListRead<Homework> }) => (
  <LoadedRows read={read} empty={text.none}>
    {(rows) => <HomeworkRows rows={rows} />}
  </LoadedRows>
)

/** Homework of a project: set, looked at and ended here. */
export const ProjectHomework = ({ proj_no }: { proj_no: number }) => {
  const { isOpen, read, button, dialog } = useParts({ proj_no })
  if (!isOpen) return null
  return (
    <Card title={text.title} note={read.data?.query.length || undefined} actions={button}>
      <LoadedHomework read={read} />
      {dialog}
    </Card>
  )
}

/** Homework that is talked about at a meeting: who has watched what until then. */
export const MeetingHomework = ({ ms_no }: { ms_no: number }) => {
  const { isOpen, read, button, dialog } = useParts({ ms_no })
  if (!isOpen) return null
  return (
    <Section title={text.title} note={read.data?.query.length || undefined} actions={button}>
      <LoadedHomework read={read} />
      {dialog}
    </Section>
  )
}
