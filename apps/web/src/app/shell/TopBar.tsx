import type { ReactNode } from 'react'
import classes from './TopBar.module.css'

interface TopBarProps {
  start?: ReactNode
  children: ReactNode
}

/** Stays at the top: what belongs to the place at the left, what belongs to the person at the right. */
export const TopBar = ({ start, children }: TopBarProps) => (
  <header className={classes.bar}>
    <div className={classes.start}>{start}</div>
    <div className={classes.end}>{children}</div>
  </header>
)
