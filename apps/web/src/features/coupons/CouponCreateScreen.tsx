import { pathOf } from '@crm/contract/paths'
import { useNavigate } from 'react-router'
import { FormPage } from '../../shared/kit/form/FormPage.tsx'
import { CouponFields } from './CouponFields.tsx'
import { couponsText as text } from './coupons.messages.ts'
import { useCouponForm } from './useCouponForm.ts'

export const couponList = { path: pathOf('AdminCoupon'), title: text.list.title }

/** A new coupon. */
export const CouponCreateScreen = () => {
  const navigate = useNavigate()
  const state = useCouponForm(undefined, ({ cp_no }) =>
    navigate(pathOf('AdminCouponDetail', { id: cp_no }), { replace: true }),
  )
  return (
    <FormPage state={state} title={text.createTitle} list={couponList} back={couponList.path}>
      <CouponFields state={state} isNew />
    </FormPage>
  )
}
