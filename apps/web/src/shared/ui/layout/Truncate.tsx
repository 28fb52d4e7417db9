import type { ReactNode } from 'react'
import classes from './layout.module.css'

interface TruncateProps {
  as?: 'span' | 'strong' | 'p'
  /** How many lines before the rest is cut. */
  lines?: number
  /** In second text, a little smaller. */
  small?: boolean
  /** What is shown whole on hover, where the children are not words alone. */
  title?: string
  children: ReactNode
}

/** Words that are cut where they find no room; hovering shows them whole. */
export const Truncate = ({ as: Element = 'span', lines = 1, small, title, children }: TruncateProps) => (
  <Element
    className={small ? `${classes.truncate} ${classes.small}` : classes.truncate}
    title={title ?? (typeof children === 'string' ? children : undefined)}
    data-lines={lines > 1 || undefined}
    style={lines > 1 ? { '--layout-lines': lines } : undefined}
  >
    {children}
  </Element>
)
