import { RecordsFilter } from '@crm/contract/features/meetings/meetings.filters'
import type { Meeting } from '@crm/contract/features/meetings/meetings.rows'
import { useState } from 'react'
import { useUser } from '../../../shared/lib/currentUser.ts'
import { daysBetween, koreaToday } from '../../../shared/lib/date.ts'
import { useFilter } from '../../../shared/lib/useFilter.ts'
import { AddButton } from '../../../shared/ui/AddButton.tsx'
import { DataList } from '../../../shared/ui/DataList.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { SearchField } from '../../../shared/ui/SearchField.tsx'
import { MinutesPanel } from '../../minutes/MinutesPanel.tsx'
import { visitorOf } from '../../reference/meetingWords.ts'
import { BookingPanel } from '../booking/BookingPanel.tsx'
import { MeetingDetailPanel } from '../detail/MeetingDetailPanel.tsx'
import { useMeetingActions } from '../detail/useMeetingActions.ts'
import { useMeetings } from '../meetings.api.ts'
import { ContactListModal } from './ContactListModal.tsx'
import classes from './MeetingRecords.module.css'
import { MonthField } from './MonthField.tsx'
import { firstDayOf, lastDayOf } from './months.ts'
import { recordColumns } from './recordColumns.tsx'
import { recordsText as text } from './records.messages.ts'
import { recordsMost, recordsQuery } from './recordsQuery.ts'

type Period = Pick<RecordsFilter, 'keyword' | 'from' | 'to'>

const monthsOf = ({ from, to }: Period) => {
  const current = koreaToday().slice(0, 7)
  return { from: from ?? current, to: to ?? current }
}

interface ControlsProps {
  value: Period
  onChange: (change: Period) => void
}

/** Words, the months, and how many days they are apart. */
const RecordControls = ({ value, onChange }: ControlsProps) => {
  const { from, to } = monthsOf(value)
  return (
    <>
      {/* This page alone searches on Enter (docs/rules.md, meetings). */}
      <SearchField
        label={text.search}
        value={value.keyword}
        onSearch={(keyword) => onChange({ keyword })}
        onEnterOnly
        w={220}
      />
      <div className={classes.period}>
        <MonthField
          label={text.from}
          value={from}
          onChange={(month) => onChange({ from: month, to: month > to ? month : to })}
        />
        <span aria-hidden className={classes.dash}>
          –
        </span>
        <MonthField
          label={text.to}
          value={to}
          onChange={(month) => onChange({ to: month, from: month < from ? month : from })}
        />
        <output className={classes.days}>{text.days(daysBetween(firstDayOf(from), lastDayOf(to)))}</output>
      </div>
    </>
  )
}

/** All that the months hold; of those the ones among whose people one is. */
const useRecords = (period: Period, embedded: boolean) => {
  const { from, to } = monthsOf(period)
  const emp_no = useUser()?.emp_no
  const found = useMeetings(recordsQuery({ from, to, keyword: period.keyword }, embedded, emp_no))
  const own = found.data?.query.filter(({ managers }) => managers.some((person) => person.emp_no === emp_no))
  return { ...found, data: own && { query: own }, isCut: (found.data?.total ?? 0) > recordsMost }
}

interface RecordsTableProps {
  period: Period
  onRow: (meeting: Meeting) => void
  onSelect?: (meeting: Meeting) => void
}

const RecordsTable = ({ period, onRow, onSelect }: RecordsTableProps) => {
  const found = useRecords(period, Boolean(onSelect))
  const [contactsOf, setContactsOf] = useState<Meeting | null>(null)
  const [minutesOf, setMinutesOf] = useState<Meeting | null>(null)
  const { mark, remove } = useMeetingActions()
  const columns = recordColumns({
    onContacts: setContactsOf,
    onVisit: (meeting) => mark(meeting, meeting.mr_checked === 1 ? 0 : 1),
    ...(onSelect ? { onSelect } : { onMinutes: setMinutesOf, onRemove: remove }),
  })
  return (
    <>
      {found.isCut && <p role="status">{text.many}</p>}
      <DataList read={found} columns={columns} rowKey={({ ms_no }) => ms_no} empty={text.none} onRow={onRow} />
      {contactsOf && (
        <ContactListModal
          name={visitorOf(contactsOf)}
          contacts={contactsOf.client_contact}
          onClose={() => setContactsOf(null)}
        />
      )}
      {minutesOf && <MinutesPanel ms_no={minutesOf.ms_no} onClose={() => setMinutesOf(null)} />}
    </>
  )
}

type Chosen = (meeting: Meeting) => void

const Embedded = ({ onSelect }: { onSelect: Chosen }) => {
  const [period, setPeriod] = useState<Period>({})
  return (
    <div className={classes.embedded}>
      <div className={classes.controls}>
        <RecordControls value={period} onChange={(change) => setPeriod({ ...period, ...change })} />
      </div>
      <RecordsTable period={period} onRow={onSelect} onSelect={onSelect} />
    </div>
  )
}

const WholePage = () => {
  const [filter, setFilter] = useFilter(RecordsFilter)
  const [isBooking, setBooking] = useState(false)
  return (
    <Page
      title={text.title}
      context={text.context}
      actions={<AddButton onClick={() => setBooking(true)}>{text.add}</AddButton>}
      filter={<RecordControls value={filter} onChange={setFilter} />}
    >
      <RecordsTable period={filter} onRow={({ ms_no }) => setFilter({ ms_no })} />
      {filter.ms_no && (
        <MeetingDetailPanel ms_no={filter.ms_no} onClose={() => setFilter({ ms_no: undefined }, { replace: true })} />
      )}
      <BookingPanel opened={isBooking} onClose={() => setBooking(false)} />
    </Page>
  )
}

type MeetingRecordsProps = { embedded?: false } | { embedded: true; onSelect: Chosen }

/** One's meetings month by month: a page of its own, or inside a modal that asks for one of them. */
export const MeetingRecords = (props: MeetingRecordsProps) =>
  props.embedded ? <Embedded onSelect={props.onSelect} /> : <WholePage />
