import type { AccountStatus, StandingCounts } from '@crm/contract/features/members/members.rows'
import { Segments } from '../../shared/ui/Segments.tsx'
import { membersText } from './members.messages.ts'
import classes from './StandingFilter.module.css'

interface StandingFilterProps {
  words: Record<AccountStatus, string>
  counts: StandingCounts | undefined
  value: AccountStatus
  onChange: (standing: AccountStatus) => void
}

/** People by where they stand, with how many there are of each. */
export const StandingFilter = ({ words, counts, value, onChange }: StandingFilterProps) => (
  <Segments
    aria-label={membersText.standingFilter}
    className={classes.filter}
    value={value}
    onChange={onChange}
    data={(Object.keys(words) as AccountStatus[]).map((standing) => ({
      value: standing,
      label: (
        <>
          {words[standing]} <span className={classes.count}>{counts?.[standing] ?? ''}</span>
        </>
      ),
    }))}
  />
)
