import { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { seatColumns, seatSource, seatState } from '@crm/contract/features/enrolments/enrolments.rows'
import { choice, keyword } from '../../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../../shared/kit/list/ListPage.tsx'
import { useRecordNo } from '../../../shared/kit/record/recordNo.ts'
import { GrantSeatsDialog } from './GrantSeatsDialog.tsx'
import { SeatPanel } from './SeatPanel.tsx'
import { studentsText as text } from './students.messages.ts'

const filters = [
  keyword(text.search),
  choice('seat_state', seatState, { label: text.state, all: text.allStates }),
  choice('cs_source', seatSource, { label: text.source, all: text.allSources }),
]

/** Who may watch a course, and until when; staff give, extend and end seats. */
export const StudentsTab = () => {
  const crs_no = useRecordNo()
  return (
    <ListPage
      endpoint={enrolments.students}
      columns={seatColumns}
      filters={filters}
      fixed={{ crs_no }}
      excel={enrolments.studentsExcel}
      saved="students"
      create={{
        endpoint: enrolments.grant,
        render: ({ onClose }) => <GrantSeatsDialog crs_no={crs_no} onClose={onClose} />,
      }}
      peek={SeatPanel}
      words={text.list}
    />
  )
}
