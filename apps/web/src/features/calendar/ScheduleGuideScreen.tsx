import { calendar, type GuideProject, type Round } from '@crm/contract/features/calendar/calendar'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useFilter } from '../../shared/lib/useFilter.ts'
import { useIsPhone } from '../../shared/lib/useIsPhone.ts'
import { DataList } from '../../shared/ui/DataList.tsx'
import { Page } from '../../shared/ui/Page.tsx'
import { SearchField } from '../../shared/ui/SearchField.tsx'
import { WhoseFilter } from '../../shared/ui/WhoseFilter.tsx'
import { BookingPanel } from '../meetings/booking/BookingPanel.tsx'
import { useMayBook } from '../meetings/booking/useMayBook.ts'
import { MinutesPanel } from '../minutes/MinutesPanel.tsx'
import classes from './Calendar.module.css'
import { useGuides } from './calendar.api.ts'
import { calendarText } from './calendar.messages.ts'
import { guideBooking } from './guideBooking.ts'
import { guideCardColumns, guideColumns } from './guideColumns.tsx'

/** Guide meetings by project and round, the next one suggested where none is planned. */
export const ScheduleGuideScreen = () => {
  const [filter, setFilter] = useFilter(calendar.guides.query)
  const [opened, setOpened] = useState<Round | null>(null)
  const [booked, setBooked] = useState<GuideProject | null>(null)
  const onBook = useMayBook() ? setBooked : null
  const isPhone = useIsPhone()
  const found = useGuides(filter)
  return (
    <Page
      title={calendarText.guides}
      context={calendarText.guidesContext}
      filter={
        <>
          <WhoseFilter words={calendarText} value={filter.is_own} onChange={(is_own) => setFilter({ is_own })} />
          <SearchField
            label={calendarText.guideSearch}
            placeholder={calendarText.guideSearchHint}
            value={filter.keyword}
            onSearch={(keyword) => setFilter({ keyword })}
          />
          <Checkbox
            className={classes.only}
            label={calendarText.onlyDue}
            checked={filter.is_due === 1}
            onChange={(event) => setFilter({ is_due: event.currentTarget.checked ? 1 : undefined })}
          />
        </>
      }
    >
      <DataList
        read={found}
        columns={isPhone ? guideCardColumns({ onBook }) : guideColumns({ onMinutes: setOpened, onBook })}
        rowKey={({ proj_no }) => proj_no}
        empty={calendarText.noGuides}
        {...(isPhone && { onRow: ({ rounds }: GuideProject) => setOpened(rounds.at(-1) ?? null) })}
        page={{ ...filter, onChange: (offset) => setFilter({ offset }) }}
      />
      {opened && <MinutesPanel ms_no={opened.ms_no} onClose={() => setOpened(null)} />}
      {booked && <BookingPanel opened initial={guideBooking(booked)} onClose={() => setBooked(null)} />}
    </Page>
  )
}
