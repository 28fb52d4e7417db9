import classes from './Dot.module.css'

/** A point of colour beside words that say the same. */
export const Dot = ({
  tone,
}: {
  tone?: 'gray' | 'accent' | 'filled' | 'soft' | 'green' | 'amber' | 'red' | undefined
}) => <span className={classes.dot} data-tone={tone} aria-hidden />
