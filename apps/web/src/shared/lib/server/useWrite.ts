import type { ApiProblem } from '@crm/contract/kit/client'
import type { AnswerOf, AnyEndpoint, RequestOf } from '@crm/contract/kit/endpoint'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { toast } from '../../ui/overlay/toast.ts'
import { createDoubleClickGuard } from './doubleClick.ts'
import { sayDone, type Undo, undoOfAnswer } from './undo.ts'
import { useSend } from './useSend.ts'

export interface WriteOptions<E extends AnyEndpoint> {
  /** Said in a toast when it is done. */
  done?: string
  onDone?: (answer: AnswerOf<E>, request: RequestOf<E>) => void
  /** The call that takes it back, offered in the toast for five seconds; null where this one cannot be. A deletion's answer brings it. */
  undo?: (answer: AnswerOf<E>, request: RequestOf<E>) => Undo | null
  /** Said instead when it fails for no reason that people could mend. */
  failed?: string
  /** The caller shows failures itself. */
  quiet?: boolean
}

type Writing<E extends AnyEndpoint> = UseMutationResult<
  AnswerOf<E>,
  ApiProblem,
  // biome-ignore lint/suspicious/noConfusingVoidType: `mutate()` is allowed where nothing needs to be passed
  Partial<RequestOf<E>> extends RequestOf<E> ? RequestOf<E> | void : RequestOf<E>
>

/** Changes something: busy state in `isPending`, failures said in Korean. What it made stale is read again by what the server answers. */
export const useWrite = <E extends AnyEndpoint>(endpoint: E, options: WriteOptions<E> = {}): Writing<E> => {
  const send = useSend()
  const [guard] = useState(createDoubleClickGuard)
  const { mutate, ...writing } = useMutation({
    mutationFn: (request: RequestOf<E>) => send(endpoint, request),
    onSuccess: (answer: AnswerOf<E>, request: RequestOf<E>) => {
      if (options.done) sayDone(options.done, options.undo ? options.undo(answer, request) : undoOfAnswer(answer))
      options.onDone?.(answer, request)
    },
    onError: (problem: ApiProblem) => {
      if (!options.quiet) toast.error(options.failed && problem.isFault ? options.failed : problem.message)
    },
    onSettled: (_answer, _problem, request) => guard.leave(request),
  })
  // The busy state shows a moment after the click, which is time enough for a second one.
  const mutateOnce = useCallback<typeof mutate>(
    (...wish) => {
      if (guard.enter(wish[0])) mutate(...wish)
    },
    [guard, mutate],
  )
  return { ...writing, mutate: mutateOnce } as unknown as Writing<E>
}
