import type { ReactNode } from 'react'
import classes from './layout.module.css'

interface EndsProps {
  as?: 'p' | 'div' | 'li'
  /** What the lines above it come to: larger, under a line. */
  isSum?: boolean
  children: ReactNode
}

/** Two things at the ends of a line, such as a name and an amount; the first one breaks where it finds no room. */
export const Ends = ({ as: Element = 'p', isSum, children }: EndsProps) => (
  <Element className={classes.ends} data-sum={isSum || undefined}>
    {children}
  </Element>
)

/** What belongs to the line above it. */
export const Indented = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={classes.indented} aria-label={label}>
    {children}
  </ul>
)
