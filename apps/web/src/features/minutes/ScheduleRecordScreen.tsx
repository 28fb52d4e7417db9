import { type MinutesRow, minutes } from '@crm/contract/features/minutes/minutes'
import { useState } from 'react'
import { useFilter } from '../../shared/lib/useFilter.ts'
import { DataList } from '../../shared/ui/DataList.tsx'
import { DateField } from '../../shared/ui/DateField.tsx'
import { Page } from '../../shared/ui/Page.tsx'
import { SearchField } from '../../shared/ui/SearchField.tsx'
import { WhoseFilter } from '../../shared/ui/WhoseFilter.tsx'
import { MinutesPanel } from './MinutesPanel.tsx'
import { useMinutesList } from './minutes.api.ts'
import { minutesText } from './minutes.messages.ts'
import { minutesColumns } from './minutesColumns.tsx'

/** All minutes there are, found by what is written in them. */
export const ScheduleRecordScreen = () => {
  const [filter, setFilter] = useFilter(minutes.list.query)
  const [chosen, setChosen] = useState<MinutesRow | null>(null)
  const found = useMinutesList(filter)
  const isNarrowed = Boolean(filter.keyword || filter.is_own || filter.start_dt || filter.end_dt)
  return (
    <Page
      title={minutesText.title}
      context={minutesText.context}
      filter={
        <>
          <WhoseFilter words={minutesText} value={filter.is_own} onChange={(is_own) => setFilter({ is_own })} />
          <SearchField
            label={minutesText.search}
            placeholder={minutesText.searchHint}
            value={filter.keyword}
            onSearch={(keyword) => setFilter({ keyword })}
            w={260}
          />
          <DateField
            aria-label={minutesText.from}
            placeholder={minutesText.from}
            clearable
            w={140}
            value={filter.start_dt ?? null}
            onChange={(start_dt) => setFilter({ start_dt: start_dt ?? undefined })}
          />
          <DateField
            aria-label={minutesText.until}
            placeholder={minutesText.until}
            clearable
            w={140}
            value={filter.end_dt ?? null}
            onChange={(end_dt) => setFilter({ end_dt: end_dt ?? undefined })}
          />
        </>
      }
    >
      <DataList
        read={found}
        columns={minutesColumns}
        rowKey={({ mrd_no }) => mrd_no}
        empty={isNarrowed ? minutesText.notFound : minutesText.empty}
        onRow={setChosen}
        page={{ ...filter, onChange: (offset) => setFilter({ offset }) }}
      />
      {chosen && <MinutesPanel ms_no={chosen.ms_no} onClose={() => setChosen(null)} />}
    </Page>
  )
}
