import type { ImportField } from '../context.ts'

/** Number of the column by field; null for a field that stays empty. */
export type Mapping = Record<string, number | null>

type Fields = Readonly<Record<string, ImportField>>

/** `사업자 등록번호 (필수)*` is 사업자등록번호. */
const fold = (head: string) =>
  head
    .replace(/\([^)]*\)|\[[^\]]*\]/g, '')
    .replace(/[\s*·._\-/:]/g, '')
    .toLowerCase()

/** Which column means which field: first as this person said last time, then by the words of the contract. */
export const guessMapping = (fields: Fields, heads: string[], remembered: Record<string, string>): Mapping => {
  const taken = new Set<number>()
  const take = (isIt: (head: string) => boolean) => {
    const column = heads.findIndex((head, index) => !taken.has(index) && isIt(head))
    if (column < 0) return null
    taken.add(column)
    return column
  }
  const names = Object.keys(fields)
  const byMemory = names.map((field) => take((head) => head === remembered[field]))
  const byWord = names.map((field, index) => {
    const { label = '', aliases = [] } = fields[field] ?? {}
    const words = [label, ...aliases].map(fold)
    return byMemory[index] ?? take((head) => words.includes(fold(head)))
  })
  return Object.fromEntries(names.map((field, index) => [field, byWord[index] ?? null]))
}

/** Only fields and columns that there are. */
export const cleanMapping = (
  fields: Fields,
  heads: string[],
  wanted: readonly { field: string; column: number | null }[],
) => {
  const chosen = new Map(wanted.map(({ field, column }) => [field, column]))
  return Object.fromEntries(
    Object.keys(fields).map((field) => {
      const column = chosen.get(field) ?? null
      return [field, column !== null && column < heads.length ? column : null]
    }),
  )
}

/** The heads that a mapping means, for the next file. */
export const headsOf = (mapping: Mapping, heads: string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(mapping).flatMap(([field, column]) => (column === null ? [] : [[field, heads[column] ?? '']])),
  )

export const textsOf = (mapping: Mapping, cells: string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(mapping).map(([field, column]) => [field, column === null ? '' : (cells[column] ?? '')]),
  )
