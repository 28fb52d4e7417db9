import * as z from 'zod'
import { keysOf } from './keysOf.ts'

/** A closed set of values with the Korean word for each, so that screens, Excel files and messages agree. */
interface Labelled<Value extends string | number> {
  schema: z.ZodType<Value, Value>
  values: readonly Value[]
  /** The word for a value; '-' for one this version does not know. */
  label: (value: Value | null | undefined) => string
  /** The same for a value whose type is not known, as the history has it. */
  labelOf: (value: unknown) => string
  options: { value: Value; label: string }[]
}

type NumericKey<Key> = Key extends `${infer N extends number}` ? N : never

const build = <Value extends string | number>(values: Value[], labels: Record<string, string>): Labelled<Value> => {
  const words = new Map(Object.entries(labels))
  const labelOf = (value: unknown) => words.get(String(value)) ?? '-'
  return {
    schema: z.literal(values) as z.ZodType<Value, Value>,
    values,
    label: labelOf,
    labelOf,
    options: values.map((value) => ({ value, label: labelOf(value) })),
  }
}

/** `labelled({ visit: '방문', zoom: 'Zoom' })` */
export const labelled = <const Labels extends Record<string, string>>(labels: Labels) => build(keysOf(labels), labels)

/** The same for states that are numbers on the wire: `labelledNumbers({ 1: '활성', 2: '승인 대기' })` */
export const labelledNumbers = <const Labels extends Record<number, string>>(labels: Labels) =>
  build(Object.keys(labels).map(Number) as NumericKey<`${keyof Labels & number}`>[], labels)
