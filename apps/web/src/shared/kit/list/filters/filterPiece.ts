import type { ReactNode } from 'react'

export interface FilterControlProps<Fields, Answer = unknown> {
  /** The whole filter; a piece uses its own fields of it. */
  value: Fields
  change: (patch: Partial<Fields>) => void
  /** What the list's endpoint answered, for counts beside a choice. */
  answer: Answer | undefined
  /** In the head of a card. */
  size?: 'xs' | 'sm'
}

/**
 * One control of a list's filter. A list takes only pieces whose fields its endpoint's query has.
 * `render` is called on every drawing: it returns an element of a component that is declared elsewhere.
 */
export interface FilterPiece<Fields, Answer = unknown> {
  fields: readonly (keyof Fields & string)[]
  /** In view on phones as well; the others fold behind one button. */
  isPinned?: boolean
  /** Always has a value (which kind, whose): neither counted as a condition nor cleared with them. */
  isView?: boolean
  /** For this time alone: the list opens without it next time. */
  isPassing?: boolean
  render: (props: FilterControlProps<Fields, Answer>) => ReactNode
}

/** The field of a piece with a value of its own kind. */
export type Field<Name extends string, Value> = { [Key in Name]?: Value }

/** A change of one field; its name is generic, which is why the compiler has to be told. */
export const patchOf = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  ({ [name]: value }) as Partial<Field<Name, Value>>
