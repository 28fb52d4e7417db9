import classes from './layout.module.css'
import type { ElementProps } from './layoutProps.ts'

interface TileProps extends ElementProps {
  as?: 'div' | 'li' | 'p' | 'article' | 'section'
  /** On a ground of its own instead of inside a line. */
  tone?: 'surface' | 'ground' | 'accent' | 'amber' | 'red'
  size?: 'sm' | 'md' | 'lg'
}

/** A small surface inside a card: what belongs together and apart from its neighbours. */
export const Tile = ({ as: Element = 'div', tone, size = 'md', ...rest }: TileProps) => (
  <Element {...rest} className={classes.tile} data-tone={tone} data-size={size === 'md' ? undefined : size} />
)
