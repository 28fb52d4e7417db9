import { type ReactNode, useContext, useEffect, useRef } from 'react'
import { setPageTitle } from '../../lib/page/pageTitle.ts'
import classes from './Page.module.css'
import { PageInTab } from './pageInTab.ts'

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

/** The anatomy of every screen: title, one line of context, actions, a filter row, content. In a tab the title is only read aloud. */
export const Page = ({ title, name, context, actions, filter, fills, children }: PageProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const isInTab = useContext(PageInTab)
  const Heading = isInTab ? 'h2' : 'h1'
  useEffect(() => {
    if (!isInTab) setPageTitle(name ?? heading.current?.textContent ?? '')
  })
  useEffect(() => (isInTab ? undefined : () => setPageTitle('')), [isInTab])
  return (
    <div
      className={classes.page}
      data-has-actions={actions ? true : undefined}
      data-fills={fills}
      data-in-tab={isInTab || undefined}
    >
      <header className={classes.head}>
        <div className={classes.words}>
          <Heading ref={heading} className={isInTab ? 'visually-hidden' : classes.title}>
            {title}
          </Heading>
          {context && <p className={classes.context}>{context}</p>}
        </div>
        {actions && <div className={`${classes.actions} no-print`}>{actions}</div>}
      </header>
      {filter && <search className={classes.filter}>{filter}</search>}
      <div className={classes.content}>{children}</div>
    </div>
  )
}
