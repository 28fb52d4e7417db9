import type { AnyEndpoint, MemberAccess } from '@crm/contract/kit/endpoint'
import type { Screen } from '@crm/contract/kit/screen'
import { useUser } from './currentUser.ts'

/** Whether staff with these scopes are let in: asked of the endpoint itself. */
export const isOpenTo = ({ access }: Pick<AnyEndpoint, 'access'>, scopes: readonly string[]) => {
  const { emp } = access as MemberAccess
  return emp === true || Boolean(emp?.some((scope) => scopes.includes(scope)))
}

/** Whether the server would let this member of staff call it: what would be refused is not offered. */
export const useMay = (endpoint: AnyEndpoint) => isOpenTo(endpoint, useUser()?.emp_scope ?? [])

/** Whether staff with these scopes may open a screen. */
export const holdsScope = ({ scope }: Pick<Screen, 'scope'>, scopes: readonly string[]) =>
  !scope || scope.some((name) => scopes.includes(name))

/** Whether this member of staff may open it: what would be forbidden is not led to. */
export const useMayOpen = (screen: Pick<Screen, 'scope'>) => holdsScope(screen, useUser()?.emp_scope ?? [])
