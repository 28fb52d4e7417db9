/** What a membership gives for a course: nothing to pay where it is included, percent off otherwise. */
export interface MembershipTerms {
  mbs_categories: readonly string[]
  mbs_courses: readonly number[]
  mbs_discount: number
}

export const isIncluded = (
  { mbs_categories, mbs_courses }: Pick<MembershipTerms, 'mbs_categories' | 'mbs_courses'>,
  course: { crs_no: number; cat_code: string },
) => mbs_categories.includes(course.cat_code) || mbs_courses.includes(course.crs_no)

export interface MembershipUse {
  /** Won that were paid, in money and points together. */
  paid: number
  /** Days of the whole period, and how many of them have begun. */
  days: number
  used_days: number
  /** Points that the membership granted and that are spent. */
  points: number
  /** What the courses cost that were opened through it, each once. */
  courses: number
}

/** Pro rata by day, less points used and courses opened; whole won, at least 0. */
export const membershipRefund = ({ paid, days, used_days, points, courses }: MembershipUse) => {
  const left = Math.max(0, days - used_days)
  const byDay = days > 0 ? Math.floor((paid * left) / days) : 0
  return { byDay, amount: Math.max(0, byDay - points - courses) }
}
