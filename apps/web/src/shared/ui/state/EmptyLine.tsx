import type { ReactNode } from 'react'
import classes from './EmptyLine.module.css'

/** One quiet line where a card among others has nothing to show; a whole list or screen says so with an EmptyState. */
export const EmptyLine = ({ children }: { children: ReactNode }) => <p className={classes.none}>{children}</p>
