import { learning } from '@crm/contract/features/learning/learning'
import type { CourseQuestion } from '@crm/contract/features/learning/talk.rows'
import { Textarea } from '@mantine/core'
import { Attachments } from '../../../shared/kit/files/Attachments.tsx'
import { FormDialog } from '../../../shared/kit/form/FormDialog.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { showDateTime } from '../../../shared/lib/date.ts'
import { Facts } from '../../../shared/ui/Facts.tsx'
import { Section } from '../../../shared/ui/Section.tsx'
import { showTime } from '../showTime.ts'
import { Answers } from '../talk/QuestionItem.tsx'
import classes from '../talk/Talk.module.css'
import { questionText as text } from '../talk/talk.messages.ts'

/** A question with what was answered, and room for the next answer. */
export const AnswerDialog = ({ question, onClose }: { question: CourseQuestion; onClose: () => void }) => {
  const { cq_no, cq_text, crs_title, crl_title, at_second, user_name, is_private, reg_dt, files, answers } = question
  const state = useRecordForm({
    create: learning.answer,
    params: { cq_no },
    toValues: () => ({ ca_text: '' }),
    labels: { ca_text: text.answer },
    draft: `answer.${cq_no}`,
    done: text.answered,
    onDone: onClose,
  })
  return (
    <FormDialog state={state} title={text.list.title} submit={text.send} size={560} onClose={onClose}>
      <p className={classes.text}>{cq_text}</p>
      <Facts
        facts={[
          [text.facts.course, crs_title],
          [text.facts.lecture, crl_title],
          at_second !== null && [text.facts.second, showTime(at_second)],
          [text.facts.person, user_name],
          [text.facts.shown, is_private ? text.isPrivate : text.open],
          [text.facts.at, showDateTime(reg_dt)],
        ]}
      />
      {files > 0 && (
        <Section title={text.files}>
          <Attachments to={{ to_table: 'course_questions', to_no: cq_no }} canAdd={false} />
        </Section>
      )}
      {answers.length > 0 && <Answers answers={answers} onChanged={onClose} />}
      <Textarea data-autofocus description={text.answerHint} autosize minRows={4} {...state.field('ca_text')} />
    </FormDialog>
  )
}
