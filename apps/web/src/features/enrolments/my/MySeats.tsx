import { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { mySeatKind } from '@crm/contract/features/enrolments/my'
import { useRead } from '../../../shared/lib/server/useRead.ts'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { LoadedRows } from '../../../shared/ui/state/LoadedRows.tsx'
import { FindCourses } from '../catalogue/CampLinks.tsx'
import { myText as text } from './my.messages.ts'
import { SeatCard } from './SeatCard.tsx'

type Kind = (typeof mySeatKind.values)[number]

const MySeats = ({ kind }: { kind: Kind }) => (
  <LoadedRows
    read={useRead(enrolments.mySeats, { query: { kind } })}
    frame={Card}
    empty={text.empty[kind]}
    emptyAction={<FindCourses />}
  >
    {(seats) => (
      <Stack as="ul" label={mySeatKind.label(kind)}>
        {seats.map((seat) => (
          <SeatCard key={seat.cs_no} seat={seat} />
        ))}
      </Stack>
    )}
  </LoadedRows>
)

export const LearningTab = () => <MySeats kind="learning" />
export const DoneTab = () => <MySeats kind="done" />
export const OverTab = () => <MySeats kind="over" />
