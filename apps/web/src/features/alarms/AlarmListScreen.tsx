import { type Alarm, alarmState, alarms, alarmUnread } from '@crm/contract/features/alarms/alarms'
import { columnsOf } from '@crm/contract/kit/columns'
import { Button } from '@mantine/core'
import { useNavigate } from 'react-router'
import { segments } from '../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../shared/kit/list/ListPage.tsx'
import { withCells } from '../../shared/kit/list/listColumns.tsx'
import { TitleCell } from '../../shared/kit/list/TitleCell.tsx'
import { Ago } from '../../shared/ui/display/Ago.tsx'
import { contextToCome } from '../../shared/ui/page/Page.tsx'
import { AlarmCount } from './AlarmCount.tsx'
import { useCheckAlarm, useCheckAll, useNewAlarms } from './alarms.api.ts'
import { alarmsText as text } from './alarms.messages.ts'

const isUnread = ({ state }: Alarm) => state === alarmUnread

const alarmColumns = columnsOf<Alarm>()('al_no', {
  al_title: { title: text.content, card: 'title' },
  al_body: { title: text.detail, card: 'fact' },
  reg_dt: { title: text.time, width: 130, card: 'fact' },
  state: { title: text.state, width: 96, card: 'side', value: ({ state }) => alarmState.label(state) },
})

const columnsFor = (check: (alarm: Alarm) => void) =>
  withCells(alarmColumns, {
    al_title: (alarm) => (
      <TitleCell title={alarm.al_title} unread={isUnread(alarm)}>
        <AlarmCount count={alarm.al_count} />
      </TitleCell>
    ),
    reg_dt: ({ reg_dt }) => <Ago at={reg_dt} />,
    state: (alarm) =>
      isUnread(alarm) ? (
        <Button variant="default" size="xs" onClick={() => check(alarm)}>
          {text.check}
        </Button>
      ) : (
        alarmState.label(alarm.state)
      ),
  })

const unreadOnly = { options: alarmState.options.filter(({ value }) => value === alarmUnread) }
const filters = [segments('state', unreadOnly, { label: text.filter, all: text.all })]

/** Every alarm a person has had, the unread ones apart, and the way to what caused them. */
export const AlarmListScreen = () => {
  const unread = useNewAlarms().data?.total
  const check = useCheckAlarm()
  const { checkAll, isPending } = useCheckAll()
  const navigate = useNavigate()
  return (
    <ListPage
      emptyAction={null}
      endpoint={alarms.list}
      columns={columnsFor(check)}
      filters={filters}
      saved="alarms"
      onRow={(alarm) => {
        check(alarm)
        navigate(alarm.al_link)
      }}
      actions={
        <Button variant="default" disabled={!unread} loading={isPending} onClick={checkAll}>
          {text.checkAll}
        </Button>
      }
      words={{ ...text.list, context: unread === undefined ? contextToCome : text.context(unread) }}
    />
  )
}
