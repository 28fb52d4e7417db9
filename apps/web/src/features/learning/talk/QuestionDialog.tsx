import { learning } from '@crm/contract/features/learning/learning'
import type { CourseAnswer, CourseQuestion } from '@crm/contract/features/learning/talk.rows'
import { Switch, Textarea } from '@mantine/core'
import { Attachments } from '../../../shared/kit/files/Attachments.tsx'
import { FilePicker } from '../../../shared/kit/files/upload/FilePicker.tsx'
import { useUploads } from '../../../shared/kit/files/upload/useUploads.ts'
import { FormDialog } from '../../../shared/kit/form/FormDialog.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { showLength } from '../../../shared/lib/format/date.ts'
import { Section } from '../../../shared/ui/layout/Section.tsx'
import { questionText as text } from './talk.messages.ts'

const to_table = 'course_questions'
const width = 560

interface AskProps {
  crl_no: number
  /** The second of the video that it is about; null for a lecture of text. */
  at_second: number | null
  onClose: () => void
}

/** A new question, with the second at which it came up. */
export const AskDialog = ({ crl_no, at_second, onClose }: AskProps) => {
  const uploads = useUploads()
  const state = useRecordForm({
    create: learning.ask,
    params: { crl_no },
    toValues: () => ({ cq_text: '', is_private: false, at_second }),
    labels: { cq_text: text.text, is_private: text.isPrivate },
    draft: `question.${crl_no}`,
    notKept: ['at_second'],
    files: [{ uploads, to_table, to_no: ({ cq_no }) => cq_no }],
    done: text.asked,
    onDone: onClose,
  })
  return (
    <FormDialog
      state={state}
      title={at_second === null ? text.ask : text.askAt(showLength(at_second))}
      submit={text.ask}
      size={width}
      onClose={onClose}
      after={
        <Section title={text.files}>
          <FilePicker uploads={uploads} />
        </Section>
      }
    >
      <Textarea data-autofocus placeholder={text.textHint} autosize minRows={4} {...state.field('cq_text')} />
      <Switch
        label={text.isPrivate}
        description={text.privateHint}
        {...state.form.getInputProps('is_private', { type: 'checkbox' })}
      />
    </FormDialog>
  )
}

/** One's own question, changed; its files are changed at once. */
export const EditQuestionDialog = ({ question, onClose }: { question: CourseQuestion; onClose: () => void }) => {
  const { cq_no, cq_text, is_private } = question
  const state = useRecordForm({
    create: learning.editQuestion,
    params: { cq_no },
    toValues: () => ({ cq_text, is_private }),
    labels: { cq_text: text.text, is_private: text.isPrivate },
    draft: `question.change.${cq_no}`,
    done: text.changed,
    onDone: onClose,
  })
  return (
    <FormDialog
      state={state}
      title={text.edit}
      size={width}
      onClose={onClose}
      after={
        <Section title={text.files}>
          <Attachments to={{ to_table, to_no: cq_no }} canAdd />
        </Section>
      }
    >
      <Textarea data-autofocus autosize minRows={4} {...state.field('cq_text')} />
      <Switch
        label={text.isPrivate}
        description={text.privateHint}
        {...state.form.getInputProps('is_private', { type: 'checkbox' })}
      />
    </FormDialog>
  )
}

interface EditAnswerProps {
  answer: CourseAnswer
  onClose: () => void
}

/** One's own answer, changed; the learner is not written to again. */
export const EditAnswerDialog = ({ answer: { ca_no, ca_text }, onClose }: EditAnswerProps) => {
  const state = useRecordForm({
    create: learning.editAnswer,
    params: { ca_no },
    toValues: () => ({ ca_text }),
    labels: { ca_text: text.answer },
    draft: `answer.edit.${ca_no}`,
    done: text.answerChanged,
    onDone: onClose,
  })
  return (
    <FormDialog state={state} title={text.editAnswer} size={width} onClose={onClose}>
      <Textarea data-autofocus autosize minRows={4} {...state.field('ca_text')} />
    </FormDialog>
  )
}
