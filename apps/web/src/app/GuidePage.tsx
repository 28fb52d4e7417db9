import { screens } from '@crm/contract/screens'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Brand } from '../shared/ui/page/Brand.tsx'
import { appText } from './app.messages.ts'
import classes from './GuidePage.module.css'

interface GuideSection {
  id: string
  title: string
}

interface GuidePageProps {
  title: string
  context: string
  sections: GuideSection[]
  filter?: ReactNode
  children: ReactNode
}

/** A page to read in: its parts listed at the side, the parts themselves beside them. */
export const GuidePage = ({ title, context, sections, filter, children }: GuidePageProps) => (
  <div className={classes.page}>
    <aside className={classes.side}>
      <Link to={screens.Index.path} className={classes.brand}>
        <Brand />
      </Link>
      <nav aria-label={appText.contents} className={classes.contents}>
        {sections.map((section) => (
          <a key={section.id} href={`#${section.id}`}>
            {section.title}
          </a>
        ))}
      </nav>
    </aside>
    <main className={classes.main}>
      <header className={classes.head}>
        <div>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.context}>{context}</p>
        </div>
        {filter}
      </header>
      {children}
    </main>
  </div>
)
