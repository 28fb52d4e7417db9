import type { ReactNode } from 'react'
import classes from './Picture.module.css'

interface PictureProps {
  src: string | null
  /** What stands there while there is none. */
  none?: ReactNode
  /** `wide` is 16 to 9, `cover` a strip as wide as the page, `small` for a cell of a list. */
  size?: 'wide' | 'cover' | 'small'
  /** Corners of its own, where it does not fill a tile. */
  isRound?: boolean | undefined
}

/** A picture that fills its place and says nothing that the words beside it do not say. */
export const Picture = ({ src, none, size = 'wide', isRound }: PictureProps) => (
  <span className={classes.picture} data-size={size} data-round={isRound || undefined}>
    {src ? <img src={src} alt="" loading="lazy" /> : none}
  </span>
)
