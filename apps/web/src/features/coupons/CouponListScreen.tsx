import { coupons } from '@crm/contract/features/coupons/coupons'
import { couponColumns, couponState } from '@crm/contract/features/coupons/coupons.rows'
import { pathOf } from '@crm/contract/paths'
import { choice, keyword } from '../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../shared/kit/list/ListPage.tsx'
import { withCells } from '../../shared/kit/list/listColumns.tsx'
import { CouponStateTag } from './CouponStateTag.tsx'
import { couponsText as text } from './coupons.messages.ts'

const columns = withCells(couponColumns, {
  coupon_state: ({ coupon_state }) => <CouponStateTag state={coupon_state} />,
})

const filters = [keyword(text.search), choice('coupon_state', couponState, { label: text.state, all: text.allStates })]

/** Coupons with what they took off and brought in. */
export const CouponListScreen = () => (
  <ListPage
    endpoint={coupons.list}
    columns={columns}
    filters={filters}
    create={{ to: pathOf('AdminCouponCreate'), endpoint: coupons.create }}
    excel={coupons.excel}
    saved="coupons"
    to={({ cp_no }) => pathOf('AdminCouponDetail', { id: cp_no })}
    words={text.list}
  />
)
