import { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { seatState } from '@crm/contract/features/enrolments/enrolments.rows'
import { companySeatColumns } from '@crm/contract/features/enrolments/my'
import { choice } from '../../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../../shared/kit/list/ListPage.tsx'
import { FindCourses } from '../catalogue/CampLinks.tsx'
import { CompanySeatPanel } from './CompanySeatPanel.tsx'
import { myText as text } from './my.messages.ts'

const filters = [choice('seat_state', seatState, { label: text.state, all: text.allStates })]

/** The company's seats, whoever sits on them. */
export const CompanySeatsTab = () => (
  <ListPage
    endpoint={enrolments.companySeats}
    columns={companySeatColumns}
    filters={filters}
    saved={null}
    peek={CompanySeatPanel}
    emptyAction={<FindCourses />}
    words={text.company}
  />
)
