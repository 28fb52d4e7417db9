import { coupons } from '@crm/contract/features/coupons/coupons'
import {
  type Coupon,
  couponCause,
  couponFields,
  couponKind,
  couponTarget,
  couponWay,
} from '@crm/contract/features/coupons/coupons.rows'
import { useRecordForm } from '../../shared/kit/form/useRecordForm.ts'

/** A coupon as a form holds it: a limit that is not there is an empty field. */
const toValues = (coupon: Coupon | undefined) => ({
  cp_name: coupon?.cp_name ?? '',
  cp_kind: coupon?.cp_kind ?? ('rate' as const),
  cp_value: coupon?.cp_value ?? ('' as const),
  cp_cap: coupon?.cp_cap ?? ('' as const),
  cp_min: coupon?.cp_min ?? 0,
  cp_target: coupon?.cp_target ?? ('all' as const),
  cp_categories: coupon?.cp_categories ?? [],
  cp_courses: coupon?.cp_courses ?? [],
  cp_way: coupon?.cp_way ?? ('public' as const),
  cp_cause: coupon?.cp_cause ?? ('hand' as const),
  cp_code: coupon?.cp_code ?? '',
  cp_codes: coupon ? 0 : 100,
  cp_start_dt: coupon?.cp_start_dt ?? null,
  cp_end_dt: coupon?.cp_end_dt ?? null,
  cp_total: coupon?.cp_total ?? ('' as const),
  cp_per_client: coupon?.cp_per_client ?? ('' as const),
  cp_per_user: coupon ? (coupon.cp_per_user ?? ('' as const)) : 1,
  cp_with_membership: coupon?.cp_with_membership ?? false,
  is_stopped: coupon?.is_stopped ?? false,
})

const limits = ['cp_cap', 'cp_total', 'cp_per_client', 'cp_per_user'] as const

/** What is sent of a coupon as a form holds it. */
const couponBody = <Values extends object>(values: Values) => ({
  ...values,
  ...Object.fromEntries(limits.map((name) => [name, (values as Record<string, unknown>)[name] || null])),
})

/** Makes a coupon, or changes the one that it is given. */
export const useCouponForm = (coupon: Coupon | undefined, onDone: (row: Coupon) => unknown) =>
  useRecordForm({
    create: coupons.create,
    update: coupons.update,
    record: coupon,
    toValues,
    toBody: couponBody,
    labels: couponFields,
    show: {
      cp_kind: couponKind.label,
      cp_target: couponTarget.label,
      cp_way: couponWay.label,
      cp_cause: couponCause.label,
    },
    draft: coupon ? `coupon.${coupon.cp_no}` : 'coupon',
    onDone,
  })

export type CouponForm = ReturnType<typeof useCouponForm>
