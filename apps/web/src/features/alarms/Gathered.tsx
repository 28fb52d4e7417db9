import { Tag } from '../../shared/ui/Tag.tsx'
import { alarmsText } from './alarms.messages.ts'
import classes from './Gathered.module.css'

/** How many alarms about one thing this one stands for; a single one needs no number. */
export const Gathered = ({ count }: { count: number }) =>
  count > 1 && (
    <span className={classes.gathered}>
      <Tag tone="accent">{alarmsText.gathered(count)}</Tag>
    </span>
  )
