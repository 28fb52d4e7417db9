import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './LinkTile.module.css'

interface LinkTileProps {
  /** Null where it leads nowhere. */
  to: string | null
  target?: string
  rel?: string
  tone?: 'surface' | 'accent'
  /** A picture comes first and fills its width; the words after it have room around them. */
  hasPicture?: boolean
  children: ReactNode
}

/** A tile of its own on the ground of the page that leads somewhere. */
export const LinkTile = ({ to, target, rel, tone, hasPicture, children }: LinkTileProps) => {
  const look = { className: classes.tile, 'data-tone': tone, 'data-has-picture': hasPicture || undefined }
  if (to === null) return <span {...look}>{children}</span>
  return (
    <Link to={to} target={target} rel={rel} {...look}>
      {children}
    </Link>
  )
}
