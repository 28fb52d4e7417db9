import type { Alarm } from '@crm/contract/features/alarms/alarms'
import { IconCheck } from '@tabler/icons-react'
import { IconButton } from '../../shared/ui/button/IconButton.tsx'
import { Ago } from '../../shared/ui/display/Ago.tsx'
import { Text } from '../../shared/ui/display/Text.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { Truncate } from '../../shared/ui/layout/Truncate.tsx'
import { RowLink } from '../../shared/ui/list/RowList.tsx'
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
  <Inline as="li" gap="none" className={classes.item}>
    <RowLink to={alarm.al_link} onClick={onOpen}>
      <Stack as="span" gap="hair">
        <Truncate as="strong" lines={2}>
          {alarm.al_title}
        </Truncate>
        <Text tone="second" size="tiny">
          <Inline as="span">
            <Ago at={alarm.reg_dt} />
            <AlarmCount count={alarm.al_count} />
            {alarm.al_body && <Truncate>{alarm.al_body}</Truncate>}
          </Inline>
        </Text>
      </Stack>
    </RowLink>
    <IconButton aria-label={alarmsText.checkOne(alarm.al_title)} title={alarmsText.check} onClick={onCheck}>
      <IconCheck size={18} stroke={1.6} aria-hidden />
    </IconButton>
  </Inline>
)
