import {
  type MeetingStatus,
  meetingStatus,
  type ScheduleFilter,
} from '@crm/contract/features/meetings/meetings.filters'
import { mrType, mrWay } from '@crm/contract/features/meetings/meetings.words'
import { Select } from '@mantine/core'
import { ClearFilters } from '../../../shared/kit/list/filters/ClearFilters.tsx'
import { FoldedFilters } from '../../../shared/kit/list/filters/FoldedFilters.tsx'
import { MultiChoice } from '../../../shared/kit/list/filters/MultiChoice.tsx'
import { SearchField } from '../../../shared/ui/SearchField.tsx'
import { NumberSelect } from '../../reference/NumberSelect.tsx'
import { useMeetingRooms } from '../../reference/reference.api.ts'
import { EmployeeSelect } from '../../reference/selects.tsx'
import { scheduleText as text } from './schedule.messages.ts'
import { isNarrowed } from './scheduleRange.ts'

interface ScheduleFiltersProps {
  value: ScheduleFilter
  onChange: (change: Partial<ScheduleFilter>) => void
}

const typeOptions = mrType.options.map(({ value, label }) => ({ value: String(value), label }))

export const noConditions = {
  keyword: '',
  mr_no: undefined,
  emp_no: undefined,
  mr_types: undefined,
  mr_ways: undefined,
  standing: undefined,
} satisfies Partial<ScheduleFilter>

const conditions = ['mr_no', 'emp_no', 'mr_types', 'mr_ways', 'standing'] as const

/** Room, person, kind, way, standing. */
const Choices = ({ value, onChange }: ScheduleFiltersProps) => {
  const rooms = useMeetingRooms().data?.query
  return (
    <>
      <NumberSelect
        aria-label={text.room}
        placeholder={text.allRooms}
        w={150}
        options={rooms?.map(({ mr_no, mr_name }) => ({ value: mr_no, label: mr_name }))}
        value={value.mr_no ?? null}
        onChange={(mr_no) => onChange({ mr_no: mr_no ?? undefined })}
      />
      <EmployeeSelect
        aria-label={text.person}
        placeholder={text.allPeople}
        w={170}
        value={value.emp_no ?? null}
        onChange={(emp_no) => onChange({ emp_no: emp_no ?? undefined })}
      />
      <MultiChoice
        label={text.type}
        options={typeOptions}
        value={value.mr_types?.map(String)}
        onChange={(types) => onChange({ mr_types: types?.map(Number) as ScheduleFilter['mr_types'] })}
      />
      <MultiChoice
        label={text.way}
        options={mrWay.options}
        value={value.mr_ways}
        onChange={(mr_ways) => onChange({ mr_ways })}
      />
      <Select
        aria-label={text.standing}
        placeholder={text.allStandings}
        w={120}
        clearable
        data={meetingStatus.options}
        value={value.standing ?? null}
        onChange={(chosen) => onChange({ standing: (chosen as MeetingStatus | null) ?? undefined })}
      />
      {isNarrowed(value) && <ClearFilters onClear={() => onChange(noConditions)} />}
    </>
  )
}

/** Words are always at hand; on phones the other conditions open on demand. */
export const ScheduleFilters = ({ value, onChange }: ScheduleFiltersProps) => (
  <>
    <SearchField label={text.search} value={value.keyword} onSearch={(keyword) => onChange({ keyword })} />
    <FoldedFilters count={conditions.filter((name) => value[name]).length}>
      <Choices value={value} onChange={onChange} />
    </FoldedFilters>
  </>
)
