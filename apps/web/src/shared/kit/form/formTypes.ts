import type { AnswerOf, AnyEndpoint } from '@crm/contract/kit/endpoint'
import type { GetInputPropsReturnType, UseFormReturnType } from '@mantine/form'
import type { FocusEvent, FormEvent, KeyboardEvent, ReactNode } from 'react'
import type * as z from 'zod'
import type { FieldProps } from './fieldProps.ts'

/** What a form holds to send this call: the body as people enter it. */
export type BodyInput<E extends AnyEndpoint> = z.input<NonNullable<E['body']>> & object

/** A field in which nothing is chosen or typed yet: the schema says so when it is sent. */
export type BlankOf<Values> = { [Name in keyof Values]: Values[Name] | null | '' }

/** The row that a call answers with. */
export type RowOf<E extends AnyEndpoint> = [E] extends [never]
  ? never
  : AnswerOf<E> extends { query: (infer Row)[] }
    ? Row
    : never

export interface FormConflict {
  field: string
  label: string
  mine: ReactNode
  theirs: ReactNode
  chosen: 'mine' | 'theirs' | null
}

/** What the frames of a form (FormPage, FormPanel, FormDialog) need of it, whatever its fields are. */
export interface FormState {
  /** Spread on the `<form>` element. */
  bind: {
    noValidate: true
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void
    onBlur: (event: FocusEvent<HTMLFormElement>) => void
  }
  busy: boolean
  /** Something is typed that is not saved. */
  isUnsaved: boolean
  /** Why the last attempt failed, where no single field is to blame. */
  problem: string | null
  /** What is shown was typed earlier and has not been sent yet. */
  restored: boolean
  discardDraft: () => void
  /** What is typed is kept in this browser. */
  isDraftKept: boolean
  /** The browser would not keep it: a full disk, a private window. */
  isDraftRefused: boolean
  /** Keeps it at once. */
  keepDraft: () => void
  /** What somebody else has changed while this form was open, in words. */
  mergeNote: string | null
  /** Fields that both have changed: each is decided before anything is sent. */
  conflicts: FormConflict[]
  choose: (field: string, side: 'mine' | 'theirs') => void
  /** Where the conflicts stand on the screen. */
  conflictId: string
  /** It was sent although a conflict is not decided. */
  isUndecided: boolean
}

export interface FormOf<Values> extends FormState {
  form: UseFormReturnType<Values>
}

/** The form of a record, whose fields have their words and rules from its endpoint. */
export interface RecordFormOf<Values> extends FormOf<Values> {
  /** Spread on an input: its label, whether it is required, its longest text, its value and its message. */
  field: (name: keyof Values & string) => FieldProps & GetInputPropsReturnType
}
