import { meetings } from '@crm/contract/features/meetings'
import type { MemberAccess } from '@crm/contract/kit/endpoint'
import { useUser } from '../auth/auth.api.ts'

/** Whether the server would let this person book: asked of the endpoint itself. */
export const useMayBook = () => {
  const scopes = useUser()?.emp_scope ?? []
  const { emp } = meetings.create.access as MemberAccess
  return emp === true || Boolean(emp?.some((scope) => scopes.includes(scope)))
}
