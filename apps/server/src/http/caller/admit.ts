import type { Access, AnyEndpoint } from '@crm/contract/kit/endpoint'
import type { Actor } from '../../context.ts'
import { refuse } from '../refusal.ts'

const opens = (access: Extract<Access, { who: 'members' }>, actor: Actor) => {
  if (actor.user_type !== 'emp') return access[actor.user_type] === true
  if (access.emp === true) return true
  return access.emp?.some((scope) => actor.emp_scope.has(scope)) ?? false
}

/** Whether an access rule lets somebody in, for services whose own rule follows another endpoint's. */
export const mayOpen = (access: Access, actor: Actor) => access.who !== 'members' || opens(access, actor)

/** The endpoint's access rule, applied; returns only when the caller may go on. */
export const admit = (access: Access, actor: Actor | null) => {
  if (access.who === 'anyone') return
  if (!actor) return refuse('not_signed_in')
  if (access.who === 'signedIn') return
  if (actor.gate !== 'open') return refuse(actor.gate)
  if (!opens(access, actor)) return refuse('not_allowed')
}

/** Every call passes here: whoever looks at somebody else's screens (고객으로 보기) changes nothing, they only end it. */
export const admitCall = (
  { access, method, endsView }: Pick<AnyEndpoint, 'access' | 'method' | 'endsView'>,
  actor: Actor | null,
) => {
  if (actor?.viewer_no && method !== 'GET' && !endsView) refuse('read_only')
  admit(access, actor)
}
