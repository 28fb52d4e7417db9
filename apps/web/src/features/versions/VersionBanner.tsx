import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { Text } from '../../shared/ui/display/Text.tsx'
import { shownAt } from './countdown.ts'
import classes from './VersionBanner.module.css'
import { countdown, useUpdateCountdown } from './versions.api.ts'
import { versionsText } from './versions.messages.ts'

/** The page is older than the server: when it will be replaced, and what people can do about it. */
export const VersionBanner = () => {
  const left = useUpdateCountdown()
  if (left === null || left > shownAt) return null
  return (
    <section className={classes.banner} aria-label={versionsText.title}>
      <IconRefresh size={20} stroke={1.6} aria-hidden color="var(--accent)" />
      <div className={classes.words}>
        {/* Said once; a count that is read out every second would drown everything else. */}
        <p role="status">
          <strong>{versionsText.title}</strong> <span className="visually-hidden">{versionsText.soon(shownAt)}</span>
        </p>
        <Text as="p" tone="second" size="small" aria-hidden>
          {left > 0 ? versionsText.soon(left) : versionsText.now} {versionsText.unsaved}
        </Text>
      </div>
      <div className={classes.actions}>
        <Button variant="default" size="xs" onClick={countdown.askLater} disabled={left === 0}>
          {versionsText.later}
        </Button>
        <Button size="xs" onClick={countdown.finish} loading={left === 0}>
          {versionsText.reload}
        </Button>
      </div>
    </section>
  )
}
