import type { ReactNode } from 'react'
import classes from '../layout/layout.module.css'
import { Stack } from '../layout/Stack.tsx'

interface LineListProps {
  label?: string
  /** On phones the name of a line has the first row to itself. */
  wraps?: boolean
  /** The last part of each line is a figure: they stand below one another. */
  figures?: boolean
  children: ReactNode
}

/** Lines inside a card with a rule between them; each is an `li` with a `LineName`. */
export const LineList = ({ label, wraps, figures, children }: LineListProps) => (
  <ul className={classes.lines} aria-label={label} data-wraps={wraps || undefined} data-figures={figures || undefined}>
    {children}
  </ul>
)

/** What a line is about; takes the room that the rest of the line leaves. */
export const LineName = ({ children }: { children: ReactNode }) => <span className={classes.lineName}>{children}</span>

/** Short lines of two parts, a name and what belongs to it, at the two ends of the line. */
export const PairList = ({ children }: { children: ReactNode }) => (
  <Stack as="ul" gap="sm" className={classes.pairs}>
    {children}
  </Stack>
)
