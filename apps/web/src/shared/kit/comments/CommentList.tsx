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

/** What was written without any markup, line by line. */
export const PlainWords = ({ children }: { children: string }) => <p className={classes.words}>{children}</p>
