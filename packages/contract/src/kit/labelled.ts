import * as z from 'zod'

/** A closed set of values with the Korean word for each, so that screens, Excel files and messages agree. */
interface Labelled<Value extends string | number> {
  schema: z.ZodType<Value, Value>
  values: readonly Value[]
  /** The word for a value; '-' for one this version does not know. */
  label: (value: Value | null | undefined) => string
  options: { value: Value; label: string }[]
}

type NumericKey<Key> = Key extends `${infer N extends number}` ? N : never

const build = <Value extends string | number>(values: Value[], labels: Record<string, string>): Labelled<Value> => ({
  schema: z.literal(values) as z.ZodType<Value, Value>,
  values,
  label: (value) => (value == null ? '-' : (labels[String(value)] ?? '-')),
  options: values.map((value) => ({ value, label: labels[String(value)] ?? '-' })),
})

/** `labelled({ visit: '방문', zoom: 'Zoom' })` */
export const labelled = <const Labels extends Record<string, string>>(labels: Labels) =>
  build(Object.keys(labels) as (keyof Labels & string)[], labels)

/** The same for states that are numbers on the wire: `labelledNumbers({ 1: '활성', 2: '승인 대기' })` */
export const labelledNumbers = <const Labels extends Record<number, string>>(labels: Labels) =>
  build(Object.keys(labels).map(Number) as NumericKey<`${keyof Labels & number}`>[], labels)
