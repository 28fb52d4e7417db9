import { type CouponState, couponState } from '@crm/contract/features/coupons/coupons.rows'
import { Tag, type Tone } from '../../shared/ui/display/Tag.tsx'

const tones: Record<CouponState, Tone> = {
  planned: 'accent',
  active: 'green',
  used_up: 'amber',
  ended: 'gray',
  stopped: 'red',
}

export const CouponStateTag = ({ state }: { state: CouponState }) => (
  <Tag tone={tones[state]}>{couponState.label(state)}</Tag>
)
