import { seatSource, seatState } from '@crm/contract/features/enrolments/enrolments.rows'
import { type MySeat, mySeatKind } from '@crm/contract/features/enrolments/my'
import { pathOf } from '@crm/contract/paths'
import { Button, Progress } from '@mantine/core'
import { Link } from 'react-router'
import { TextLink } from '../../../shared/ui/button/TextButton.tsx'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { Beside } from '../../../shared/ui/layout/Beside.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { SeatLinks } from '../../learning/course/SeatLinks.tsx'
import { CoursePicture } from '../catalogue/CoursePicture.tsx'
import { myText as text } from './my.messages.ts'

const percent = ({ done, lectures }: MySeat) => (lectures ? Math.round((done / lectures) * 100) : 0)

const Meter = ({ seat }: { seat: MySeat }) => (
  <Stack gap="xs">
    <Progress value={percent(seat)} aria-label={text.progressLabel} />
    <SmallText>{text.progress(seat.done, seat.lectures)}</SmallText>
  </Stack>
)

const facts = ({ seat_state, is_opened, days_left, refund_now }: MySeat) =>
  [
    seat_state === 'live' && (is_opened ? text.daysLeft(days_left) : text.notOpened),
    refund_now !== null && text.refundNow(refund_now),
  ].filter((fact) => fact !== false)

/** A completed course stays one, also after its period. */
const StateTag = ({ seat: { crt_no, seat_state } }: { seat: MySeat }) => {
  if (crt_no !== null && seat_state === 'live') return <Tag tone="accent">{mySeatKind.label('done')}</Tag>
  return <Tag tone={seat_state === 'live' ? 'green' : 'gray'}>{seatState.label(seat_state)}</Tag>
}

/** One course of one's own: how far it is, how long it lasts, what a refund would give, and the way on. */
export const SeatCard = ({ seat }: { seat: MySeat }) => (
  <li>
    <Card>
      <Beside columns="200px 1fr" gap="md" stacks>
        <CoursePicture picture={seat.picture} isRound />
        <Stack gap="sm">
          <Inline wraps>
            <TextLink tone="text" weight="strong" to={pathOf('ClientCampDetailV3', { crs_no: seat.crs_no })}>
              {seat.crs_title}
            </TextLink>
            <StateTag seat={seat} />
            <Tag>{seatSource.label(seat.cs_source)}</Tag>
          </Inline>
          <Meter seat={seat} />
          {seat.last && <SmallText>{text.last(seat.last.crl_title)}</SmallText>}
          <SmallText>{facts(seat).join(' · ')}</SmallText>
          {seat.seat_state === 'suspended' && <Note tone="amber">{text.suspended}</Note>}
          {seat.seat_state === 'refunding' && <Note>{text.refunding}</Note>}
          <Inline wraps>
            <SeatLinks seat={seat} />
            {seat.pay_no !== null && seat.seat_state === 'live' && seat.refund_now !== null && seat.refund_now > 0 && (
              <Button
                component={Link}
                size="xs"
                variant="default"
                to={pathOf('ClientCampRefundV3', { pay_no: seat.pay_no })}
              >
                {text.refund}
              </Button>
            )}
            {seat.seat_state === 'live' && (
              <Button component={Link} size="xs" to={pathOf('ClientCampLectureV3', { crs_no: seat.crs_no })}>
                {seat.is_opened ? text.goOn : text.start}
              </Button>
            )}
          </Inline>
        </Stack>
      </Beside>
    </Card>
  </li>
)
