import { courseCategory } from '@crm/contract/features/courses/courses.rows'
import type { Membership, MembershipRefund } from '@crm/contract/features/memberships/memberships.rows'
import { won } from '@crm/contract/kit/numbers'
import { showDate, showDateTime } from '../../shared/lib/format/date.ts'
import { Facts } from '../../shared/ui/display/Facts.tsx'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { MembershipStateTag } from './MembershipStateTag.tsx'
import { membershipsText as text } from './memberships.messages.ts'

export const periodOf = ({ start_dt, end_dt }: Pick<Membership, 'start_dt' | 'end_dt'>) =>
  start_dt && end_dt ? `${showDate(start_dt)} ~ ${showDate(end_dt)}` : ''

/** What was sold, to whom and until when. */
export const MembershipFacts = ({ membership }: { membership: Membership }) => (
  <Facts
    facts={[
      [text.state, <MembershipStateTag key="state" state={membership.mbs_state} />],
      [text.plan, membership.mbs_name],
      [text.period, periodOf(membership), 'wide'],
      [text.price, won(membership.mbs_price)],
      membership.pay_no !== null && [text.paid, won(membership.mbs_paid)],
      membership.pay_no !== null && [text.payNo, String(membership.pay_no)],
      membership.mbs_state >= 10 && membership.mbs_state < 12 && [text.payUntil, showDate(membership.pay_until_dt)],
      [text.people, text.peopleOf(membership.people_used, membership.mbs_people)],
      [text.courses, text.coursesOf(membership.courses_used)],
      [text.categories, membership.mbs_categories.map(courseCategory.label).join(', '), 'wide'],
      [text.discount, text.percent(membership.mbs_discount)],
      [text.pocket, text.points(membership.mbs_pocket)],
      [text.requestedBy, membership.user_name ?? membership.emp_name],
      membership.mbs_reason !== null && [text.reason, membership.mbs_reason, 'wide'],
    ]}
  />
)

/** Where the sum comes from, line by line. */
export const RefundFacts = ({ refund }: { refund: MembershipRefund }) => (
  <Facts
    inRows
    facts={[
      [text.leftDays, text.byDay(refund.by_day, refund.used_days, refund.days)],
      refund.points > 0 && [text.usedPoints, text.minus(refund.points)],
      refund.courses > 0 && [text.openedCourses, text.minus(refund.courses)],
      [text.refundAmount, <strong key="amount">{won(refund.amount)}</strong>],
    ]}
  />
)

/** Each move, the newest first. */
export const MembershipMoves = ({ moves }: Pick<Membership, 'moves'>) => (
  <Stack gap="sm">
    {moves.map(({ mbm_no, to_state, mbm_reason, user_name, reg_dt }) => (
      <Inline key={mbm_no} wraps>
        <MembershipStateTag state={to_state} />
        <SmallText>
          {[showDateTime(reg_dt), user_name ?? text.system, mbm_reason].filter(Boolean).join(' · ')}
        </SmallText>
      </Inline>
    ))}
  </Stack>
)
