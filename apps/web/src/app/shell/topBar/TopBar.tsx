import type { ReactNode } from 'react'
import { useScrolledPast } from '../../../shared/lib/page/useScrolledPast.ts'
import classes from './TopBar.module.css'

const sticksAfter = 250

interface TopBarProps {
  start?: ReactNode
  children: ReactNode
}

/**
 * What belongs to the place at the left, what belongs to the person at the right. It scrolls away with the page and
 * comes back to stay once people are further down than 250 px.
 */
export const TopBar = ({ start, children }: TopBarProps) => (
  <header className={`${classes.bar} no-print`} data-sticky={useScrolledPast(sticksAfter) || undefined}>
    <div className={classes.start}>{start}</div>
    <div className={classes.end}>{children}</div>
  </header>
)
