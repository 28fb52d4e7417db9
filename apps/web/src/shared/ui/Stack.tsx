import type { CSSProperties, ReactNode } from 'react'
import classes from './layout.module.css'

const gaps = { xs: 4, sm: 8, md: 16, lg: 24 }

interface GapProps {
  gap?: keyof typeof gaps
  children: ReactNode
}

interface StackProps extends GapProps {
  as?: 'div' | 'ul' | 'ol'
  /** A line between one and the next. */
  divided?: boolean
}

interface InlineProps extends GapProps {
  wraps?: boolean
  justify?: 'start' | 'between' | 'end'
}

const gapStyle = (gap: keyof typeof gaps): CSSProperties => ({ '--layout-gap': `${gaps[gap]}px` })

/** Things below one another. */
export const Stack = ({ as: Element = 'div', gap = 'md', divided, children }: StackProps) => (
  <Element className={classes.stack} style={gapStyle(gap)} data-divided={divided || undefined}>
    {children}
  </Element>
)

/** Things beside one another, in the middle of their line. */
export const Inline = ({ gap = 'sm', wraps, justify = 'start', children }: InlineProps) => (
  <div
    className={classes.inline}
    style={gapStyle(gap)}
    data-wraps={wraps || undefined}
    data-between={justify === 'between' || undefined}
    data-end={justify === 'end' || undefined}
  >
    {children}
  </div>
)
