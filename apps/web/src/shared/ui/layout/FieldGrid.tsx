import type { ReactNode } from 'react'
import classes from './layout.module.css'

interface FieldGridProps {
  columns?: 2 | 3
  children: ReactNode
}

/** Fields of a form in columns, one below the other on phones; a field with `data-whole` has the line to itself. */
export const FieldGrid = ({ columns = 2, children }: FieldGridProps) => (
  <div className={classes.fields} style={{ '--layout-columns': columns }}>
    {children}
  </div>
)
