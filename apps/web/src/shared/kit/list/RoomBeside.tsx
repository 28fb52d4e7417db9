import type { ReactNode } from 'react'
import classes from './ListPage.module.css'

/** A page that leaves room for a panel beside it, where the list is only a part of the page. */
export const RoomBeside = ({ children }: { children: ReactNode }) => (
  <div className={classes.list} data-beside>
    {children}
  </div>
)
