import { meetingStatus } from '@crm/contract/features/meetings/meetings.filters'
import { mrType, mrWay } from '@crm/contract/features/meetings/meetings.words'
import { type Field, type FilterPiece, patchOf } from '../../../shared/kit/list/filters/filterPiece.ts'
import { MultiChoice } from '../../../shared/kit/list/filters/MultiChoice.tsx'
import { choice, choices, dates, keyword, passing } from '../../../shared/kit/list/filters/pieces.tsx'
import { person } from '../../reference/filters.tsx'
import { NumberSelect } from '../../reference/NumberSelect.tsx'
import { useMeetingRooms } from '../../reference/reference.api.ts'
import { scheduleText as text } from './schedule.messages.ts'

type MeetingType = (typeof mrType.values)[number]

const typeOptions = mrType.options.map(({ value, label }) => ({ value: String(value), label }))

const RoomSelect = ({ value, onChange }: { value: number | undefined; onChange: (mr_no?: number) => void }) => {
  const rooms = useMeetingRooms().data?.query
  return (
    <NumberSelect
      aria-label={text.room}
      placeholder={text.allRooms}
      w={130}
      options={rooms?.map(({ mr_no, mr_name }) => ({ value: mr_no, label: mr_name }))}
      value={value ?? null}
      onChange={(mr_no) => onChange(mr_no ?? undefined)}
    />
  )
}

const room: FilterPiece<Field<'mr_no', number>> = {
  fields: ['mr_no'],
  render: ({ value, change }) => (
    <RoomSelect value={value.mr_no} onChange={(mr_no) => change(patchOf('mr_no', mr_no))} />
  ),
}

const types: FilterPiece<Field<'mr_types', MeetingType[]>> = {
  fields: ['mr_types'],
  render: ({ value, change }) => (
    <MultiChoice
      label={text.type}
      options={typeOptions}
      value={value.mr_types?.map(String)}
      onChange={(chosen) => change({ mr_types: chosen?.map(Number) as MeetingType[] })}
    />
  ),
}

/** What the list and the calendars are narrowed by. */
export const scheduleFilters = [
  keyword(text.search),
  room,
  person('emp_no', { width: 130 }),
  types,
  choices('mr_ways', mrWay, text.way),
  choice('status', meetingStatus, { label: text.status, all: text.allStatuses, width: 110 }),
]

/** The calendars have days of their own. */
export const scheduleListFilters = [...scheduleFilters, passing(dates('start_dt', 'end_dt'))]
