import { uiText } from '../ui.messages.ts'
import classes from './Spinner.module.css'

/** Shown while something loads; unseen for the first moments, so that quick loads do not flicker. */
export const Spinner = () => (
  <div className={classes.place} role="status">
    <span className={classes.spinner} aria-hidden />
    <span className="visually-hidden">{uiText.loading}</span>
  </div>
)
