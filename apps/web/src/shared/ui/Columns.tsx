import type { ReactNode } from 'react'
import classes from './Columns.module.css'

interface ColumnsProps {
  children: ReactNode
  side: ReactNode
  /** The side holds a table. */
  wideSide?: boolean
}

/** What a page is about, and beside it what goes with it: one below the other where there is no room. */
export const Columns = ({ children, side, wideSide }: ColumnsProps) => (
  <div className={classes.columns} data-wide-side={wideSide}>
    <div className={classes.column}>{children}</div>
    <div className={classes.column}>{side}</div>
  </div>
)
