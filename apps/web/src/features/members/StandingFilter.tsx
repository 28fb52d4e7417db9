import type { Standing, StandingCounts } from '@crm/contract/features/members/members.rows'
import { Segments } from '../../shared/ui/Segments.tsx'
import { text } from './members.messages.ts'
import classes from './StandingFilter.module.css'

interface StandingFilterProps {
  words: Record<Standing, string>
  counts: StandingCounts | undefined
  value: Standing
  onChange: (standing: Standing) => void
}

/** People by where they stand, with how many there are of each. */
export const StandingFilter = ({ words, counts, value, onChange }: StandingFilterProps) => (
  <Segments
    aria-label={text.standingFilter}
    className={classes.filter}
    value={value}
    onChange={onChange}
    data={(Object.keys(words) as Standing[]).map((standing) => ({
      value: standing,
      label: (
        <>
          {words[standing]} <span className={classes.count}>{counts?.[standing] ?? ''}</span>
        </>
      ),
    }))}
  />
)
