import type { Actor } from '../../context.ts'

/** Who works with companies. */
export const companyScopes = ['ClientVcList']

/** A company's files belong to the people who work with companies; its own people have theirs elsewhere. */
export const worksWithCompanies = (actor: Actor) =>
  actor.gate === 'open' && actor.user_type === 'emp' && companyScopes.some((scope) => actor.emp_scope.has(scope))
