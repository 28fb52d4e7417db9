import { learning } from '@crm/contract/features/learning/learning'
import { type LearnerRow, learnerColumns } from '@crm/contract/features/learning/talk.rows'
import { useState } from 'react'
import { PdfButton } from '../../../shared/kit/files/download/PdfButton.tsx'
import { keyword } from '../../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../../shared/kit/list/ListPage.tsx'
import { useRecordNo } from '../../../shared/kit/record/recordNo.ts'
import { showDate, showDateTime } from '../../../shared/lib/date.ts'
import { Facts } from '../../../shared/ui/Facts.tsx'
import { ModalCard } from '../../../shared/ui/ModalCard.tsx'
import { Note } from '../../../shared/ui/Note.tsx'
import { Inline, Stack } from '../../../shared/ui/Stack.tsx'
import { documentText } from '../course/course.messages.ts'
import { LecturesProgress } from './LecturesProgress.tsx'
import { progressText as text } from './staff.messages.ts'

const filters = [keyword(text.search)]

interface LearnerProps {
  crs_no: number
  learner: LearnerRow
  onClose: () => void
}

const LearnerDialog = ({ crs_no, learner, onClose }: LearnerProps) => {
  const { user_no, user_name, client_name, done, lectures, minutes, first_dt, last_dt, crt_no, completed_dt } = learner
  return (
    <ModalCard opened title={user_name} onClose={onClose}>
      <Stack>
        <Facts
          facts={[
            [text.facts.company, client_name],
            [text.facts.done, `${done} / ${lectures}`],
            [text.facts.minutes, text.minutes(minutes)],
            [text.facts.first, showDateTime(first_dt)],
            [text.facts.last, showDateTime(last_dt)],
            completed_dt !== null && [text.facts.completed, showDate(completed_dt)],
          ]}
        />
        {first_dt === null && <Note>{text.notStarted}</Note>}
        <Inline justify="end" wraps>
          {first_dt !== null && (
            <PdfButton endpoint={learning.studyRecord} params={{ crs_no }} query={{ user_no }}>
              {documentText.record}
            </PdfButton>
          )}
          {crt_no !== null && (
            <PdfButton endpoint={learning.certificatePdf} params={{ crt_no }}>
              {documentText.certificate}
            </PdfButton>
          )}
        </Inline>
      </Stack>
    </ModalCard>
  )
}

/** How far everybody is with a course, and where in its videos people stop. */
export const ProgressTab = () => {
  const crs_no = useRecordNo()
  const [opened, setOpened] = useState<LearnerRow | null>(null)
  return (
    <ListPage
      endpoint={learning.learners}
      columns={learnerColumns}
      filters={filters}
      fixed={{ crs_no }}
      above={<LecturesProgress crs_no={crs_no} />}
      excel={learning.learnersExcel}
      onRow={setOpened}
      emptyAction={null}
      words={text.list}
    >
      {opened && <LearnerDialog crs_no={crs_no} learner={opened} onClose={() => setOpened(null)} />}
    </ListPage>
  )
}
