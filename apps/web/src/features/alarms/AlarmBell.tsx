import type { UserType } from '@crm/contract/features/auth/auth'
import { IconBell } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { IconButton } from '../../shared/ui/button/IconButton.tsx'
import { TextButton, TextLink } from '../../shared/ui/button/TextButton.tsx'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Text } from '../../shared/ui/display/Text.tsx'
import { CardFoot, CardPart } from '../../shared/ui/layout/Card.tsx'
import { Inline } from '../../shared/ui/layout/Stack.tsx'
import { RowList } from '../../shared/ui/list/RowList.tsx'
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
        <CardPart hasLine>
          <Inline justify="between">
            <Inline>
              <Text as="h2" size="title">
                {alarmsText.title}
              </Text>
              {unread > 0 && <SmallText as="span">{alarmsText.unreadCount(unread)}</SmallText>}
            </Inline>
            {unread > 0 && (
              <TextButton weight="medium" disabled={isPending} onClick={checkAll}>
                {alarmsText.checkAll}
              </TextButton>
            )}
          </Inline>
        </CardPart>
        {data && data.query.length > 0 && (
          <RowList>
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
          </RowList>
        )}
        {data?.query.length === 0 && <p className={classes.none}>{alarmsText.newNone}</p>}
        {!data && isError && (
          <p className={classes.none}>
            {alarmsText.failed} <TextButton onClick={() => refetch()}>{alarmsText.retry}</TextButton>
          </p>
        )}
        <CardFoot>
          <TextLink tone="second" weight="medium" to={alarmListPath(user_type)} onClick={close}>
            {alarmsText.showAll}
          </TextLink>
        </CardFoot>
      </div>
    </>
  )
}
