import type { Access, MemberAccess } from './kit/endpoint.ts'
import type { ScopeName } from './scopes.ts'

/** No token needed. */
export const anyone: Access = { who: 'anyone' }

/** Any valid token, of people still waiting for approval too. */
export const signedIn: Access = { who: 'signedIn' }

/** Active users of every type. */
export const everyMember: MemberAccess = { who: 'members', emp: true, client: true, vc: true }

/** Active staff who hold any of these scopes; all active staff when none is named. */
export const staff = (...scopes: ScopeName[]): MemberAccess => ({
  who: 'members',
  emp: scopes.length ? scopes : true,
})

/** Active, verified client users. */
export const clients: MemberAccess = { who: 'members', client: true }

/** Active venture-capital partners. */
export const vcs: MemberAccess = { who: 'members', vc: true }

/** Whoever one of these lets in: `either(staff('ClientVcList'), clients)` */
export const either = (one: MemberAccess, other: MemberAccess): MemberAccess => {
  const emp = one.emp === true || other.emp === true ? true : [...(one.emp ?? []), ...(other.emp ?? [])]
  return {
    who: 'members',
    ...(emp === true || emp.length ? { emp } : {}),
    ...(one.client || other.client ? { client: true } : {}),
    ...(one.vc || other.vc ? { vc: true } : {}),
  }
}
