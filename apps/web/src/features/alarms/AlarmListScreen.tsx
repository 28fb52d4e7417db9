import { type Alarm, alarms, alarmUnread } from '@crm/contract/features/alarms/alarms'
import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useFilter } from '../../shared/lib/useFilter.ts'
import { DataList } from '../../shared/ui/DataList.tsx'
import { contextToCome, Page } from '../../shared/ui/Page.tsx'
import { Segments } from '../../shared/ui/Segments.tsx'
import { alarmColumns } from './alarmColumns.tsx'
import { useAlarms, useCheckAlarm, useCheckAll, useNewAlarms } from './alarms.api.ts'
import { alarmsText } from './alarms.messages.ts'

/** Every alarm a person has had, the unread ones apart, and the way to what caused them. */
export const AlarmListScreen = () => {
  const [filter, setFilter] = useFilter(alarms.list.query)
  const found = useAlarms(filter)
  const unread = useNewAlarms().data?.total
  const check = useCheckAlarm()
  const { checkAll, isPending } = useCheckAll()
  const navigate = useNavigate()

  // Reading the last one of the last page leaves nothing on it.
  const isPastEnd = filter.offset > 0 && found.data?.query.length === 0
  useEffect(() => {
    if (isPastEnd) setFilter({ offset: 0 }, { replace: true })
  }, [isPastEnd, setFilter])

  const open = (alarm: Alarm) => {
    check(alarm)
    navigate(alarm.al_link)
  }
  return (
    <Page
      title={alarmsText.title}
      context={unread === undefined ? contextToCome : alarmsText.context(unread)}
      actions={
        <Button variant="default" disabled={!unread} loading={isPending} onClick={checkAll}>
          {alarmsText.checkAll}
        </Button>
      }
      filter={
        <Segments
          aria-label={alarmsText.filter}
          value={filter.state ?? 0}
          onChange={(state) => setFilter({ state: state || undefined })}
          data={[
            { value: 0, label: alarmsText.all },
            { value: alarmUnread, label: alarmsText.unread },
          ]}
        />
      }
    >
      <DataList
        read={found}
        columns={alarmColumns(check)}
        rowKey={({ al_no }) => al_no}
        empty={filter.state === alarmUnread ? alarmsText.unreadNone : alarmsText.none}
        onRow={open}
        page={{ ...filter, onChange: (offset) => setFilter({ offset }) }}
      />
    </Page>
  )
}
