import type { ReactNode } from 'react'
import classes from '../layout/layout.module.css'

interface SmallTextProps {
  as?: 'p' | 'span' | 'time'
  tone?: 'amber' | 'red' | undefined
  children: ReactNode
}

/** What explains something else: second text, a little smaller. */
export const SmallText = ({ as: Element = 'p', tone, children }: SmallTextProps) => (
  <Element className={classes.small} data-tone={tone}>
    {children}
  </Element>
)
