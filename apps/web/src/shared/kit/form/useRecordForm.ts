import type { ApiProblem } from '@crm/contract/kit/client'
import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import { messages } from '@crm/contract/messages'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useUnsaved } from '../../lib/storage/unsaved.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { fieldProps } from './fieldProps.ts'
import type { RecordFormOf } from './formTypes.ts'
import { type Fields, isSame } from './merge.ts'
import {
  type AnyRecordForm,
  type ComposedFormOptions,
  paramsOf,
  type RecordFormOptions,
  type RecordValues,
  revOf,
} from './recordForm.ts'
import { sendFilesTo } from './sendFilesTo.ts'
import { useEndpointForm } from './useEndpointForm.ts'
import { useFormDraft } from './useFormDraft.ts'
import { useRebase } from './useRebase.ts'

const useAnyRecordForm = (options: AnyRecordForm): RecordFormOf<Fields> => {
  const { create, update, toValues, toBody, labels, show, notKept = [], repeats = false, goesOn = false } = options
  // Made here or by somebody else meanwhile: from then on this form changes it.
  const [made, setMade] = useState<Fields | null>(null)
  const record = options.record ?? made
  const endpoint = record ? update : create
  if (!endpoint) throw new Error('useRecordForm: a record needs `update`, a new one `create`')

  const baseOf = (row: Fields | undefined) => ({ values: toValues(row), rev: revOf(row) })
  const [base, setBase] = useState(() => baseOf(record ?? undefined))
  const [restored, setRestored] = useState(false)

  const finish = async (row: Fields | undefined, values: Fields) => {
    draft.drop()
    setRestored(false)
    rebase.forget()
    if (!repeats) setBase({ values, rev: revOf(row) ?? base.rev })
    if (goesOn && row && !record) setMade(row)
    const failures = row ? await sendFilesTo(options.files ?? [], row) : 0
    if (!failures && options.done !== null)
      toast.success(options.done ?? (record ? messages.saved : messages.registered))
    await options.onDone?.(row ?? {}, values)
  }

  /** Somebody else was first, or an earlier attempt was done and its answer got lost: then what is there is what was sent. */
  const takeConflict = ({ status, newest }: ApiProblem, values: Fields) => {
    if (status !== 409 || !newest || !update) return false
    if (!record) setMade(newest as Fields)
    const newer = baseOf(newest as Fields)
    if (isSame(values, newer.values)) finish(newest as Fields, values)
    else rebase.onto(newer)
    return true
  }

  const { form, busy, ...state } = useEndpointForm<AnyEndpoint>(endpoint, {
    initial: base.values as never,
    request: { params: paramsOf(endpoint, { ...record, ...options.params }) } as never,
    toBody: (values) => {
      const body = toBody ? toBody(values, base.values) : values
      return base.rev === undefined ? body : { ...body, rev: base.rev }
    },
    ask: async (values) => rebase.isDecided() && (!options.ask || options.ask(values)),
    validate: options.validate,
    accepts: options.accepts && ((answer, values) => options.accepts?.(answer as object, values) ?? true),
    failed: options.failed,
    send: options.send,
    guardsLeaving: false,
    repeats,
    endsWithIt: !record && !repeats && !goesOn,
    onRefused: takeConflict,
    onDone: (answer, values) => finish((answer as { query: Fields[] }).query[0], values),
  })
  const isUnsaved = !isSame(form.values, base.values)
  const draft = useFormDraft({ key: options.draft, values: form.values, base: base.values, notKept, isUnsaved })
  const rebase = useRebase({ form, base, setBase, isUnsaved, labels, show, keepsTyped: goesOn })
  useUnsaved(options.guardsLeaving !== false && isUnsaved && !busy, draft.drop)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is restored once, when the form appears
  useLayoutEffect(() => {
    if (draft.found) setRestored(rebase.restore(draft.found))
  }, [])

  // Somebody else may change the record while it is open here.
  const known = record ? JSON.stringify(baseOf(record)) : null
  const followed = useRef(known)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the server says counts
  useEffect(() => {
    if (!record || busy || followed.current === known) return
    followed.current = known
    rebase.follow(baseOf(record))
  }, [known, busy])

  return {
    ...state,
    form,
    field: (name) => ({ ...fieldProps(endpoint, name, labels[name]), ...form.getInputProps(name) }),
    busy,
    isUnsaved,
    restored,
    ...rebase.shown,
    isDraftKept: draft.isDraftKept,
    isDraftRefused: draft.isDraftRefused,
    keepDraft: draft.keepDraft,
    discardDraft: () => {
      draft.drop()
      setRestored(false)
      rebase.forget()
      form.setValues(base.values)
    },
  }
}

/**
 * Creates a record, or changes the one it is given: messages at the fields, a draft that returns, one request for two
 * clicks, and both texts where somebody else was first. Shown by FormPage, FormPanel or FormDialog.
 */
export const useRecordForm = <Row extends object, C extends AnyEndpoint = never, U extends AnyEndpoint = never>(
  options: RecordFormOptions<Row, C, U>,
) => useAnyRecordForm(options as unknown as AnyRecordForm) as unknown as RecordFormOf<RecordValues<C, U>>

/** The same for fields that are not those of the body: a day and two hours that are sent as two times. */
export const useComposedForm = <
  Values extends object,
  Row extends object,
  C extends AnyEndpoint,
  U extends AnyEndpoint,
>(
  options: ComposedFormOptions<Row, C, U, Values>,
) => useAnyRecordForm(options as unknown as AnyRecordForm) as unknown as RecordFormOf<Values>
