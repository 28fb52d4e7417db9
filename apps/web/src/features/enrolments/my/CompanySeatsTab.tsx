import { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { seatState } from '@crm/contract/features/enrolments/enrolments.rows'
import { type CompanySeat, companySeatColumns } from '@crm/contract/features/enrolments/my'
import { useState } from 'react'
import { choice } from '../../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../../shared/kit/list/ListPage.tsx'
import { useWrite } from '../../../shared/lib/useWrite.ts'
import { confirm } from '../../../shared/ui/dialogs.ts'
import { FindCourses } from '../catalogue/CampLinks.tsx'
import { AssignDialog } from './AssignDialog.tsx'
import { myText as text } from './my.messages.ts'

const filters = [choice('seat_state', seatState, { label: text.state, all: text.allStates })]

/** The company's seats: an open one is given to a colleague, one that was not opened is taken back. */
export const CompanySeatsTab = () => {
  const [assigning, setAssigning] = useState<CompanySeat | null>(null)
  const takeBack = useWrite(enrolments.assign, { done: text.takenBack })
  const press = async (seat: CompanySeat) => {
    if (seat.cs_source !== 'payment') return
    if (seat.seat_state === 'open') return setAssigning(seat)
    if (seat.seat_state !== 'live' || seat.is_opened) return
    const description = text.takeBackWords(seat.user_name ?? '', seat.crs_title)
    if (await confirm({ title: text.takeBackTitle, description, yes: text.takeBack }))
      takeBack.mutate({ params: { cs_no: seat.cs_no }, body: { user_no: null } })
  }
  return (
    <ListPage
      endpoint={enrolments.companySeats}
      columns={companySeatColumns}
      filters={filters}
      onRow={press}
      emptyAction={<FindCourses />}
      words={text.company}
    >
      {assigning && <AssignDialog seat={assigning} onClose={() => setAssigning(null)} />}
    </ListPage>
  )
}
