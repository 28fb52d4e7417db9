import { couponDiscount } from '@crm/contract/features/coupons/couponRules'
import { couponWorth } from '@crm/contract/features/coupons/coupons.rows'
import { memberships } from '@crm/contract/features/memberships/memberships'
import type { Membership } from '@crm/contract/features/memberships/memberships.rows'
import { payments } from '@crm/contract/features/payments/payments'
import { won } from '@crm/contract/kit/numbers'
import { useState } from 'react'
import { FormDialog } from '../../../shared/kit/form/FormDialog.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { useWrite } from '../../../shared/lib/server/useWrite.ts'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { WholeNumberField } from '../../../shared/ui/input/WholeNumberField.tsx'
import { ModalCard } from '../../../shared/ui/overlay/ModalCard.tsx'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { Checkout } from '../../payments/checkout/Checkout.tsx'
import { NumberSelect } from '../../reference/NumberSelect.tsx'
import { useMembershipCoupons, useOwnCash } from './own.api.ts'
import { ownText as text } from './own.messages.ts'

interface PayDialogProps {
  membership: Membership
  onClose: () => void
}

const WishForm = ({ membership, onClose, onOpened }: PayDialogProps & { onOpened: (pay_no: number) => void }) => {
  const { mbs_no, mbs_name, mbs_price } = membership
  const box = useMembershipCoupons()
  const cash = useOwnCash()
  const finish = useWrite(payments.confirm, { done: text.paid, onDone: onClose })
  const state = useRecordForm({
    create: memberships.payOwn,
    params: { mbs_no },
    toValues: () => ({ cp_no: null as number | null, pocket: 0 }),
    toBody: ({ cp_no, pocket }) => ({ cp_no, pocket: Number(pocket) || 0 }),
    labels: { cp_no: text.coupon, pocket: text.usePocket },
    done: null,
    guardsLeaving: false,
    onDone: ({ pay_no, pay_money }) => {
      if (pay_money === 0) finish.mutate({ params: { pay_no }, body: { amount: 0 } })
      else onOpened(pay_no)
    },
  })
  const { cp_no, pocket } = state.form.values
  const coupon = box.find((each) => each.cp_no === cp_no && mbs_price >= each.cp_min)
  const total = mbs_price - (coupon ? couponDiscount(coupon, mbs_price) : 0)
  const left = Math.max(0, total - (Number(pocket) || 0))
  return (
    <FormDialog state={state} title={text.payTitle(mbs_name)} submit={text.pay} onClose={onClose}>
      <NumberSelect
        placeholder={text.noCoupon}
        options={box.map((each) => ({ value: each.cp_no, label: `${each.cp_name} · ${couponWorth(each)}` }))}
        {...state.field('cp_no')}
      />
      <WholeNumberField
        unit={text.pocketUnit}
        description={text.balance(cash)}
        max={Math.min(cash, total)}
        {...state.field('pocket')}
      />
      <Facts inRows facts={[[text.sum, <strong key="sum">{won(left)}</strong>]]} />
    </FormDialog>
  )
}

/** What is taken off first, then how the rest is paid. */
export const PayDialog = ({ membership, onClose }: PayDialogProps) => {
  const [pay_no, setPaying] = useState<number | null>(null)
  if (pay_no === null) return <WishForm membership={membership} onClose={onClose} onOpened={setPaying} />
  const wait = () => {
    toast.success(text.awaitedDone)
    onClose()
  }
  return (
    <ModalCard title={text.payTitle(membership.mbs_name)} opened onClose={onClose}>
      <Checkout pay_no={pay_no} onBack={() => setPaying(null)} onWaiting={wait} />
    </ModalCard>
  )
}
