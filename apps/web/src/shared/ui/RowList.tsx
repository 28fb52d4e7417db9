import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './layout.module.css'
import { Truncate } from './Truncate.tsx'

interface RowListProps {
  as?: 'ul' | 'ol'
  /** Scrolls inside itself when there are many. */
  scrolls?: boolean
  label?: string
  children: ReactNode
}

/** Rows in a card that reaches its edges (`flush`), with a line between them. */
export const RowList = ({ as: Element = 'ul', scrolls, label, children }: RowListProps) => (
  <Element className={classes.rows} data-scrolls={scrolls || undefined} aria-label={label}>
    {children}
  </Element>
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
  <Row>
    <RowWords {...words} />
    {children}
  </Row>
)

type RowProps = Omit<ComponentProps<'li'>, 'className' | 'style'> & {
  /** The one that is meant just now: on the wash. */
  current?: boolean
}

/** A row with any parts beside one another. */
export const Row = ({ current, ...rest }: RowProps) => (
  <li {...rest} className={classes.row} data-current={current || undefined} />
)

/** What a row consists of when all of it can be pressed; its `li` has nothing else, or buttons at the end. */
export const RowButton = (props: Omit<ComponentProps<'button'>, 'className' | 'style' | 'type'>) => (
  <button {...props} type="button" className={classes.rowPress} />
)

export const RowLink = (props: Omit<ComponentProps<typeof Link>, 'className' | 'style'>) => (
  <Link {...props} className={classes.rowPress} />
)
