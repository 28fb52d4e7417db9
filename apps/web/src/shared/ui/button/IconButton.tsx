import type { ComponentProps } from 'react'
import classes from './IconButton.module.css'

/** An icon to press, where the library's own button would be one more thing to load. */
export const IconButton = ({ className = '', ...props }: ComponentProps<'button'>) => (
  <button type="button" className={`${classes.button} no-print ${className}`} {...props} />
)
