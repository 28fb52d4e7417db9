import { type AccountCounts, type AccountStatus, accountStatus } from '@crm/contract/features/members/members.rows'
import { segments } from '../../shared/kit/list/filters/pieces.tsx'
import { membersText as text } from './members.messages.ts'

/** People by the status of their account, with how many there are of each. */
export const statusSegments = (words: Record<AccountStatus, string>) =>
  segments(
    'account_status',
    { options: accountStatus.values.map((value) => ({ value, label: words[value] })) },
    { label: text.statusFilter, counts: ({ counts }: { counts: AccountCounts }) => counts },
  )
