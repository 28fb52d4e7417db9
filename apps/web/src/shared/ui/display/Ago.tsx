import { useSyncExternalStore } from 'react'
import { showAgo } from '../../lib/format/ago.ts'
import { koreaNow, showDateTime } from '../../lib/format/date.ts'

const pause = 20_000

const everySoOften = (draw: () => void) => {
  const timer = setInterval(draw, pause)
  return () => clearInterval(timer)
}

/** How long ago something was, kept true while it is on screen; pointing at it tells the exact time. */
export const Ago = ({ at }: { at: string }) => {
  const now = useSyncExternalStore(everySoOften, () => koreaNow())
  return (
    <time dateTime={`${at.replace(' ', 'T')}+09:00`} title={showDateTime(at)}>
      {showAgo(at, now)}
    </time>
  )
}
