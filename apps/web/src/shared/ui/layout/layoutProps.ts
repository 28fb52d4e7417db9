import type { CSSProperties, HTMLAttributes } from 'react'

const gaps = { none: 0, hair: 2, xs: 4, tight: 6, sm: 8, row: 12, md: 16, lg: 24 }

export type Gap = keyof typeof gaps

export const gapStyle = (gap: Gap): CSSProperties => ({ '--layout-gap': `${gaps[gap]}px` })

/** What any element may have beside its look: a name, a role, a press, `data-` and `aria-` words. */
export type ElementProps = Omit<HTMLAttributes<HTMLElement>, 'style' | 'className'>

/** Names of classes that may be missing. */
export const joined = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')
