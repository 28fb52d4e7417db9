import classes from './Beside.module.css'
import { type ElementProps, type Gap, gapStyle } from './layoutProps.ts'

interface BesideProps extends ElementProps {
  as?: 'div' | 'li' | 'span'
  /** As CSS has them: `1fr 64px`; no content makes a column wider. */
  columns: string
  gap?: Gap
  align?: 'start' | 'center' | 'end'
  /** One below the other on phones. */
  stacks?: boolean
}

/** Things beside one another in columns of their own widths, such as a number and its unit. */
export const Beside = ({ as: Element = 'div', columns, gap = 'sm', align, stacks, ...rest }: BesideProps) => (
  <Element
    {...rest}
    className={classes.beside}
    style={{ ...gapStyle(gap), '--beside-columns': columns }}
    data-align={align}
    data-stacks={stacks || undefined}
  />
)
