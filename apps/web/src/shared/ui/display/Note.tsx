import type { ReactNode } from 'react'
import classes from '../layout/layout.module.css'

interface NoteProps {
  as?: 'p' | 'div'
  tone?: 'gray' | 'accent' | 'green' | 'amber' | 'red'
  /** `alert` for what went wrong, `status` for what has come about; neither for what is there from the start. */
  role?: 'alert' | 'status'
  children: ReactNode
}

/** A few words on a ground of their own colour: something to know, or what went wrong. */
export const Note = ({ as: Element = 'p', tone = 'gray', role, children }: NoteProps) => (
  <Element className={classes.note} data-tone={tone} role={role}>
    {children}
  </Element>
)
