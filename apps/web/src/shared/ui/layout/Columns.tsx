import type { ReactNode } from 'react'
import classes from './Columns.module.css'

interface ColumnsProps {
  children: ReactNode
  side: ReactNode
  /** The side holds a table. */
  wideSide?: boolean
  /** Where there is no room for a side, its first card comes before everything else. */
  sideLeads?: boolean
}

/** What a page is about, and beside it what goes with it: one below the other where there is no room. */
export const Columns = ({ children, side, wideSide, sideLeads }: ColumnsProps) => (
  <div className={classes.columns} data-wide-side={wideSide} data-side-leads={sideLeads}>
    <div className={classes.column}>{children}</div>
    <div className={classes.column}>{side}</div>
  </div>
)
