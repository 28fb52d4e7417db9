import type { ReactNode } from 'react'
import classes from './Tag.module.css'

export type Tone = 'gray' | 'accent' | 'violet' | 'teal' | 'green' | 'amber' | 'red'

interface TagProps {
  tone?: Tone
  children: ReactNode
}

/** A status or kind in one word: coloured text on its light wash. A word has one tone everywhere. */
export const Tag = ({ tone = 'gray', children }: TagProps) => (
  <span className={classes.tag} data-tone={tone}>
    {children}
  </span>
)
