import { calendar, type GuideProject } from '@crm/contract/features/calendar/calendar'
import { useState } from 'react'
import { keyword, own, toggle } from '../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../shared/kit/list/ListPage.tsx'
import { useAddressNumber } from '../../shared/lib/address/useAddressNumber.ts'
import { useIsPhone } from '../../shared/lib/page/useIsPhone.ts'
import { BookingPanel } from '../meetings/booking/BookingPanel.tsx'
import { useMayBook } from '../meetings/booking/useMayBook.ts'
import { MinutesPanel } from '../minutes/MinutesPanel.tsx'
import { calendarText as text } from './calendar.messages.ts'
import { guideBooking } from './guideBooking.ts'
import { guideCards, guideTable } from './guideColumns.tsx'

const filters = [own(text.whose), keyword(text.guideSearch), toggle('is_due', text.onlyDue)]

/** Guide meetings by project and round, the next one suggested where none is planned. */
export const ScheduleGuideScreen = () => {
  const [ms_no, openMinutes] = useAddressNumber('ms_no')
  const [booked, setBooked] = useState<GuideProject | null>(null)
  const onBook = useMayBook() ? setBooked : null
  const isPhone = useIsPhone()
  return (
    <ListPage
      emptyAction={null}
      endpoint={calendar.guides}
      columns={
        isPhone ? guideCards({ onBook }) : guideTable({ onMinutes: (round) => openMinutes(round.ms_no), onBook })
      }
      filters={filters}
      saved="guides"
      {...(isPhone && { onRow: ({ rounds }: GuideProject) => openMinutes(rounds.at(-1)?.ms_no ?? null) })}
      words={text.guides}
    >
      {ms_no && <MinutesPanel key={ms_no} ms_no={ms_no} onClose={() => openMinutes(null)} />}
      {booked && <BookingPanel opened initial={guideBooking(booked)} onClose={() => setBooked(null)} />}
    </ListPage>
  )
}
