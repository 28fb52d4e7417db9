import type { ReactNode } from 'react'
import classes from './FormNote.module.css'

/** Above the fields of a panel or a dialog: what people should know before they go on typing. */
export const FormNote = ({ children }: { children: ReactNode }) => (
  <p className={classes.note} role="status">
    {children}
  </p>
)
