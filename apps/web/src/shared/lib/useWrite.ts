import type { ApiProblem } from '@crm/contract/kit/client'
import type { AnswerOf, AnyEndpoint, RequestOf } from '@crm/contract/kit/endpoint'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { toast } from '../ui/toast.ts'
import { createDoubleClickGuard } from './doubleClick.ts'
import { useSender } from './sender.ts'
import { invalidate } from './stale.ts'

export interface WriteOptions<E extends AnyEndpoint> {
  /** Endpoints whose answers this write makes stale. */
  stale?: AnyEndpoint[]
  /** Said in a toast when it is done. */
  done?: string
  onDone?: (answer: AnswerOf<E>, request: RequestOf<E>) => void
  /** The caller shows failures itself. */
  quiet?: boolean
}

type Writing<E extends AnyEndpoint> = UseMutationResult<
  AnswerOf<E>,
  ApiProblem,
  // biome-ignore lint/suspicious/noConfusingVoidType: `mutate()` is allowed where nothing needs to be passed
  Partial<RequestOf<E>> extends RequestOf<E> ? RequestOf<E> | void : RequestOf<E>
>

/** Changes something: busy state in `isPending`, failures said in Korean, stale answers read again. */
export const useWrite = <E extends AnyEndpoint>(endpoint: E, options: WriteOptions<E> = {}): Writing<E> => {
  const send = useSender()
  const [guard] = useState(createDoubleClickGuard)
  const { mutate, ...writing } = useMutation({
    mutationFn: (request: RequestOf<E>) => send(endpoint, request),
    onSuccess: (answer: AnswerOf<E>, request: RequestOf<E>) => {
      invalidate(...(options.stale ?? []))
      if (options.done) toast.success(options.done)
      options.onDone?.(answer, request)
    },
    onError: (problem: ApiProblem) => {
      if (!options.quiet) toast.error(problem.message)
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
