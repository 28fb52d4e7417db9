import type { ReactNode } from 'react'
import classes from './FieldGrid.module.css'

/** Fields side by side, one below the other on phones. */
export const FieldGrid = ({ children }: { children: ReactNode }) => <div className={classes.grid}>{children}</div>

/** A field of a FieldGrid that takes the whole row. */
export const FullRow = ({ children }: { children: ReactNode }) => <div className={classes.full}>{children}</div>
