import { coupons } from '@crm/contract/features/coupons/coupons'
import {
  couponCause,
  couponColumns,
  couponFields,
  couponKind,
  couponTarget,
  couponWay,
} from '@crm/contract/features/coupons/coupons.rows'
import { won } from '@crm/contract/kit/numbers'
import { pathOf } from '@crm/contract/paths'
import { sql } from 'kysely'
import { matches } from '../../db/search/search.ts'
import { withoutTransaction } from '../../http/handlers.ts'
import { onJob } from '../../jobs/handler.ts'
import { recordFeature } from '../../record/recordFeature.ts'
import { addToBox, listBox, sweepTries, sweepTriesJob } from './box.service.ts'
import { couponText } from './coupons.messages.ts'
import { isInState, selectCoupon, selectCoupons } from './coupons.queries.ts'
import {
  addCodes,
  downloadCodes,
  explainCouponFault,
  grantByHand,
  listCodes,
  listGivable,
  listPeople,
  listUses,
  makeCodes,
  stopCoupon,
  valuesOf,
} from './coupons.service.ts'

export const couponsFeature = recordFeature(
  coupons,
  {
    table: 'coupons',
    key: 'cp_no',
    word: '쿠폰',
    topic: 'coupons.changed',
    scopes: ['AdminCoupon'],
    rows: selectCoupons,
    detail: selectCoupon,
    columns: couponColumns,
    filters: {
      keyword: (keyword) => matches(sql`r.search_text`, keyword),
      coupon_state: isInState,
    },
    order: {
      reg_dt: sql`r.cp_no`,
      cp_name: sql`r.cp_name`,
      cp_start_dt: sql`r.cp_start_dt`,
      cp_end_dt: sql`r.cp_end_dt`,
      discount: sql`r.cp_discount`,
      revenue: sql`r.cp_revenue`,
    },
    insert: (draft, emp_no) => ({ ...valuesOf(draft), emp_no }),
    update: valuesOf,
    created: makeCodes,
    explainFault: explainCouponFault,
    history: {
      cp_name: [couponFields.cp_name],
      cp_kind: [couponFields.cp_kind, couponKind.labelOf],
      cp_value: [couponFields.cp_value],
      cp_cap: [couponFields.cp_cap, (amount) => won(Number(amount))],
      cp_min: [couponFields.cp_min, (amount) => won(Number(amount))],
      cp_target: [couponFields.cp_target, couponTarget.labelOf],
      cp_way: [couponFields.cp_way, couponWay.labelOf],
      cp_cause: [couponFields.cp_cause, couponCause.labelOf],
      cp_with_membership: [couponFields.cp_with_membership, (is) => (is ? couponText.together : couponText.apart)],
      cp_start_dt: [couponFields.cp_start_dt],
      cp_end_dt: [couponFields.cp_end_dt],
      cp_total: [couponFields.cp_total],
      cp_per_client: [couponFields.cp_per_client],
      cp_per_user: [couponFields.cp_per_user],
      is_stopped: [couponFields.is_stopped, (is_stopped) => (is_stopped ? couponText.stopped : couponText.running)],
    },
    about: ({ cp_no, cp_name, emp_no }) => ({
      name: cp_name,
      link: pathOf('AdminCouponDetail', { id: cp_no }),
      people: [emp_no],
    }),
  },
  {
    stop: stopCoupon,
    uses: listUses,
    codes: listCodes,
    codesExcel: downloadCodes,
    addCodes,
    grant: grantByHand,
    people: listPeople,
    givable: listGivable,
    box: listBox,
    addToBox: withoutTransaction(addToBox),
  },
  { jobs: [onJob(sweepTriesJob, sweepTries)] },
)
