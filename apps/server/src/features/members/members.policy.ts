import type { AccountStatus, Member } from '@crm/contract/features/members/members.rows'
import type { ScopeName } from '@crm/contract/scopes'
import type { Actor } from '../../context.ts'

const adminScope: ScopeName = 'AdminMemberManagement'

export type Decision = 'approve' | 'refuse' | 'suspend' | 'restore' | 'leave'

/** What may be decided about an account depends on where it stands: whoever comes second is told. */
const possible: Record<Decision, readonly AccountStatus[]> = {
  approve: ['waiting'],
  refuse: ['waiting'],
  suspend: ['active'],
  restore: ['closed', 'left'],
  leave: ['waiting', 'active', 'closed'],
}

export const canDecide = (decision: Decision, { standing }: Pick<Member, 'standing'>) =>
  possible[decision].includes(standing)

/** Nobody shuts themselves out. */
export const canCloseAccount = (actor: Pick<Actor, 'user_no'>, member: Pick<Member, 'user_no'>) =>
  actor.user_no !== member.user_no

/** Nobody takes their own administration away: another administrator does. */
export const canSetScopes = (
  actor: Pick<Actor, 'user_no'>,
  member: Pick<Member, 'user_no'>,
  emp_scope: readonly string[],
) => actor.user_no !== member.user_no || emp_scope.includes(adminScope)
