import { type Alarm, alarmState, alarmUnread } from '@crm/contract/features/alarms/alarms'
import { Button } from '@mantine/core'
import { Ago } from '../../shared/ui/Ago.tsx'
import type { Column } from '../../shared/ui/column.ts'
import classes from './AlarmListScreen.module.css'
import { alarmsText } from './alarms.messages.ts'
import { Gathered } from './Gathered.tsx'

const isUnread = ({ state }: Alarm) => state === alarmUnread

const title: Column<Alarm> = {
  key: 'al_title',
  title: alarmsText.content,
  strong: true,
  render: (alarm) => (
    <span className={classes.title} data-unread={isUnread(alarm) || undefined} title={alarm.al_title}>
      <span className={classes.dot} aria-hidden />
      <span className={classes.words}>{alarm.al_title}</span>
      <Gathered count={alarm.al_count} />
    </span>
  ),
}

const detail: Column<Alarm> = { key: 'al_body', title: alarmsText.detail, onCard: 'fact' }

const time: Column<Alarm> = {
  key: 'reg_dt',
  title: alarmsText.time,
  width: 130,
  onCard: 'fact',
  render: ({ reg_dt }) => <Ago at={reg_dt} />,
}

const state = (check: (alarm: Alarm) => void): Column<Alarm> => ({
  key: 'state',
  title: alarmsText.state,
  width: 96,
  align: 'center',
  onCard: 'aside',
  render: (alarm) =>
    isUnread(alarm) ? (
      <Button variant="default" size="xs" onClick={() => check(alarm)}>
        {alarmsText.check}
      </Button>
    ) : (
      <span className={classes.read}>{alarmState.label(alarm.state)}</span>
    ),
})

export const alarmColumns = (check: (alarm: Alarm) => void): Column<Alarm>[] => [title, detail, time, state(check)]
