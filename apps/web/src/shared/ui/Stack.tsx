import type { CSSProperties, ReactNode } from 'react'
import classes from './layout.module.css'

const gaps = { none: 0, xs: 4, tight: 6, sm: 8, row: 12, md: 16, lg: 24 }

interface GapProps {
  gap?: keyof typeof gaps
  children: ReactNode
}

interface StackProps extends GapProps {
  as?: 'div' | 'ul' | 'ol'
  /** A line between one and the next. */
  divided?: boolean
  label?: string
  /** For pieces that are made of a stack. */
  className?: string | undefined
}

interface InlineProps extends GapProps {
  as?: 'div' | 'ul' | 'p' | 'span'
  wraps?: boolean
  justify?: 'start' | 'between' | 'end'
}

const gapStyle = (gap: keyof typeof gaps): CSSProperties => ({ '--layout-gap': `${gaps[gap]}px` })

/** Things below one another. */
export const Stack = ({ as: Element = 'div', gap = 'md', divided, label, className, children }: StackProps) => (
  <Element
    className={className ? `${classes.stack} ${className}` : classes.stack}
    style={gapStyle(gap)}
    data-divided={divided || undefined}
    aria-label={label}
  >
    {children}
  </Element>
)

/** Things beside one another, in the middle of their line. */
export const Inline = ({ as: Element = 'div', gap = 'sm', wraps, justify = 'start', children }: InlineProps) => (
  <Element
    className={classes.inline}
    style={gapStyle(gap)}
    data-wraps={wraps || undefined}
    data-between={justify === 'between' || undefined}
    data-end={justify === 'end' || undefined}
  >
    {children}
  </Element>
)

/** A picture and what belongs to it: beside each other, on phones below it. */
export const PictureBeside = ({ picture, children }: { picture: ReactNode; children: ReactNode }) => (
  <div className={classes.beside}>
    {picture}
    {children}
  </div>
)
