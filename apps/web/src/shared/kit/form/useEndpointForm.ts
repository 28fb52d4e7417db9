import type { ApiProblem } from '@crm/contract/kit/client'
import type { AnswerOf, AnyEndpoint, RequestOf } from '@crm/contract/kit/endpoint'
import { type FormErrors, schemaResolver, useForm } from '@mantine/form'
import { useLayoutEffect, useRef, useState } from 'react'
import { type Send, useSend } from '../../lib/server/useSend.ts'
import { useUnsaved } from '../../lib/storage/unsaved.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { focusFirstError } from './focusFirstError.ts'
import { bindForm, withoutConflicts } from './formState.ts'
import type { BlankOf, BodyInput, FormOf } from './formTypes.ts'
import { isSame } from './merge.ts'
import { useFormDraft } from './useFormDraft.ts'

/** A screen that must appear at once may fetch its endpoint, and the schemas with it, when it is first needed. */
type MaybeLazy<E extends AnyEndpoint> = E | (() => Promise<E>)

type ValuesOf<E extends AnyEndpoint> = BodyInput<E> & Record<string, unknown>

interface EndpointFormOptions<E extends AnyEndpoint> {
  initial: BlankOf<ValuesOf<E>>
  /** The rest of the request, where the endpoint's path or query needs it. */
  request?: Omit<RequestOf<E>, 'body'>
  /** What of the values is checked and sent; all of them otherwise. */
  toBody?: (values: ValuesOf<E>) => unknown
  /** What is wrong, by field, where the form's fields are put together to what is sent; the body's schema otherwise. */
  validate?: ((values: ValuesOf<E>) => Record<string, string>) | undefined
  /** Asked once everything is right; false sends nothing and keeps what was typed. */
  ask?: (values: ValuesOf<E>) => Promise<boolean>
  /** False for an answer that says no: what was typed stays. */
  accepts?: ((answer: AnswerOf<E>, values: ValuesOf<E>) => boolean) | undefined
  /** Said in a toast when it is done. */
  done?: string | undefined
  /** The form stays busy until it has settled. */
  onDone?: (answer: AnswerOf<E>, values: ValuesOf<E>) => unknown
  /** Told of a refusal before it is shown; true where it has been dealt with. */
  onRefused?: (problem: ApiProblem, values: ValuesOf<E>) => boolean
  /** Keeps what is typed under this name until it is sent; secrets only where `notKept` names them. */
  draftKey?: string | undefined
  /** Fields that a draft leaves out: passwords, consents. */
  notKept?: readonly (keyof ValuesOf<E> & string)[]
  /** Said instead when it fails for no reason that the people at the form could mend. */
  failed?: string | undefined
  /** The screen shows `problem` itself, so that no toast is needed. */
  quiet?: boolean
  /** False where nothing worth keeping is typed. */
  guardsLeaving?: boolean
  /** The form stays for the next one: it is emptied after each. */
  repeats?: boolean
  /** Other than to the server only in the gallery. */
  send?: Send | undefined
  /** Once it is sent the form goes away: until then it stays busy, and a late click sends nothing. */
  endsWithIt?: boolean
}

export type EndpointForm<E extends AnyEndpoint> = FormOf<ValuesOf<E>>

const validatorOf = <E extends AnyEndpoint>(endpoint: MaybeLazy<E>, bodyOf: (values: never) => unknown) => {
  const check = ({ body }: AnyEndpoint, values: unknown) =>
    body ? (schemaResolver(body as never, { sync: true })(bodyOf(values as never) as never) as FormErrors) : {}
  return typeof endpoint === 'function'
    ? async (values: unknown) => check(await endpoint(), values)
    : (values: unknown) => check(endpoint, values)
}

/** The path of a field without what lies inside it: `people` of `people.0.name`. */
const fieldOf = (path: string) => path.split('.')[0] ?? path

/** A form whose schema is the endpoint's body: the same rules and words here as on the server. */
export const useEndpointForm = <E extends AnyEndpoint>(
  endpoint: MaybeLazy<E>,
  options: EndpointFormOptions<E>,
): EndpointForm<E> => {
  const { request, ask, accepts, done, onDone, onRefused, draftKey, quiet, failed } = options
  const {
    guardsLeaving = true,
    repeats = false,
    endsWithIt = false,
    notKept = [],
    toBody = (values: ValuesOf<E>): unknown => values,
  } = options
  const initial = options.initial as ValuesOf<E>
  const [restored, setRestored] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isSending = useRef(false)
  const sendToServer = useSend()
  const { send = sendToServer } = options
  const form = useForm<ValuesOf<E>>({
    initialValues: initial,
    validate: options.validate ?? validatorOf(endpoint, toBody),
  })

  const [saved, setSaved] = useState(initial)
  const isUnsaved = !isSame(form.values, saved)
  const draft = useFormDraft({ key: draftKey, values: form.values, notKept, isUnsaved })
  useUnsaved(guardsLeaving && isUnsaved && !busy, draft.drop)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is restored once, when the form appears
  useLayoutEffect(() => {
    if (!draft.found) return
    form.setValues(draft.found.values as never)
    setRestored(true)
  }, [])

  const refuse = (element: HTMLElement, refusal: ApiProblem, values: ValuesOf<E>) => {
    if (onRefused?.(refusal, values)) return
    const { isFault, message: reason, fields } = refusal
    const message = failed && isFault ? failed : reason
    const named = Object.keys(fields).filter((path) => fieldOf(path) in initial)
    form.setErrors(fields)
    if (named.length) return focusFirstError(element, named)
    setProblem(message)
    if (!quiet) toast.error(message)
  }

  const sendOnce = async (element: HTMLElement, values: ValuesOf<E>) => {
    // The busy state shows a moment after the click, which is time enough for a second one.
    if (isSending.current) return
    isSending.current = true
    let isOver = false
    try {
      if (ask && !(await ask(values))) return
      setBusy(true)
      setProblem(null)
      const target = typeof endpoint === 'function' ? await endpoint() : endpoint
      const answer = await send(target, { ...request, body: toBody(values) } as never)
      if (accepts && !accepts(answer, values)) return
      draft.drop()
      setRestored(false)
      if (repeats) form.setValues(initial)
      setSaved(repeats ? initial : values)
      form.resetDirty(repeats ? initial : values)
      if (done) toast.success(done)
      await onDone?.(answer, values)
      isOver = endsWithIt
    } catch (refusal) {
      refuse(element, refusal as ApiProblem, values)
    } finally {
      isSending.current = isOver
      setBusy(isOver)
    }
  }

  return {
    form,
    busy,
    isUnsaved,
    problem,
    restored,
    ...withoutConflicts,
    isDraftKept: draft.isDraftKept,
    isDraftRefused: draft.isDraftRefused,
    keepDraft: draft.keepDraft,
    bind: bindForm(form, sendOnce),
    discardDraft: () => {
      draft.drop()
      setRestored(false)
      form.setValues(initial)
    },
  }
}
