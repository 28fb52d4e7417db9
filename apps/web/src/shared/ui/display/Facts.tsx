import type { ReactNode } from 'react'
import classes from './Facts.module.css'

export type Fact = readonly [name: string, value: ReactNode, width?: 'wide']

interface FactsProps {
  /** Name and value; a fact that is not known shows a dash, one that is `false` is left out. */
  facts: (Fact | false)[]
  /** One a line, name and value beside each other: for narrow cards. */
  inRows?: boolean
}

/** What is known of a record: names in small, values under them, as many beside each other as fit. */
export const Facts = ({ facts, inRows = false }: FactsProps) => (
  <dl className={inRows ? classes.rows : classes.facts}>
    {facts.map(
      (fact) =>
        fact && (
          <div key={fact[0]} data-wide={fact[2]}>
            <dt>{fact[0]}</dt>
            <dd>{fact[1] || '-'}</dd>
          </div>
        ),
    )}
  </dl>
)
