import type { ReactNode } from 'react'
import { PageBrand } from './Brand.tsx'
import classes from './PublicPage.module.css'

/** A page that somebody opens by a link, without the frame of the product. */
export const PublicPage = ({ children }: { children: ReactNode }) => <main className={classes.page}>{children}</main>

interface PublicHeadProps {
  /** What kind of page it is, above its title. */
  kind?: ReactNode
  title: ReactNode
  /** The title says how something stands, and may change. */
  isStatus?: boolean
  /** Whose page it is, or what it belongs to. */
  to?: ReactNode
  /** Buttons at the end. */
  tools?: ReactNode
  children?: ReactNode
}

/** Whose page it is (the company), what it is and for whom. */
export const PublicHead = ({ kind, title, isStatus, to, tools, children }: PublicHeadProps) => {
  const heading = (
    <h1 className={classes.title} data-first={!kind || undefined}>
      {title}
    </h1>
  )
  return (
    <header className={classes.head}>
      <PageBrand size={24} />
      {kind && <p className={classes.kind}>{kind}</p>}
      {isStatus ? <div role="status">{heading}</div> : heading}
      {to && <p className={classes.to}>{to}</p>}
      {children}
      <div className={classes.tools}>{tools}</div>
    </header>
  )
}

/** What can be done on such a page: stays in view at its end. */
export const PublicFoot = ({ children }: { children: ReactNode }) => (
  <footer className={classes.foot}>{children}</footer>
)
