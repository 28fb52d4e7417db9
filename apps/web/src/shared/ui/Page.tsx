import { type ReactNode, useEffect, useRef } from 'react'
import { setPageTitle } from '../lib/pageTitle.ts'
import classes from './Page.module.css'

interface PageProps {
  title: ReactNode
  /** The record's name, where the title shows more than that. */
  name?: string | undefined
  /** One line under the title: what people should know first. */
  context?: ReactNode
  /** Primary actions: at the right, on phones at the bottom within the thumb's reach. */
  actions?: ReactNode
  filter?: ReactNode
  /** The content takes what is left of the window and scrolls inside itself. */
  fills?: boolean
  children: ReactNode
}

/** Keeps the place of a line of context that is not known yet, so that nothing moves when it comes. */
export const contextToCome = '\u00a0'

/** The anatomy of every screen: title, one line of context, actions, a filter row, content. */
export const Page = ({ title, name, context, actions, filter, fills, children }: PageProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => setPageTitle(name ?? heading.current?.textContent ?? ''))
  useEffect(() => () => setPageTitle(''), [])
  return (
    <div className={classes.page} data-has-actions={actions ? true : undefined} data-fills={fills}>
      <header className={classes.head}>
        <div className={classes.words}>
          <h1 ref={heading} className={classes.title}>
            {title}
          </h1>
          {context && <p className={classes.context}>{context}</p>}
        </div>
        {actions && <div className={`${classes.actions} no-print`}>{actions}</div>}
      </header>
      {filter && <search className={classes.filter}>{filter}</search>}
      <div className={classes.content}>{children}</div>
    </div>
  )
}
