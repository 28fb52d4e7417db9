import type { ReactNode } from 'react'
import classes from './Card.module.css'
import layoutClasses from './layout.module.css'

interface CardProps {
  title?: ReactNode
  /** Beside the title, in second text: a count or a few words. */
  note?: ReactNode
  actions?: ReactNode
  /** The content reaches the edges: tables and lists of rows. */
  flush?: boolean
  children: ReactNode
}

/** A white surface with a line; its title bar appears when there is something to say in it. */
export const Card = ({ title, note, actions, flush, children }: CardProps) => (
  <section className={classes.card}>
    {(title || actions) && (
      <header className={classes.head}>
        <h2 className={classes.title}>
          {title}
          {note !== undefined && <span className={classes.note}>{note}</span>}
        </h2>
        {actions && <div className={`${classes.actions} no-print`}>{actions}</div>}
      </header>
    )}
    <div className={flush ? undefined : classes.body}>{children}</div>
  </section>
)

/** A part of a card that reaches its edges: words that have its room at their sides all the same. */
export const CardPart = ({ hasLine, children }: { hasLine?: boolean; children: ReactNode }) => (
  <div className={classes.part} data-has-line={hasLine || undefined}>
    {children}
  </div>
)

/** The last line of a card that reaches its edges: a button for more, or its pages. */
export const CardFoot = ({ children }: { children: ReactNode }) => (
  <footer className={layoutClasses.foot}>{children}</footer>
)
