import type { UserType } from '@crm/contract/features/auth/auth'
import { IconBell } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { Link } from 'react-router'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import { SmallText } from '../../shared/ui/SmallText.tsx'
import { Stack } from '../../shared/ui/Stack.tsx'
import classes from './AlarmBell.module.css'
import { AlarmItem } from './AlarmItem.tsx'
import { alarmListPath } from './alarmListPath.ts'
import { useCheckAlarm, useCheckAll, useNewAlarms } from './alarms.api.ts'
import { alarmsText } from './alarms.messages.ts'

/** The newest unread alarms, live. The browser's own popover, as in the user menu: the bell is on every screen. */
export const AlarmBell = ({ user_type }: { user_type: UserType }) => {
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const { data, isError, refetch } = useNewAlarms()
  const check = useCheckAlarm()
  const { checkAll, isPending } = useCheckAll()
  const unread = data?.total ?? 0
  const close = () => popover.current?.hidePopover()

  return (
    <>
      <IconButton className={classes.bell} popoverTarget={id}>
        <IconBell size={20} stroke={1.6} aria-hidden />
        {unread > 0 && <span className={classes.marker} aria-hidden />}
        <span className="visually-hidden">{alarmsText.bell(unread)}</span>
      </IconButton>
      <div id={id} ref={popover} popover="auto" role="dialog" aria-label={alarmsText.title} className={classes.popover}>
        <div className={classes.head}>
          <h2 className={classes.title}>{alarmsText.title}</h2>
          {unread > 0 && <SmallText as="span">{alarmsText.unreadCount(unread)}</SmallText>}
          {unread > 0 && (
            <button type="button" className={classes.action} disabled={isPending} onClick={checkAll}>
              {alarmsText.checkAll}
            </button>
          )}
        </div>
        {data && data.query.length > 0 && (
          <Stack as="ul" gap="none">
            {data.query.map((alarm) => (
              <AlarmItem
                key={alarm.al_no}
                alarm={alarm}
                onCheck={() => check(alarm)}
                onOpen={() => {
                  check(alarm)
                  close()
                }}
              />
            ))}
          </Stack>
        )}
        {data?.query.length === 0 && <p className={classes.words}>{alarmsText.newNone}</p>}
        {!data && isError && (
          <p className={classes.words}>
            {alarmsText.failed}
            <button type="button" className={classes.action} onClick={() => refetch()}>
              {alarmsText.retry}
            </button>
          </p>
        )}
        <Link to={alarmListPath(user_type)} className={classes.all} onClick={close}>
          {alarmsText.showAll}
        </Link>
      </div>
    </>
  )
}
