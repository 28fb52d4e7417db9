import type { ElementProps } from '../layout/layoutProps.ts'
import classes from './Text.module.css'

interface TextProps extends ElementProps {
  as?:
    | 'span'
    | 'p'
    | 'div'
    | 'strong'
    | 's'
    | 'h2'
    | 'h3'
    | 'h4'
    | 'li'
    | 'dt'
    | 'dd'
    | 'small'
    | 'time'
    | 'em'
    | 'legend'
    | 'summary'
  tone?: 'plain' | 'second' | 'heading' | 'accent' | 'green' | 'amber' | 'red' | undefined
  size?: 'tiny' | 'small' | 'middle' | 'figure' | 'large' | 'huge' | 'title'
  weight?: 'normal' | 'medium' | 'strong' | 'bold'
  align?: 'center' | 'end'
  /** Lines of its writer stay lines. */
  keepsLines?: boolean
  /** A figure or number that is never broken in two. */
  isWhole?: boolean
  /** Cut where it finds no room in its line; `Truncate` also shows it whole on hover. */
  isCut?: boolean
  /** The field that it belongs to, for a form that looks for its first mistake. */
  'data-path'?: string
}

/** Words of another tone, size or weight than those around them; what explains something else is a `SmallText`. */
export const Text = ({
  as: Element = 'span',
  tone,
  size,
  weight,
  align,
  keepsLines,
  isWhole,
  isCut,
  ...rest
}: TextProps) => (
  <Element
    className={classes.text}
    data-tone={tone}
    data-size={size}
    data-weight={weight}
    data-align={align}
    data-keeps-lines={keepsLines || undefined}
    data-whole-words={isWhole || undefined}
    data-cut={isCut || undefined}
    {...rest}
  />
)
