import { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { seatSource, seatState } from '@crm/contract/features/enrolments/enrolments.rows'
import { type CompanySeat, companySeatColumns } from '@crm/contract/features/enrolments/my'
import { won } from '@crm/contract/kit/numbers'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { PeekProps } from '../../../shared/kit/list/OpenedPeek.tsx'
import { RecordPanel } from '../../../shared/kit/record/RecordPanel.tsx'
import { showDate } from '../../../shared/lib/format/date.ts'
import { useWrite } from '../../../shared/lib/server/useWrite.ts'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { confirm } from '../../../shared/ui/overlay/dialogs.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { myText as text } from './my.messages.ts'

/** An open seat is given to a colleague, one that was not opened is taken back; free ones are their person's. */
const Actions = ({ seat }: { seat: CompanySeat }) => {
  const { cs_no, cs_source, seat_state, is_opened, user_name, crs_title } = seat
  const [isAssigning, setAssigning] = useState(false)
  const takeBack = useWrite(enrolments.assign, { done: text.takenBack })
  if (cs_source !== 'payment') return null
  if (seat_state === 'open')
    return (
      <>
        <Button onClick={() => setAssigning(true)}>{text.assign}</Button>
        {isAssigning && <AssignDialog seat={seat} onClose={() => setAssigning(false)} />}
      </>
    )
  if (seat_state !== 'live' || is_opened) return null
  const ask = async () => {
    const description = text.takeBackWords(user_name ?? '', crs_title)
    if (await confirm({ title: text.takeBackTitle, description, yes: text.takeBack }))
      takeBack.mutate({ params: { cs_no }, body: { user_no: null } })
  }
  return (
    <Button variant="default" loading={takeBack.isPending} onClick={ask}>
      {text.takeBack}
    </Button>
  )
}

const titleOf = (key: keyof CompanySeat) => companySeatColumns.columns.find((column) => column.key === key)?.title ?? ''

/** One seat of the company beside the list. */
export const CompanySeatPanel = ({ cs_no, onClose }: PeekProps<'cs_no'>) => (
  <RecordPanel
    endpoint={enrolments.companySeats}
    params={undefined}
    query={{ cs_no }}
    onClose={onClose}
    title={(seat) => seat?.crs_title}
    actions={(seat) => <Actions seat={seat} />}
  >
    {({ user_name, seat_state, cs_source, done, lectures, last_day, refund_now, buyer_name }) => (
      <Card>
        <Facts
          facts={[
            [titleOf('user_name'), user_name ?? seatState.label('open')],
            [titleOf('seat_state'), seatState.label(seat_state)],
            [titleOf('cs_source'), seatSource.label(cs_source)],
            [titleOf('done'), `${done} / ${lectures}`],
            [titleOf('last_day'), showDate(last_day)],
            refund_now !== null && [titleOf('refund_now'), won(refund_now)],
            buyer_name !== null && [titleOf('buyer_name'), buyer_name],
          ]}
        />
      </Card>
    )}
  </RecordPanel>
)
