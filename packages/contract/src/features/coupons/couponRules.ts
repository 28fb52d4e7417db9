/** What a coupon needs to know of an order. */
export interface CouponOrder {
  /** The price that the coupon is taken off, in won. */
  amount: number
  target: { kind: 'course'; crs_no: number; category: string } | { kind: 'membership' }
}

interface Worth {
  cp_kind: 'rate' | 'amount'
  cp_value: number
  cp_cap: number | null
}

/** Whole won, fractions dropped, never more than the order. */
export const couponDiscount = ({ cp_kind, cp_value, cp_cap }: Worth, amount: number) => {
  const full = cp_kind === 'amount' ? cp_value : Math.floor((amount * cp_value) / 100)
  return Math.min(full, cp_cap ?? full, amount)
}

interface Target {
  cp_target: 'all' | 'category' | 'courses' | 'membership'
  cp_categories: readonly string[]
  cp_courses: readonly number[]
}

export const fitsTarget = ({ cp_target, cp_categories, cp_courses }: Target, { target }: CouponOrder) => {
  if (cp_target === 'all') return true
  if (target.kind === 'membership') return cp_target === 'membership'
  if (cp_target === 'category') return cp_categories.includes(target.category)
  return cp_target === 'courses' && cp_courses.includes(target.crs_no)
}

/** Letters that are not mistaken for one another: no 0, O, 1, I. */
export const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Codes ignore case, hyphens and spaces. */
export const foldCode = (code: string) => code.toUpperCase().replace(/[-\s]/g, '')
