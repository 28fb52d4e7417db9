import type { ReactNode } from 'react'
import classes from './TitleCell.module.css'

interface TitleCellProps {
  title: string
  /** Before the title: what a glance should catch first. */
  before?: ReactNode
  /** After it; never cut short. */
  children?: ReactNode
  /** A dot marks what nobody has read yet, and the title of what is read is lighter. Left out where nothing is ever unread. */
  unread?: boolean
  /** The dot's words for screen readers. */
  unreadWords?: string
}

/** What names a row: the title is cut where it must be, what stands beside it is not. */
export const TitleCell = ({ title, before, children, unread, unreadWords }: TitleCellProps) => (
  <span className={classes.title} data-read={unread === false || undefined}>
    {unread !== undefined && (
      <span className={classes.dot} {...(unread && unreadWords ? { role: 'img', 'aria-label': unreadWords } : {})} />
    )}
    {before}
    <span className={classes.cut} title={title}>
      {title}
    </span>
    {children}
  </span>
)
