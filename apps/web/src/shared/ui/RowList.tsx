import type { ReactNode } from 'react'
import classes from './layout.module.css'
import { Truncate } from './Truncate.tsx'

interface RowListProps {
  /** Scrolls inside itself when there are many. */
  scrolls?: boolean
  label?: string
  children: ReactNode
}

/** Rows in a card that reaches its edges (`flush`), with a line between them. */
export const RowList = ({ scrolls, label, children }: RowListProps) => (
  <ul className={classes.rows} data-scrolls={scrolls || undefined} aria-label={label}>
    {children}
  </ul>
)

interface RowWordsProps {
  name: ReactNode
  /** Under the name, in second text. */
  about?: ReactNode
}

/** A name with a few words about it; takes the room that the rest of its row leaves. */
export const RowWords = ({ name, about }: RowWordsProps) => (
  <div className={classes.rowWords}>
    <Truncate as="strong">{name}</Truncate>
    {about && <Truncate small>{about}</Truncate>}
  </div>
)

interface RowItemProps extends RowWordsProps {
  /** At the end of the row: a tag, a time, a button. */
  children?: ReactNode
}

/** A name, a few words about it, and something at the end. */
export const RowItem = ({ children, ...words }: RowItemProps) => (
  <li className={classes.row}>
    <RowWords {...words} />
    {children}
  </li>
)
