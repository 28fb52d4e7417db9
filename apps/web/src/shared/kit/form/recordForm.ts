import type { AnswerOf, AnyEndpoint, ParamsInput } from '@crm/contract/kit/endpoint'
import type { ReactNode } from 'react'
import type { Send } from '../../lib/server/useSend.ts'
import type { BlankOf, BodyInput, RowOf } from './formTypes.ts'
import type { Fields } from './merge.ts'
import type { FilesToSend } from './sendFilesTo.ts'

/** What the form holds: the body of the call that creates, or of the one that changes; `rev` is the kit's own. */
export type RecordValues<C extends AnyEndpoint, U extends AnyEndpoint> = [C] extends [never]
  ? Omit<BodyInput<U>, 'rev'>
  : BodyInput<C>

/** What the paths need and the record itself does not say. */
type MissingParams<Row, C extends AnyEndpoint, U extends AnyEndpoint> = ParamsInput<C> & Omit<ParamsInput<U>, keyof Row>

type ParamsOption<Params> = Record<never, never> extends Params ? { params?: Params | undefined } : { params: Params }

export type FieldWords<Values> = { readonly [Name in keyof Values]?: string }
export type FieldShow<Values> = { readonly [Name in keyof Values]?: (value: NonNullable<Values[Name]>) => ReactNode }

export type RecordFormOptions<
  Row,
  C extends AnyEndpoint,
  U extends AnyEndpoint,
  Values = RecordValues<C, U>,
> = ParamsOption<MissingParams<Row, C, U>> & {
  create?: C
  update?: U
  /** The record to change, followed while the form is open; a new one is made without it. */
  record?: Row | null | undefined
  /** A record as the form holds it; without one, a blank form. */
  toValues: (record: Row | undefined) => BlankOf<Values>
  /** What of the values is checked and sent, where it is not all of them; `before` is how they were. */
  toBody?: (values: Values, before: Values) => object
  /** The words for the fields: a conflict names them. */
  labels: FieldWords<Values>
  /** How a conflict shows a value that is not a plain text. */
  show?: FieldShow<Values>
  /** Keeps what is typed under this name until it is sent. */
  draft?: string | undefined
  /** Fields that a draft leaves out. */
  notKept?: readonly string[]
  /** Files chosen before the record exists: sent to it once it does. */
  files?: FilesToSend<RowOf<C> | RowOf<U>>[]
  /** What is wrong, by field, where the form's fields are put together to what is sent; the body's schema otherwise. */
  validate?: (values: Values) => Record<string, string>
  /** Asked once everything is right; false sends nothing and keeps what was typed. */
  ask?: (values: Values) => Promise<boolean>
  /** False for an answer that says no: what was typed stays. */
  accepts?: (answer: AnswerOf<C> | AnswerOf<U>, values: Values) => boolean
  /** Said in a toast when it is done; null where `onDone` says it. */
  done?: string | null
  onDone?: (row: RowOf<C> | RowOf<U>, values: Values) => unknown
  /** Said instead when it fails for no reason that the people at the form could mend. */
  failed?: string
  /** False where nothing worth keeping is typed. */
  guardsLeaving?: boolean
  /** The form stays for the next one: it is emptied after each. */
  repeats?: boolean
  /** The form stays for the record that it has made, and changes it from then on. */
  goesOn?: boolean
  /** Other than to the server only in the gallery. */
  send?: Send
}

/** A form whose fields are put together to what is sent: it says itself how, and what is wrong with them. */
export type ComposedFormOptions<Row, C extends AnyEndpoint, U extends AnyEndpoint, Values> = RecordFormOptions<
  Row,
  C,
  U,
  Values
> &
  Required<Pick<RecordFormOptions<Row, C, U, Values>, 'toBody' | 'validate'>>

/** The revision that a change is based on; the server refuses one that is based on an older. */
export const revOf = (row: unknown): number | undefined => {
  const rev = (row as { rev?: unknown } | null | undefined)?.rev
  return typeof rev === 'number' ? rev : undefined
}

/** What the endpoint's path names, of everything that is known. */
export const paramsOf = ({ path }: AnyEndpoint, known: object) => {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
  return Object.fromEntries(Object.entries(known).filter(([name]) => names.includes(name)))
}

/** The same without its types: inside, a form is a form. */
export interface AnyRecordForm
  extends Pick<
    RecordFormOptions<Fields, never, never>,
    'draft' | 'notKept' | 'done' | 'failed' | 'guardsLeaving' | 'repeats' | 'goesOn' | 'send'
  > {
  create?: AnyEndpoint
  update?: AnyEndpoint
  params?: Fields
  record?: Fields | null
  toValues: (record: Fields | undefined) => Fields
  toBody?: (values: Fields, before: Fields) => object
  labels: FieldWords<Fields>
  show?: FieldShow<Fields>
  files?: FilesToSend<Fields>[]
  validate?: (values: Fields) => Record<string, string>
  ask?: (values: Fields) => Promise<boolean>
  accepts?: (answer: object, values: Fields) => boolean
  onDone?: (row: Fields, values: Fields) => unknown
}
