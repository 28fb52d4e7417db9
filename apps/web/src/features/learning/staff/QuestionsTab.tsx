import { learning } from '@crm/contract/features/learning/learning'
import { type CourseQuestion, questionColumns, questionState } from '@crm/contract/features/learning/talk.rows'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { Attachments } from '../../../shared/kit/files/Attachments.tsx'
import { FormDialog } from '../../../shared/kit/form/FormDialog.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { choice, keyword } from '../../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../../shared/kit/list/ListPage.tsx'
import { withCells } from '../../../shared/kit/list/listColumns.tsx'
import { useRecordNo } from '../../../shared/kit/record/recordNo.ts'
import { showDateTime } from '../../../shared/lib/date.ts'
import { Facts } from '../../../shared/ui/Facts.tsx'
import { Section } from '../../../shared/ui/Section.tsx'
import { Tag } from '../../../shared/ui/Tag.tsx'
import { showTime } from '../showTime.ts'
import { Answers } from '../talk/QuestionItem.tsx'
import classes from '../talk/Talk.module.css'
import { questionText as text } from '../talk/talk.messages.ts'

const filters = [keyword(text.search), choice('q_state', questionState, { label: text.state, all: text.allStates })]

const columns = withCells(questionColumns, {
  q_state: ({ answers }) =>
    answers.length ? (
      <Tag tone="green">{questionState.label('answered')}</Tag>
    ) : (
      <Tag tone="amber">{questionState.label('open')}</Tag>
    ),
})

const AnswerDialog = ({ question, onClose }: { question: CourseQuestion; onClose: () => void }) => {
  const { cq_no, cq_text, crl_title, at_second, user_name, is_private, reg_dt, files, answers } = question
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
      {answers.length > 0 && <Answers answers={answers} />}
      <Textarea data-autofocus description={text.answerHint} autosize minRows={4} {...state.field('ca_text')} />
    </FormDialog>
  )
}

/** Questions of a course, answered by those who keep it. */
export const QuestionsStaffTab = () => {
  const crs_no = useRecordNo()
  const [opened, setOpened] = useState<CourseQuestion | null>(null)
  return (
    <ListPage
      endpoint={learning.questions}
      columns={columns}
      filters={filters}
      fixed={{ crs_no }}
      onRow={setOpened}
      emptyAction={null}
      words={text.list}
    >
      {opened && <AnswerDialog question={opened} onClose={() => setOpened(null)} />}
    </ListPage>
  )
}
