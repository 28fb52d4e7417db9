import type { HistoryChange } from '@crm/contract/features/history/history'
import { won } from '@crm/contract/kit/numbers'
import type { AuditFacts } from '../../db/auditEntries.ts'

/** Turns a value into words; left out where the value itself is shown. */
export type Words = (value: unknown) => string

/** Words for an amount of money. */
export const inWon: Words = (amount) => won(Number(amount))

/** The fields that a history shows, in order, each with its label and the words for its values. */
export type HistoryFields = Readonly<Record<string, readonly [label: string, words?: Words]>>

const isNothing = (value: unknown) => value === null || value === undefined || value === ''

const inWords = (value: unknown, words: Words = String) => (isNothing(value) ? null : words(value) || null)

/** What differs between two states of a row, in words; facts that are not named are left out. */
export const fieldChanges = (
  before: AuditFacts | null,
  after: AuditFacts | null,
  fields: HistoryFields,
): HistoryChange[] =>
  Object.entries(fields).flatMap(([column, [field, words]]) => {
    const change = { field, before: inWords(before?.[column], words), after: inWords(after?.[column], words) }
    return change.before === change.after ? [] : [change]
  })

/** A line of its own: there is no before and after. */
export const lineChange = (field: string): HistoryChange => ({ field, before: null, after: null })
