import classes from '../state/Spinner.module.css'
import { Spinner } from '../state/Spinner.tsx'

/** Stands where a whole screen will be. */
export const PageSpinner = () => (
  <div className={classes.page} aria-busy="true">
    <Spinner />
  </div>
)
