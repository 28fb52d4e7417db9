import type { ReactNode } from 'react'
import classes from './ActionBar.module.css'

interface ActionBarProps {
  /** At the left: what people should know before they save. */
  note?: ReactNode
  children: ReactNode
}

/** What can be done with a form longer than the screen: stays in view at its end. */
export const ActionBar = ({ note, children }: ActionBarProps) => (
  <footer className={classes.bar} data-action-bar>
    <div className={classes.note} role="status">
      {note}
    </div>
    <div className={classes.actions}>{children}</div>
  </footer>
)
