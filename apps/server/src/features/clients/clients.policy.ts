import type { Actor } from '../../context.ts'

/** A company's files belong to the people who work with companies; its own people have theirs elsewhere. */
export const worksWithCompanies = (actor: Actor) =>
  actor.gate === 'open' && actor.user_type === 'emp' && actor.emp_scope.has('ClientVcList')
