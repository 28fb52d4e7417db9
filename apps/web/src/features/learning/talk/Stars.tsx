import classes from './Talk.module.css'
import { reviewText as text } from './talk.messages.ts'

const most = 5

/** `★★★★☆` */
export const Stars = ({ stars }: { stars: number }) => (
  <span className={classes.stars} role="img" aria-label={text.starsOf(stars)}>
    {'★'.repeat(stars)}
    {'☆'.repeat(most - stars)}
  </span>
)
