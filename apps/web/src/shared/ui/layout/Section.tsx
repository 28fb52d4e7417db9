import type { ReactNode } from 'react'
import classes from './layout.module.css'

interface SectionProps {
  title: ReactNode
  /** Beside the title: how many there are. */
  note?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A part of a panel or card under a heading of its own. */
export const Section = ({ title, note, actions, children }: SectionProps) => (
  <section>
    <div className={classes.sectionHead}>
      <h3 className={classes.sectionTitle}>
        {title}
        {note !== undefined && <span>{note}</span>}
      </h3>
      {actions && <div className="no-print">{actions}</div>}
    </div>
    {children}
  </section>
)
