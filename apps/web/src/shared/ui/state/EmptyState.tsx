import { IconInbox } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './StateView.module.css'

interface EmptyStateProps {
  words: ReactNode
  /** The action that fills it. */
  action?: ReactNode
}

export const EmptyState = ({ words, action }: EmptyStateProps) => (
  <div className={classes.state}>
    <IconInbox size={28} stroke={1.4} aria-hidden className={classes.icon} />
    <p className={classes.words}>{words}</p>
    {action}
  </div>
)
