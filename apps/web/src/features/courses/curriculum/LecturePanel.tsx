import { courses } from '@crm/contract/features/courses/courses'
import type { Course, Lecture } from '@crm/contract/features/courses/courses.rows'
import type { LectureMediaRow } from '@crm/contract/features/learning/media.rows'
import { Button, Switch, TextInput } from '@mantine/core'
import { useId } from 'react'
import { storePicture } from '../../../shared/kit/editor/editor.api.ts'
import { RichTextField } from '../../../shared/kit/editor/RichTextField.tsx'
import { Attachments } from '../../../shared/kit/files/Attachments.tsx'
import { FormFields } from '../../../shared/kit/form/FormFields.tsx'
import { FormNotes } from '../../../shared/kit/form/FormNotes.tsx'
import { useAutoSubmit } from '../../../shared/kit/form/useAutoSubmit.ts'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { RecordLoading } from '../../../shared/kit/record/RecordLoading.tsx'
import { useRecord } from '../../../shared/kit/record/useRecord.ts'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { Panel } from '../../../shared/ui/overlay/Panel.tsx'
import { curriculumText as text } from './curriculum.messages.ts'
import { LectureSubtitles } from './LectureSubtitles.tsx'
import { LectureVideo } from './LectureVideo.tsx'

interface LecturePanelProps {
  course: Course
  crl_no: number
  media: LectureMediaRow | undefined
  onClose: () => void
}

const toValues = (lecture: Lecture | undefined) => ({
  crl_title: lecture?.crl_title ?? '',
  crl_content: lecture?.crl_content ?? '',
  is_sample: lecture?.is_sample ?? false,
  is_hidden: lecture?.is_hidden ?? false,
})

const labels = {
  crl_title: text.lectureTitle,
  crl_content: text.text,
  is_sample: text.sample,
  is_hidden: text.hidden,
}

type EditorProps = Omit<LecturePanelProps, 'crl_no'> & { lecture: Lecture }

const LectureEditor = ({ course, lecture, media, onClose }: EditorProps) => {
  const formId = useId()
  const state = useRecordForm({
    update: courses.updateLecture,
    record: lecture,
    toValues,
    labels,
    draft: `lecture.${lecture.crl_no}`,
    done: null,
    // What is typed is sent when people pause or close; until then the browser keeps it.
    guardsLeaving: false,
  })
  const { form, field } = state
  const isReady = form.values.crl_title.trim() !== '' && course.state !== 0
  const save = useAutoSubmit(state, { formId, values: form.values, isReady })
  const close = () => {
    save()
    onClose()
  }
  const content = form.getInputProps('crl_content')
  const progress = state.busy ? text.saving : state.isUnsaved ? text.unsaved : text.saved
  const hasOwnNote = state.conflicts.length > 0 || state.mergeNote || state.restored
  return (
    <Panel
      opened
      size="wide"
      title={lecture.crl_title}
      onClose={close}
      note={hasOwnNote ? <FormNotes state={state} /> : progress}
      actions={
        <Button variant="default" onClick={close}>
          {text.close}
        </Button>
      }
    >
      <Stack>
        {state.problem && (
          <Note as="div" tone="red" role="alert">
            {state.problem}{' '}
            <Button size="compact-xs" variant="subtle" onClick={state.discardDraft}>
              {text.undo}
            </Button>
          </Note>
        )}
        <FormFields state={state} id={formId}>
          <TextInput {...field('crl_title')} />
          <Switch
            label={text.sample}
            description={text.sampleHint}
            {...form.getInputProps('is_sample', { type: 'checkbox' })}
          />
          <Switch
            label={text.hidden}
            description={text.hiddenHint}
            {...form.getInputProps('is_hidden', { type: 'checkbox' })}
          />
          <RichTextField
            label={text.text}
            {...(lecture.crl_kind === 'video' && { placeholder: text.textHint })}
            storePicture={storePicture}
            value={content.value}
            onChange={content.onChange}
            error={content.error}
          />
        </FormFields>
        {lecture.crl_kind === 'video' && (
          <>
            <LectureVideo lecture={lecture} media={media} canChange={course.state !== 0} />
            <LectureSubtitles crl_no={lecture.crl_no} langs={media?.subtitles ?? []} canChange={course.state !== 0} />
          </>
        )}
        <Card title={text.files}>
          <Attachments to={{ to_table: 'lecture_materials', to_no: lecture.crl_no }} canAdd={course.state !== 0} />
        </Card>
      </Stack>
    </Panel>
  )
}

/** One lecture: saved by itself while people work on it. */
export const LecturePanel = ({ crl_no, ...props }: LecturePanelProps) => {
  const read = useRecord(courses.lecture, { crl_no })
  if (read.row) return <LectureEditor lecture={read.row} {...props} />
  return (
    <Panel opened size="wide" title={text.lecture} onClose={props.onClose}>
      <RecordLoading read={read} />
    </Panel>
  )
}
