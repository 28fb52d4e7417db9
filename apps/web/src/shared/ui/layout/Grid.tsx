import classes from './layout.module.css'
import { type ElementProps, type Gap, gapStyle } from './layoutProps.ts'

interface GridProps extends ElementProps {
  as?: 'div' | 'ul' | 'ol' | 'dl'
  gap?: Gap
  /** How many stand beside one another. */
  columns?: 1 | 2 | 3 | 4 | 6
  /** How many on phones; one, unless it is said. */
  onPhone?: 1 | 2 | 3 | 4 | 6
  /** Instead of a number: as many as fit, each at least this wide. */
  least?: number
}

/** Things beside and below one another, all of the same width; one with `data-whole` has the line to itself. */
export const Grid = ({ as: Element = 'div', gap = 'md', columns = 2, onPhone = 1, least, ...rest }: GridProps) => (
  <Element
    {...rest}
    className={classes.grid}
    style={{ ...gapStyle(gap), '--layout-columns': columns, '--layout-phone': onPhone, '--layout-least': `${least}px` }}
    data-fits={least ? true : undefined}
  />
)
