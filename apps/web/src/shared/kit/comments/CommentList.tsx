import type { ReactNode } from 'react'
import classes from './Comments.module.css'

interface CommentListProps {
  label?: string
  children: ReactNode
}

export const CommentThreads = ({ label, children }: CommentListProps) => (
  <ul className={classes.threads} aria-label={label}>
    {children}
  </ul>
)

export const CommentAnswers = ({ label, children }: CommentListProps) => (
  <ul className={classes.answers} aria-label={label}>
    {children}
  </ul>
)

/** What people may do about a thread, below it. */
export const ThreadActions = ({ children }: { children: ReactNode }) => (
  <div className={`${classes.threadActions} no-print`}>{children}</div>
)

/** What was written without any markup, line by line. */
export const PlainWords = ({ children }: { children: string }) => <p className={classes.words}>{children}</p>
