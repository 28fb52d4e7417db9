import { IconChevronDown } from '@tabler/icons-react'
import classes from './FoldArrow.module.css'

/** That something is folded up, or open; inside a `summary` it knows by itself. */
export const FoldArrow = ({ isOpen }: { isOpen?: boolean }) => (
  <IconChevronDown size={16} stroke={1.6} aria-hidden className={classes.arrow} data-open={isOpen || undefined} />
)
