import type { User } from '@crm/contract/features/auth/auth'

const active = 1
const refused = 3

const stateOf = (user: User) => ({ emp: user.emp_state, client: user.client_state, vc: user.vc_state })[user.user_type]

/** Has an account, but may not use the product: not approved, refused, suspended, or an unverified client. */
export const isWaiting = (user: User) => stateOf(user) !== active || (user.user_type === 'client' && !user.is_verified)

export const isRefused = (user: User) => stateOf(user) === refused
