import { auth, type User } from '@crm/contract/features/auth/auth'
import { ApiProblem, type CallOptions } from '@crm/contract/kit/client'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { quietCall } from '../server/api.ts'
import { queryClient, readKey } from '../server/queryClient.ts'
import { draftsBelongTo } from '../storage/draft.ts'
import { takeEarlyProfile } from './earlyProfile.ts'
import { session } from './session.ts'

const profileFreshFor = 5 * 60_000

const profile = queryOptions({
  queryKey: readKey(auth.profile),
  queryFn: async ({ signal }) => {
    const answer = await (takeEarlyProfile() ?? quietCall(auth.profile, undefined, { signal }))
    if (answer.token) session.renew(answer.token)
    draftsBelongTo(answer.user.user_id)
    return answer.user
  },
})

/** The token is not valid or its profile cannot be read: the browser is signed out. */
const meansNobody = (problem: unknown) =>
  problem instanceof ApiProblem && (problem.status === 401 || problem.status === 500)

/** Who is signed in, read once and then from memory; null where nobody is signed in. */
export const readUser = async (): Promise<User | null> => {
  if (!session.token()) return null
  try {
    return await queryClient.fetchQuery({ ...profile, staleTime: Number.POSITIVE_INFINITY })
  } catch (problem) {
    if (!meansNobody(problem)) throw problem
    session.forget()
    queryClient.removeQueries({ queryKey: profile.queryKey })
    return null
  }
}

/** Who is signed in, followed while shown; undefined only where the guard could not find out. */
export const useUser = (): User | undefined => {
  const { data, error } = useQuery({ ...profile, staleTime: profileFreshFor, enabled: session.token() !== null })
  useEffect(() => {
    if (meansNobody(error)) session.end()
  }, [error])
  return data
}

/** Tells the server that the session is over; that it cannot be told must not keep anybody signed in here. */
const endOnServer = (options?: CallOptions) => {
  session.leave()
  return quietCall(auth.logout, {}, options).catch(() => undefined)
}

export const signOut = () => endOnServer().finally(() => session.end())

/** Ends the session with its tab. A tab that the end of the session leads to another page while it closes can stay open. */
export const signOutAndClose = async () => {
  const told = endOnServer({ keepalive: true })
  window.close()
  if (window.closed) return
  await told
  session.end()
}
