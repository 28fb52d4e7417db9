import type { ReactNode } from 'react'
import classes from './Mark.module.css'

interface MarkProps {
  tone?: 'gray' | 'ground' | 'accent' | 'green' | 'red' | 'filled'
  /** `large`: an icon that leads a whole tile. */
  size?: 'large'
  title?: string
  'aria-hidden'?: boolean
  children: ReactNode
}

/** A number or an icon in a circle: of a step, or of what kind an entry is. */
export const Mark = ({ tone = 'gray', size, children, ...rest }: MarkProps) => (
  <span className={classes.mark} data-tone={tone} data-size={size} {...rest}>
    {children}
  </span>
)
