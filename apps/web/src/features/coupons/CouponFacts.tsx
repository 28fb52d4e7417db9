import {
  type Coupon,
  couponCause,
  couponCount,
  couponFields,
  couponTarget,
  couponWay,
  couponWorth,
} from '@crm/contract/features/coupons/coupons.rows'
import { courseCategory } from '@crm/contract/features/courses/courses.rows'
import { showNumber } from '@crm/contract/kit/numbers'
import { showDate } from '../../shared/lib/format/date.ts'
import { Facts } from '../../shared/ui/display/Facts.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { useCourseNames } from '../reference/pickers.api.ts'
import { couponsText as text } from './coupons.messages.ts'

const won = (amount: number) => `${showNumber(amount)}${text.won}`

const limitsOf = ({ cp_per_client, cp_per_user }: Coupon) =>
  [cp_per_client && text.perClient(cp_per_client), cp_per_user && text.perUser(cp_per_user)].filter(Boolean).join(' · ')

const Places = ({ coupon: { cp_target, cp_categories, cp_courses } }: { coupon: Coupon }) => {
  const courses = useCourseNames({ crs_nos: cp_courses, limit: 200 }, cp_courses.length > 0)
  const names =
    cp_target === 'category' ? cp_categories.map(courseCategory.label) : courses.map(({ crs_title }) => crs_title)
  return [couponTarget.label(cp_target), names.join(', ')].filter(Boolean).join(': ')
}

/** What the coupon takes off, where, for whom, and what has come of it. */
export const CouponFacts = ({ coupon }: { coupon: Coupon }) => (
  <Card title={text.facts}>
    <Facts
      facts={[
        [couponFields.cp_value, couponWorth(coupon)],
        [couponFields.cp_min, coupon.cp_min ? won(coupon.cp_min) : text.noLimit],
        [text.period, `${showDate(coupon.cp_start_dt)} ~ ${showDate(coupon.cp_end_dt)}`],
        [couponFields.cp_target, <Places key="places" coupon={coupon} />, 'wide'],
        [couponFields.cp_way, coupon.cp_cause ? couponCause.label(coupon.cp_cause) : couponWay.label(coupon.cp_way)],
        coupon.cp_code !== null && [couponFields.cp_code, coupon.cp_code],
        [text.limits, limitsOf(coupon) || text.noLimit],
        coupon.cp_with_membership && [couponFields.cp_with_membership, text.withMembership],
        [text.used, couponCount(coupon)],
        [text.boxCount, text.people(coupon.box_count)],
        [text.discount, won(coupon.discount)],
        [text.revenue, won(coupon.revenue)],
        [text.registeredBy, coupon.emp_name],
      ]}
    />
  </Card>
)
