import type { ReactNode } from 'react'
import classes from './layout.module.css'

interface SmallTextProps {
  as?: 'p' | 'span'
  children: ReactNode
}

/** What explains something else: second text, a little smaller. */
export const SmallText = ({ as: Element = 'p', children }: SmallTextProps) => (
  <Element className={classes.small}>{children}</Element>
)
