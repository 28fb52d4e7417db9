import { Link, type LinkProps } from 'react-router'
import classes from './LinkTile.module.css'

interface LinkTileProps extends Pick<LinkProps, 'to' | 'target' | 'rel' | 'children'> {
  /** A picture that fills it comes first; the words after it have room around them. */
  hasPicture?: boolean
}

/** A tile on the ground of the page that leads somewhere. */
export const LinkTile = ({ hasPicture, ...props }: LinkTileProps) => (
  <Link className={classes.tile} data-has-picture={hasPicture || undefined} {...props} />
)
