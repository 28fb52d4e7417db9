import type { ReactNode } from 'react'
import classes from './EventList.module.css'

interface EventListProps {
  label?: string
  /** The first one is where it stands now. */
  newestFirst?: boolean
  children: ReactNode
}

/** What happened one after the other, along a line; each is an `li`. */
export const EventList = ({ label, newestFirst, children }: EventListProps) => (
  <ol className={classes.events} aria-label={label} data-newest-first={newestFirst || undefined}>
    {children}
  </ol>
)
