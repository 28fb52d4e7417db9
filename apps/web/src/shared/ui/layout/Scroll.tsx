import type { Ref } from 'react'
import classes from './layout.module.css'
import type { ElementProps } from './layoutProps.ts'

interface ScrollProps extends ElementProps {
  height: number
  /** On phones the page scrolls, not what is in it. */
  freeOnPhone?: boolean
  ref?: Ref<HTMLDivElement>
}

/** Scrolls inside itself when it finds no room in its height. */
export const Scroll = ({ height, freeOnPhone, ...rest }: ScrollProps) => (
  <div
    {...rest}
    className={classes.scroll}
    style={{ '--layout-height': `${height}px` }}
    data-free-on-phone={freeOnPhone || undefined}
  />
)
