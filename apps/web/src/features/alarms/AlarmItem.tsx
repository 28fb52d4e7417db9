import type { Alarm } from '@crm/contract/features/alarms/alarms'
import { IconCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Ago } from '../../shared/ui/Ago.tsx'
import classes from './AlarmBell.module.css'
import { AlarmCount } from './AlarmCount.tsx'
import { alarmsText } from './alarms.messages.ts'

interface AlarmItemProps {
  alarm: Alarm
  onCheck: () => void
  /** Its cause is opened. */
  onOpen: () => void
}

/** One unread alarm in the bell: what happened, when, how often; a way to its cause, and one to put it aside. */
export const AlarmItem = ({ alarm, onCheck, onOpen }: AlarmItemProps) => (
  <li className={classes.item}>
    <Link to={alarm.al_link} className={classes.open} onClick={onOpen}>
      <span className={classes.what}>{alarm.al_title}</span>
      <span className={classes.more}>
        <Ago at={alarm.reg_dt} />
        <AlarmCount count={alarm.al_count} />
        {alarm.al_body && <span className={classes.body}>{alarm.al_body}</span>}
      </span>
    </Link>
    <button
      type="button"
      className={classes.check}
      aria-label={alarmsText.checkOne(alarm.al_title)}
      title={alarmsText.check}
      onClick={onCheck}
    >
      <IconCheck size={18} stroke={1.6} aria-hidden />
    </button>
  </li>
)
