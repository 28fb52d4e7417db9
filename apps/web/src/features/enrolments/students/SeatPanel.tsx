import { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { type SeatRow, seatSource, seatState } from '@crm/contract/features/enrolments/enrolments.rows'
import { showNumber } from '@crm/contract/kit/numbers'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { FormDialog } from '../../../shared/kit/form/FormDialog.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import type { PeekProps } from '../../../shared/kit/list/OpenedPeek.tsx'
import { RecordPanel } from '../../../shared/kit/record/RecordPanel.tsx'
import { useRecordNo } from '../../../shared/kit/record/recordNo.ts'
import { showDate, showDateTime } from '../../../shared/lib/format/date.ts'
import { useWrite } from '../../../shared/lib/server/useWrite.ts'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { WholeNumberField } from '../../../shared/ui/input/WholeNumberField.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { prompt } from '../../../shared/ui/overlay/dialogs.ts'
import { studentsText as text } from './students.messages.ts'

interface SeatProps {
  seat: SeatRow
  onClose: () => void
}

const ExtendDialog = ({ seat, onClose }: SeatProps) => {
  const state = useRecordForm({
    create: enrolments.extend,
    params: { cs_no: seat.cs_no },
    toValues: () => ({ days: 30 }),
    labels: { days: text.moreDays },
    done: text.extended,
    guardsLeaving: false,
    onDone: onClose,
  })
  return (
    <FormDialog state={state} title={text.extendTitle} submit={text.extend} onClose={onClose}>
      <WholeNumberField unit={text.dayUnit} {...state.field('days')} />
    </FormDialog>
  )
}

const SeatFacts = ({ seat }: { seat: SeatRow }) => (
  <Facts
    facts={[
      [text.facts.company, seat.client_name],
      [text.facts.state, seatState.label(seat.seat_state)],
      [text.facts.source, seatSource.label(seat.cs_source)],
      [text.facts.opened, `${seat.opened} / ${seat.lectures}`],
      [text.facts.firstOpened, showDateTime(seat.opened_dt)],
      [text.facts.lastDay, showDate(seat.last_day)],
      seat.cs_source === 'payment' && [text.facts.paid, showNumber(seat.cs_paid)],
      seat.cs_refunded > 0 && [text.facts.refunded, showNumber(seat.cs_refunded)],
      seat.pay_no !== null && [text.payment, String(seat.pay_no)],
      seat.cs_reason !== null && [text.facts.reason, seat.cs_reason],
      seat.end_reason !== null && [text.facts.endReason, seat.end_reason],
      [text.facts.at, showDateTime(seat.reg_dt)],
    ]}
  />
)

const SeatActions = ({ seat }: { seat: SeatRow }) => {
  const [isExtending, setExtending] = useState(false)
  const end = useWrite(enrolments.end, { done: text.ended })
  if (seat.seat_state === 'ended') return null
  const askEnd = async () => {
    const reason = await prompt({
      title: text.endTitle,
      description: text.endWords,
      label: text.reason,
      yes: text.end,
      tone: 'danger',
      check: (value) => (value.trim() ? null : text.reasonMissing),
    })
    if (reason) end.mutate({ params: { cs_no: seat.cs_no }, body: { reason } })
  }
  return (
    <>
      <Button color="red" variant="light" onClick={askEnd} loading={end.isPending}>
        {text.end}
      </Button>
      <Button onClick={() => setExtending(true)}>{text.extend}</Button>
      {isExtending && <ExtendDialog seat={seat} onClose={() => setExtending(false)} />}
    </>
  )
}

/** One seat beside the list: what is known of it, a longer period, and its end with a reason. */
export const SeatPanel = ({ cs_no, onClose }: PeekProps<'cs_no'>) => (
  <RecordPanel
    endpoint={enrolments.students}
    params={undefined}
    query={{ crs_no: useRecordNo(), cs_no }}
    onClose={onClose}
    title={(seat) => seat && (seat.user_name ?? text.openSeat)}
    actions={(seat) => <SeatActions seat={seat} />}
  >
    {(seat) => (
      <Card>
        <SeatFacts seat={seat} />
      </Card>
    )}
  </RecordPanel>
)
