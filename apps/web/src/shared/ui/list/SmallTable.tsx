import type { ReactNode } from 'react'
import classes from './SmallTable.module.css'

interface SmallTableProps {
  /** Heads of the columns. */
  heads: readonly string[]
  /** `figures` stand at the end of their column, `ticks` in the middle of narrow ones, `words` begin at the left in columns alike. */
  holds: 'figures' | 'ticks' | 'words'
  /** Rows of the body; the first cell of a row may be its head (`th scope="row"`). */
  children: ReactNode
  foot?: ReactNode
}

/** A few rows that belong to a card or a dialog; lists of records are a DataTable. */
export const SmallTable = ({ heads, holds, children, foot }: SmallTableProps) => (
  <table className={classes.table} data-holds={holds}>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
    {foot && <tfoot>{foot}</tfoot>}
  </table>
)
