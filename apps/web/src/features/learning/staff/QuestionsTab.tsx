import { learning } from '@crm/contract/features/learning/learning'
import {
  type CourseQuestion,
  questionColumns,
  questionState,
  taughtQuestionColumns,
} from '@crm/contract/features/learning/talk.rows'
import { choice, keyword } from '../../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../../shared/kit/list/ListPage.tsx'
import { withCells } from '../../../shared/kit/list/listColumns.tsx'
import { useRecordNo } from '../../../shared/kit/record/recordNo.ts'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { questionText as text } from '../talk/talk.messages.ts'
import { QuestionPanel, TaughtQuestionPanel } from './QuestionPanel.tsx'

const filters = [keyword(text.search), choice('q_state', questionState, { label: text.state, all: text.allStates })]

const cells = {
  q_state: ({ answers }: CourseQuestion) =>
    answers.length ? (
      <Tag tone="green">{questionState.label('answered')}</Tag>
    ) : (
      <Tag tone="amber">{questionState.label('open')}</Tag>
    ),
}
const columns = withCells(questionColumns, cells)
const taughtColumns = withCells(taughtQuestionColumns, cells)

/** Questions of a course, answered by those who keep it. */
export const QuestionsStaffTab = () => (
  <ListPage
    endpoint={learning.questions}
    columns={columns}
    filters={filters}
    fixed={{ crs_no: useRecordNo() }}
    excel={learning.questionsExcel}
    saved="courseQuestions"
    peek={QuestionPanel}
    emptyAction={null}
    words={text.list}
  />
)

/** Questions of all courses that one teaches, for teachers who keep no courses. */
export const TaughtQuestionsScreen = () => (
  <ListPage
    endpoint={learning.taughtQuestions}
    columns={taughtColumns}
    filters={filters}
    saved="taughtQuestions"
    peek={TaughtQuestionPanel}
    emptyAction={null}
    words={text.taught}
  />
)
