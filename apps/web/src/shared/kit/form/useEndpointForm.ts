import type { ApiProblem } from '@crm/contract/kit/client'
import type { AnswerOf, AnyEndpoint, RequestOf } from '@crm/contract/kit/endpoint'
import { type FormErrors, schemaResolver, type UseFormReturnType, useForm } from '@mantine/form'
import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react'
import type * as z from 'zod'
import { dropDraft, readDraft, writeDraft } from '../../lib/draft.ts'
import { isComposing } from '../../lib/isComposing.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { useAutosave } from '../../lib/useAutosave.ts'
import { useSend } from '../../lib/useSend.ts'
import { toast } from '../../ui/toast.ts'

/** A screen that must appear at once may fetch its endpoint, and the schemas with it, when it is first needed. */
type MaybeLazy<E extends AnyEndpoint> = E | (() => Promise<E>)

type ValuesOf<E extends AnyEndpoint> = z.input<NonNullable<E['body']>> & Record<string, unknown>

/** A field in which nothing is chosen or typed yet: the schema says so when it is sent. */
type BlankOf<Values> = { [Name in keyof Values]: Values[Name] | null | '' }

interface EndpointFormOptions<E extends AnyEndpoint> {
  initial: BlankOf<ValuesOf<E>>
  /** The rest of the request, where the endpoint's path or query needs it. */
  request?: Omit<RequestOf<E>, 'body'>
  /** What of the values is sent; all of them otherwise. */
  bodyOf?: (values: ValuesOf<E>) => unknown
  /** Asked once everything is right; false sends nothing and keeps what was typed. */
  ask?: (values: ValuesOf<E>) => Promise<boolean>
  /** Said in a toast when it is done. */
  done?: string
  onDone?: (answer: AnswerOf<E>, values: ValuesOf<E>) => void
  /** Keeps what is typed under this name until it is sent; secrets only where `notKept` names them. */
  draftKey?: string
  /** Fields that a draft leaves out: passwords, consents. */
  notKept?: readonly (keyof ValuesOf<E> & string)[]
  /** Says what is wrong with a field as soon as people leave it; otherwise when they send. */
  checksOnBlur?: boolean
  /** Said instead when it fails for no reason that the people at the form could mend. */
  failed?: string
  /** The screen shows `problem` itself, so that no toast is needed. */
  quiet?: boolean
  /** False where nothing worth keeping is typed. */
  guardsLeaving?: boolean
}

export interface EndpointForm<E extends AnyEndpoint> {
  form: UseFormReturnType<ValuesOf<E>>
  /** Spread on the `<form>` element. */
  bind: {
    noValidate: true
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void
  }
  busy: boolean
  /** Why the last attempt failed, where no single field is to blame. */
  problem: string | null
  /** What is shown was typed earlier and has not been sent yet. */
  restored: boolean
  discardDraft: () => void
}

const focusFirst = (form: UseFormReturnType<never>, fields: string[]) =>
  setTimeout(() =>
    fields
      .map((field) => form.getInputNode<HTMLElement, never>(field as never))
      .find(Boolean)
      ?.focus(),
  )

const without = (values: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

const validatorOf = <E extends AnyEndpoint>(endpoint: MaybeLazy<E>) => {
  const check = ({ body }: AnyEndpoint, values: unknown) =>
    body ? (schemaResolver(body as never, { sync: true })(values as never) as FormErrors) : {}
  return typeof endpoint === 'function'
    ? async (values: unknown) => check(await endpoint(), values)
    : (values: unknown) => check(endpoint, values)
}

/** A form whose schema is the endpoint's body: the same rules and words here as on the server. */
export const useEndpointForm = <E extends AnyEndpoint>(
  endpoint: MaybeLazy<E>,
  options: EndpointFormOptions<E>,
): EndpointForm<E> => {
  const { request, ask, done, onDone, draftKey, quiet, guardsLeaving = true } = options
  const initial = options.initial as ValuesOf<E>
  const { notKept = [], checksOnBlur = false, bodyOf, failed } = options
  const [draft] = useState(() => (draftKey ? readDraft<ValuesOf<E>>(draftKey) : null))
  const [restored, setRestored] = useState(draft !== null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = useSend()
  const form = useForm<ValuesOf<E>>({
    initialValues: initial,
    validate: validatorOf(endpoint),
    validateInputOnBlur: checksOnBlur,
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is restored once, when the form appears
  useEffect(() => {
    if (draft) form.setValues(draft as never)
  }, [])

  const isUnsaved = form.isDirty()
  useUnsaved(guardsLeaving && isUnsaved && !busy)

  useAutosave(form.values, draftKey && isUnsaved ? () => writeDraft(draftKey, without(form.values, notKept)) : null)

  const refuse = ({ status, message: reason, fields }: ApiProblem) => {
    const message = failed && (status === 0 || status >= 500) ? failed : reason
    const named = Object.keys(fields).filter((field) => field in initial)
    form.setErrors(fields)
    if (named.length) focusFirst(form as never, named)
    else setProblem(message)
    if (!named.length && !quiet) toast.error(message)
  }

  const finish = (answer: AnswerOf<E>, values: ValuesOf<E>) => {
    if (draftKey) dropDraft(draftKey)
    setRestored(false)
    form.resetDirty(values)
    if (done) toast.success(done)
    onDone?.(answer, values)
  }

  const submit = form.onSubmit(
    async (values) => {
      if (busy || (ask && !(await ask(values)))) return
      setBusy(true)
      setProblem(null)
      try {
        const target = typeof endpoint === 'function' ? await endpoint() : endpoint
        finish(await send(target, { ...request, body: bodyOf?.(values) ?? values } as never), values)
      } catch (refusal) {
        refuse(refusal as ApiProblem)
      } finally {
        setBusy(false)
      }
    },
    (errors) => focusFirst(form as never, Object.keys(errors)),
  )

  return {
    form,
    busy,
    problem,
    restored,
    bind: {
      noValidate: true,
      onSubmit: submit,
      onKeyDown: (event) => {
        if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
      },
    },
    discardDraft: () => {
      if (draftKey) dropDraft(draftKey)
      setRestored(false)
      form.setValues(initial)
    },
  }
}
