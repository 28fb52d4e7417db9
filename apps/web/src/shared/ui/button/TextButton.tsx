import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import classes from './TextButton.module.css'

interface Look {
  /** `plain` has the colour of text until it is pointed at, `text` and `second` keep theirs and are underlined. */
  tone?: 'accent' | 'plain' | 'text' | 'second'
  weight?: 'medium' | 'strong'
  /** Cut where it finds no room in its line. */
  isCut?: boolean
}

type Without<Props> = Omit<Props, 'className' | 'style'>

const lookOf = <Props extends Look>({ tone = 'accent', weight, isCut, ...rest }: Props) => ({
  className: classes.button,
  'data-tone': tone,
  'data-weight': weight,
  'data-cut': isCut || undefined,
  ...rest,
})

/** Words to press, where a button with a ground would be too loud. */
export const TextButton = (props: Look & Without<ComponentProps<'button'>>) => (
  <button type="button" {...lookOf(props)} />
)

/** Words that lead somewhere, looking like those that are pressed. */
export const TextLink = (props: Look & Without<ComponentProps<typeof Link>>) => <Link {...lookOf(props)} />
