import type { ReactNode } from 'react'
import classes from './Facts.module.css'

type Fact = [name: string, value: ReactNode, width?: 'wide']

/** Names and values in a grid that fills its card. */
export const Facts = ({ of: facts }: { of: (Fact | false)[] }) => (
  <dl className={classes.facts}>
    {facts
      .filter((fact) => fact !== false)
      .map(([name, value, width]) => (
        <div key={name} className={classes.fact} data-wide={width}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
