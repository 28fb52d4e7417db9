import { daysAfter } from '../../../lib/format/date.ts'

/** A list by days opens at one of them; earlier rows are read when somebody asks for them. */
export interface OpensAt<Query> {
  day: string
  /** The query's fields for the first and the last day. */
  from: keyof Query & string
  to: keyof Query & string
}

interface Split {
  /** What the list is asked for. */
  now: object
  /** What the rows above it are asked for: the latest first. */
  before: object
  /** Both at once, as an Excel file has them. */
  both: object
}

type Values = Record<string, unknown>

/** Undefined where somebody chose the first day or an order, or where the list ends before the day. */
export const splitAtDay = (opensAt: OpensAt<never> | undefined, filter: Values, usual: Values): Split | undefined => {
  const { day, from, to } = (opensAt ?? {}) as Partial<OpensAt<Values>>
  if (!day || !from || !to || filter[from] || filter.sort || filter.desc) return undefined
  const last = filter[to] ?? usual[to]
  if (typeof last === 'string' && last < day) return undefined
  const first = usual[from]
  return {
    now: { [from]: day },
    before: { [from]: first, [to]: daysAfter(day, -1), desc: 1 },
    both: { [from]: first },
  }
}
