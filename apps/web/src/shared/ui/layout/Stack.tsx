import type { ReactNode } from 'react'
import classes from './layout.module.css'
import { type ElementProps, type Gap, gapStyle, joined } from './layoutProps.ts'

type Align = 'start' | 'center' | 'baseline' | 'end' | 'stretch'

interface GapProps extends ElementProps {
  gap?: Gap
  /** Takes the room that its neighbours leave, and no more. */
  grows?: boolean
  /** For pieces and drawings that are made of it. */
  className?: string | undefined
}

interface StackProps extends GapProps {
  as?: 'div' | 'ul' | 'ol' | 'li' | 'span' | 'section' | 'dl' | 'fieldset' | 'article'
  /** Where things stand across; they fill the width unless it is said. */
  align?: Align
  /** A line between one and the next. */
  divided?: boolean
  label?: string
}

interface InlineProps extends GapProps {
  as?: 'div' | 'ul' | 'ol' | 'li' | 'p' | 'span' | 'header' | 'footer' | 'nav' | 'fieldset' | 'dl'
  align?: Align
  /** `close`: lines that come about by it stand close together. */
  wraps?: boolean | 'close'
  justify?: 'start' | 'between' | 'center' | 'end'
  label?: string
}

/** Things below one another. */
export const Stack = ({
  as: Element = 'div',
  gap = 'md',
  align,
  divided,
  grows,
  label,
  className,
  ...rest
}: StackProps) => (
  <Element
    aria-label={label}
    {...rest}
    className={joined(classes.stack, className)}
    style={gapStyle(gap)}
    data-align={align}
    data-divided={divided || undefined}
    data-grows={grows || undefined}
  />
)

/** Things beside one another, in the middle of their line. */
export const Inline = ({
  as: Element = 'div',
  gap = 'sm',
  align,
  wraps,
  justify = 'start',
  grows,
  label,
  className,
  ...rest
}: InlineProps) => (
  <Element
    aria-label={label}
    {...rest}
    className={joined(classes.inline, className)}
    style={gapStyle(gap)}
    data-align={align}
    data-wraps={wraps === true ? '' : wraps || undefined}
    data-justify={justify === 'start' ? undefined : justify}
    data-grows={grows || undefined}
  />
)

interface GrowProps extends ElementProps {
  as?: 'div' | 'span' | 'li'
}

/** Takes the room that its neighbours in a line leave, and lets its words be cut. */
export const Grow = ({ as: Element = 'div', ...rest }: GrowProps) => <Element {...rest} className={classes.grow} />

/** A picture and what belongs to it: beside each other, on phones below it. */
export const PictureBeside = ({ picture, children }: { picture: ReactNode; children: ReactNode }) => (
  <div className={classes.beside}>
    {picture}
    {children}
  </div>
)
