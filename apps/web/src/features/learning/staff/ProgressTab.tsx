import { learning } from '@crm/contract/features/learning/learning'
import { type LearnerRow, learnerColumns } from '@crm/contract/features/learning/talk.rows'
import { PdfButton } from '../../../shared/kit/files/download/PdfButton.tsx'
import { keyword } from '../../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../../shared/kit/list/ListPage.tsx'
import type { PeekProps } from '../../../shared/kit/list/OpenedPeek.tsx'
import { RecordPanel } from '../../../shared/kit/record/RecordPanel.tsx'
import { useRecordNo } from '../../../shared/kit/record/recordNo.ts'
import { showDate, showDateTime } from '../../../shared/lib/format/date.ts'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { documentText } from '../course/course.messages.ts'
import { LecturesProgress } from './LecturesProgress.tsx'
import { progressText as text } from './staff.messages.ts'

const filters = [keyword(text.search)]

const LearnerFacts = ({ learner }: { learner: LearnerRow }) => {
  const { client_name, done, lectures, minutes, first_dt, last_dt, completed_dt } = learner
  return (
    <Card>
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
      </Stack>
    </Card>
  )
}

/** One learner beside the list: how far they are, and what it gives on paper. */
const LearnerPanel = ({ user_no, onClose }: PeekProps<'user_no'>) => {
  const crs_no = useRecordNo()
  return (
    <RecordPanel
      endpoint={learning.learners}
      params={undefined}
      query={{ crs_no, user_no }}
      onClose={onClose}
      title={(learner) => learner?.user_name}
      actions={({ first_dt, crt_no }) => (
        <>
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
        </>
      )}
    >
      {(learner) => <LearnerFacts learner={learner} />}
    </RecordPanel>
  )
}

/** How far everybody is with a course, and where in its videos people stop. */
export const ProgressTab = () => {
  const crs_no = useRecordNo()
  return (
    <ListPage
      endpoint={learning.learners}
      columns={learnerColumns}
      filters={filters}
      fixed={{ crs_no }}
      above={<LecturesProgress crs_no={crs_no} />}
      excel={learning.learnersExcel}
      saved="learners"
      peek={LearnerPanel}
      emptyAction={null}
      words={text.list}
    />
  )
}
