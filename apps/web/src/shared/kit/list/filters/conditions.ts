import type * as z from 'zod'
import { parseFilter, printFilter } from '../../../lib/address/filterText.ts'

export interface Piece {
  fields: readonly string[]
  isPinned?: boolean
  isView?: boolean
  isPassing?: boolean
}

type Values = Record<string, unknown>

/** Where somebody is in the list, not what they look for. */
const pageFields = ['offset', 'limit']
const isOrder = (name: string) => name === 'desc' || /(^|_)sort$/.test(name)

const isSet = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && value !== 0 && !(Array.isArray(value) && value.length === 0)

/** Fields that narrow the list: all that the query has, except the page, the order and the views. */
export const conditionFields = (schema: z.ZodObject, pieces: readonly Piece[]) => {
  const others = new Set([...pageFields, ...pieces.filter(({ isView }) => isView).flatMap((piece) => piece.fields)])
  return Object.keys(schema.shape).filter((name) => !others.has(name) && !isOrder(name))
}

const isNarrowedBy = (filter: Values, usual: Values) => (name: string) =>
  isSet(filter[name]) && String(filter[name]) !== String(usual[name])

/** Which conditions narrow the list now. */
export const setConditions = (schema: z.ZodObject, pieces: readonly Piece[], filter: Values) =>
  conditionFields(schema, pieces).filter(isNarrowedBy(filter, parseFilter(schema, new URLSearchParams())))

/** How many of the controls that phones fold away narrow the list. */
export const foldedCount = (pieces: readonly Piece[], set: readonly string[]) =>
  pieces.filter(({ isPinned, fields }) => !isPinned && fields.some((field) => set.includes(field))).length

export const noConditions = (schema: z.ZodObject, pieces: readonly Piece[]): Values =>
  Object.fromEntries(conditionFields(schema, pieces).map((name) => [name, undefined]))

/** What of a filter is worth a name: everything but the page. */
export const namedConditions = (schema: z.ZodObject, filter: Values) =>
  printFilter(schema, { ...filter, offset: undefined, limit: undefined }, new URLSearchParams()).toString()

/** What a list opens with next time: the keyword, the view and passing conditions were for this time only. */
export const rememberedConditions = (schema: z.ZodObject, pieces: readonly Piece[], filter: Values) => {
  const passing = pieces.filter(({ isView, isPassing }) => isView || isPassing).flatMap(({ fields }) => fields)
  const forgotten = Object.fromEntries([...passing, 'keyword'].map((name) => [name, undefined]))
  return namedConditions(schema, { ...filter, ...forgotten })
}
