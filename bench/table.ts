import { errorMessage } from '@crm/contract/kit/errorMessage'

interface Bound {
  side: 'least' | 'most'
  ratio: number
}

/** One line of the table: a value, what it is held against, and their ratio. */
export interface Row {
  name: string
  value: string
  against: string
  ratio?: number
  bound?: Bound
  /** The numbers behind it, for .cache/bench.json. */
  raw?: unknown
}

export const atLeast = (ratio: number): Bound => ({ side: 'least', ratio })
export const atMost = (ratio: number): Bound => ({ side: 'most', ratio })

export const skipped = (name: string, why: string): Row => ({ name, value: 'skipped', against: why })

/** What was not answered as it should be is out of its bound; the other rows of its part are measured all the same. */
export const failed = (name: string, bound: Bound, error: unknown): Row => ({
  name,
  value: 'failed',
  against: errorMessage(error),
  ratio: bound.side === 'least' ? 0 : Number.POSITIVE_INFINITY,
  bound,
})

export const count = (number: number) => Math.round(number).toLocaleString('en')
export const ms = (number: number) => `${number.toFixed(number < 10 ? 2 : 1)} ms`
export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** A value with a bound of its own, in the same unit. */
export const within = (name: string, value: number, bound: number, write: (number: number) => string): Row => ({
  name,
  value: write(value),
  against: `bound ${write(bound)}`,
  ratio: value / bound,
  bound: atMost(1),
  raw: { value, bound },
})

/** Decided on what is shown: a third decimal is noise. */
const shown = (ratio: number) => ratio.toFixed(2)

export const isOver = ({ ratio, bound }: Row) => {
  if (ratio === undefined || !bound) return false
  const rounded = Number(shown(ratio))
  return bound.side === 'least' ? rounded < bound.ratio : rounded > bound.ratio
}

const boundText = ({ side, ratio }: Bound) => `${side === 'least' ? '≥' : '≤'} ${shown(ratio)}`

const ratioText = ({ ratio, bound }: Row) =>
  ratio === undefined ? '' : `${shown(ratio)}${bound ? ` (${boundText(bound)})` : ''}`

const verdict = (row: Row) => {
  if (row.value === 'skipped') return 'skipped'
  if (!row.bound) return ''
  return isOver(row) ? 'over' : 'ok'
}

const heads = ['name', 'value', 'floor / bound', 'ratio', '']
const rightAligned = new Set([1, 3])

/** Columns as wide as their widest cell. */
export const tableOf = (rows: Row[]) => {
  const cells = rows.map((row) => [row.name, row.value, row.against, ratioText(row), verdict(row)])
  const widths = heads.map((head, column) => Math.max(head.length, ...cells.map((line) => line[column]?.length ?? 0)))
  const write = (line: string[]) =>
    line
      .map((cell, column) => cell[rightAligned.has(column) ? 'padStart' : 'padEnd'](widths[column] ?? 0))
      .join('   ')
      .trimEnd()
  return [write(heads), widths.map((width) => '─'.repeat(width)).join('───'), ...cells.map(write)].join('\n')
}

export const closingLine = (rows: Row[]) => {
  const over = rows.filter(isOver)
  const left = rows.filter((row) => verdict(row) === 'skipped').length
  const note = left ? ` (건너뛴 것 ${left}개)` : ''
  if (over.length === 0) return `✔ 잰 것이 모두 기준 안에 있어요${note}`
  return `✖ 기준을 벗어난 것 ${over.length}개${note}: ${over.map((row) => `${row.name} ${ratioText(row)}`).join(', ')}`
}
