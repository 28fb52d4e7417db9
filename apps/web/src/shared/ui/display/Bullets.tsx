import type { ReactNode } from 'react'
import classes from './Bullets.module.css'

/** Short sentences with a dot before each. */
export const Bullets = ({ items }: { items: readonly ReactNode[] }) => (
  <ul className={classes.bullets}>
    {items.map((item, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: sentences are nothing but their places
      <li key={place}>{item}</li>
    ))}
  </ul>
)
