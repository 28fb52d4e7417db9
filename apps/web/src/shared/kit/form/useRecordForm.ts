import type { ApiProblem } from '@crm/contract/kit/client'
import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import { messages } from '@crm/contract/messages'
import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useUnsaved } from '../../lib/unsaved.ts'
import { toast } from '../../ui/toast.ts'
import type { BlankOf, FormOf } from './formTypes.ts'
import { isSame } from './merge.ts'
import { type AnyRow, paramsOf, type RecordFormOptions, type RecordValues, revOf } from './recordForm.ts'
import { sendFilesTo } from './sendFilesTo.ts'
import { useEndpointForm } from './useEndpointForm.ts'
import { useFormDraft } from './useFormDraft.ts'
import { useRebase } from './useRebase.ts'

/**
 * Creates a record, or changes the one it is given: messages at the fields, a draft that returns, one request for two
 * clicks, and both texts where somebody else was first. Shown by FormPage, FormPanel or FormDialog.
 */
export const useRecordForm = <Row extends object, C extends AnyEndpoint = never, U extends AnyEndpoint = never>(
  options: RecordFormOptions<Row, C, U>,
): FormOf<RecordValues<C, U>> => {
  type Values = RecordValues<C, U>
  const { create, update, record, toBody, ask, onDone, draft: draftName, notKept = [], failed } = options
  const endpoint = record ? update : create
  if (!endpoint) throw new Error('useRecordForm: a record needs `update`, a new one `create`')
  const toValues = options.toValues as (row: Row | undefined) => BlankOf<Values> & Record<string, unknown>
  const draftKey = draftName && (record ? draftName : `${draftName}.new`)

  const [base, setBase] = useState(() => ({ values: toValues(record ?? undefined) as Values, rev: revOf(record) }))
  const [restored, setRestored] = useState(false)

  const bodyOf = (values: Values) => {
    const body = toBody ? toBody(values, base.values) : values
    return base.rev === undefined ? body : { ...body, rev: base.rev }
  }
  const finish = async (answer: { query?: AnyRow[] }, values: Values) => {
    const row = answer.query?.[0]
    draft.drop()
    setRestored(false)
    rebase.forget()
    const saved = options.repeats ? base.values : values
    setBase({ values: saved, rev: revOf(row) ?? base.rev })
    if (options.repeats) form.setValues(saved as never)
    const failures = row ? await sendFilesTo(options.files ?? [], row as never) : 0
    if (!failures && options.done !== null)
      toast.success(options.done ?? (record ? messages.saved : messages.registered))
    await onDone?.(row as never, values)
  }
  const takeConflict = ({ status, newest }: ApiProblem, values: Values) => {
    if (status !== 409 || !newest || !record) return false
    const theirs = toValues(newest as Row) as Values
    // The answer of an earlier attempt got lost: what is there is what was sent.
    if (isSame(values, theirs)) finish({ query: [newest as AnyRow] }, values)
    else rebase.onto({ values: theirs, rev: revOf(newest) })
    return true
  }

  const state = useEndpointForm(endpoint as AnyEndpoint, {
    initial: base.values as never,
    request: { params: paramsOf(endpoint, { ...record, ...options.params }) } as never,
    toBody: (values) => bodyOf(values as never),
    ask: async (values) => rebase.isDecided() && (!ask || ask(values as never)),
    failed,
    guardsLeaving: false,
    endsWithIt: !record && !options.repeats,
    onRefused: (problem, values) => takeConflict(problem, values as never),
    onDone: (answer, values) => finish(answer as never, values as never),
  })
  const form = state.form as unknown as UseFormReturnType<Values>
  const isUnsaved = !isSame(form.values, base.values)
  const draft = useFormDraft<Values>({ key: draftKey, values: form.values, base: base.values, notKept, isUnsaved })
  const rebase = useRebase<Values>({ form, base, setBase, isUnsaved, labels: options.labels, show: options.show })
  useUnsaved(options.guardsLeaving !== false && isUnsaved && !state.busy, draft.drop)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is restored once, when the form appears
  useLayoutEffect(() => {
    if (draft.found) setRestored(rebase.restore(draft.found))
  }, [])

  // Somebody else may change the record while it is open here.
  const newest = record ? JSON.stringify([toValues(record), revOf(record)]) : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the server says counts
  useEffect(() => {
    if (record && !state.busy) rebase.follow({ values: toValues(record) as Values, rev: revOf(record) })
  }, [newest, state.busy])

  return {
    ...state,
    form,
    isUnsaved,
    restored,
    ...rebase.shown,
    discardDraft: () => {
      draft.drop()
      setRestored(false)
      rebase.forget()
      form.setValues(base.values as never)
    },
  }
}
