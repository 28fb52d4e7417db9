import type { ReactNode } from 'react'
import classes from './DimWhileLoading.module.css'

interface DimWhileLoadingProps {
  isWaiting: boolean
  children: ReactNode
}

/** A day or a month whose meetings are on their way: drawn in its place, but no empty time of it can be pressed. */
export const DimWhileLoading = ({ isWaiting, children }: DimWhileLoadingProps) => (
  <div className={classes.content} aria-busy={isWaiting || undefined} inert={isWaiting}>
    {children}
  </div>
)
