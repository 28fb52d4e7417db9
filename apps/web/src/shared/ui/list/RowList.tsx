import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import classes from '../layout/layout.module.css'
import { Truncate } from '../layout/Truncate.tsx'

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
  /** `span` inside what can be pressed. */
  as?: 'div' | 'span'
  name: ReactNode
  /** Under the name, in second text. */
  about?: ReactNode
}

/** A name with a few words about it; takes the room that the rest of its row leaves. */
export const RowWords = ({ as: Element = 'div', name, about }: RowWordsProps) => (
  <Element className={classes.rowWords}>
    <Truncate as="strong">{name}</Truncate>
    {about && <Truncate small>{about}</Truncate>}
  </Element>
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
  /** Its parts stand at the top, beside words of several lines. */
  atTop?: boolean
}

/** A row with any parts beside one another. */
export const Row = ({ current, atTop, ...rest }: RowProps) => (
  <li {...rest} className={classes.row} data-current={current || undefined} data-at-top={atTop || undefined} />
)

/** A heading between rows. */
export const RowHeading = ({ children }: { children: ReactNode }) => (
  <li className={classes.rowHeading}>
    <h3>{children}</h3>
  </li>
)

/** The same where there is nothing to press. */
export const RowBody = ({ children }: { children: ReactNode }) => <div className={classes.rowPress}>{children}</div>

/** The same for the summary of a `details`, whose fold is shown by a `FoldArrow`. */
export const RowSummary = ({ children }: { children: ReactNode }) => (
  <summary className={classes.rowPress}>{children}</summary>
)

type RowButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'type'> & {
  /** No wider than its words, beside another part of the row that can be pressed. */
  isShort?: boolean
}

/** What a row consists of when all of it can be pressed; its `li` has nothing else, or buttons at the end. */
export const RowButton = ({ isShort, ...props }: RowButtonProps) => (
  <button {...props} type="button" className={classes.rowPress} data-short={isShort || undefined} />
)

export const RowLink = (props: Omit<ComponentProps<typeof Link>, 'className' | 'style'>) => (
  <Link {...props} className={classes.rowPress} />
)
