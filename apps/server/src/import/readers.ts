import type { SayWrong } from './defineImport.ts'
import { importText } from './import.messages.ts'

const fold = (text: string) => text.replace(/\s/g, '').toLowerCase()

/** Reads one of some words into its value; nothing written is `empty`, another word is said to be wrong. */
export const wordReader = <Value, Empty>(
  options: readonly { value: Value; label: string }[],
  empty: Empty,
  notThere: string = importText.oneOf(options.map(({ label }) => label)),
) => {
  const values = new Map(options.map(({ value, label }) => [fold(label), value]))
  return <Field extends string>(text: string, field: Field, sayWrong: SayWrong<Field>): Value | Empty => {
    if (!text) return empty
    const value = values.get(fold(text))
    if (value === undefined) sayWrong(field, notThere)
    return value ?? empty
  }
}

/** Several words with commas between them. */
export const listed = (text: string) =>
  text
    .split(/[,;、\n]/)
    .map((word) => word.trim())
    .filter(Boolean)

/** A spreadsheet that took digits for a number has dropped the zeros before them. */
export const withLeadingZeros = (text: string, shape: RegExp, length: number) =>
  shape.test(text) ? text.padStart(length, '0') : text
