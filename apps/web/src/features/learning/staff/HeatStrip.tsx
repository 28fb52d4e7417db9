import type { LectureProgress } from '@crm/contract/features/learning/talk.rows'
import { showLength } from '../../../shared/lib/format/date.ts'
import classes from './HeatStrip.module.css'
import { progressText as text } from './staff.messages.ts'

const percentOf = (value: number, most: number) => `${most ? Math.round((100 * value) / most) : 0}%`

/** A video from its beginning to its end: how many watched each part of it, and where people stopped. */
export const HeatStrip = ({ lecture }: { lecture: LectureProgress }) => {
  const { crl_title, crl_seconds, heat, left } = lecture
  const from = (part: number) => showLength((part * crl_seconds) / heat.length)
  const [mostWatched, mostLeft] = [Math.max(...heat), Math.max(...left)]
  const words = text.strip(
    crl_title,
    from(heat.indexOf(mostWatched)),
    mostLeft > 0 ? from(left.indexOf(mostLeft)) : null,
  )
  return (
    <div className={classes.strip} role="img" aria-label={words}>
      {heat.map((watched, part) => {
        const stopped = left[part] ?? 0
        const style = { '--watched': percentOf(watched, mostWatched), '--left': percentOf(stopped, mostLeft) }
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
            key={part}
            className={classes.part}
            style={style}
            title={text.part(from(part), from(part + 1), watched, stopped)}
          >
            <span className={classes.watched} />
            <span className={classes.left} />
          </span>
        )
      })}
    </div>
  )
}
