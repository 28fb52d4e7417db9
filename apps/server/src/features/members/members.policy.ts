import type { AccountStatus, Member } from '@crm/contract/features/members/members.rows'
import type { ScopeName } from '@crm/contract/scopes'
import type { Actor } from '../../context.ts'

const adminScope: ScopeName = 'AdminMemberManagement'

export type Decision = 'approve' | 'refuse' | 'suspend' | 'restore' | 'leave'

/** The account states in which each decision is possible; the second of two concurrent decisions is refused by it. */
const possible: Record<Decision, readonly AccountStatus[]> = {
  approve: ['waiting'],
  refuse: ['waiting'],
  suspend: ['active'],
  restore: ['closed', 'left'],
  leave: ['waiting', 'active', 'closed'],
}

export const canDecide = (decision: Decision, { account_status }: Pick<Member, 'account_status'>) =>
  possible[decision].includes(account_status)

/** Nobody suspends or removes their own account. */
export const canCloseAccount = (actor: Pick<Actor, 'user_no'>, member: Pick<Member, 'user_no'>) =>
  actor.user_no !== member.user_no

/** Nobody removes their own admin scope; another administrator has to. */
export const canSetScopes = (
  actor: Pick<Actor, 'user_no'>,
  member: Pick<Member, 'user_no'>,
  emp_scope: readonly string[],
) => actor.user_no !== member.user_no || emp_scope.includes(adminScope)
