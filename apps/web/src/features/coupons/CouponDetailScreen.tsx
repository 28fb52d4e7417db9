import { coupons } from '@crm/contract/features/coupons/coupons'
import { type Coupon, couponCodeColumns, couponUseColumns } from '@crm/contract/features/coupons/coupons.rows'
import { couponScreens } from '@crm/contract/features/coupons/coupons.screens'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ListCard } from '../../shared/kit/list/ListCard.tsx'
import { RecordScreen } from '../../shared/kit/record/RecordScreen.tsx'
import { recordView } from '../../shared/kit/record/recordView.tsx'
import { confirm } from '../../shared/ui/overlay/dialogs.ts'
import { couponList } from './CouponCreateScreen.tsx'
import { AddCodesDialog, CouponEditPanel, GrantDialog } from './CouponDialogs.tsx'
import { CouponFacts } from './CouponFacts.tsx'
import { CouponStateTag } from './CouponStateTag.tsx'
import { useStopCoupon } from './coupons.api.ts'
import { couponsText as text } from './coupons.messages.ts'

const StopButton = ({ coupon: { cp_no, is_stopped } }: { coupon: Coupon }) => {
  const stop = useStopCoupon(!is_stopped)
  const ask = async () => {
    const isSure = is_stopped || (await confirm({ title: text.askStop, description: text.stopHow, yes: text.stop }))
    if (isSure) stop.mutate({ params: { cp_no }, body: { is_stopped: !is_stopped } })
  }
  return (
    <Button variant="default" loading={stop.isPending} onClick={ask}>
      {is_stopped ? text.resume : text.stop}
    </Button>
  )
}

const GrantButton = ({ coupon }: { coupon: Coupon }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {text.grant}
      </Button>
      {isOpen && <GrantDialog coupon={coupon} onClose={() => setOpen(false)} />}
    </>
  )
}

const Codes = ({ coupon }: { coupon: Coupon }) => (
  <ListCard
    endpoint={coupons.codes}
    columns={couponCodeColumns}
    excel={coupons.codesExcel}
    fixed={{ cp_no: coupon.cp_no }}
    words={text.codes}
    create={{
      endpoint: coupons.addCodes,
      render: ({ onClose }) => <AddCodesDialog coupon={coupon} onClose={onClose} />,
    }}
  />
)

const view = recordView({
  endpoints: coupons,
  keyName: 'cp_no',
  table: 'coupons',
  list: couponList,
  path: couponScreens.AdminCouponDetail.path,
  words: text,
  name: ({ cp_name }) => cp_name,
  context: ({ coupon_state }) => <CouponStateTag state={coupon_state} />,
  edit: (coupon, onClose) => <CouponEditPanel coupon={coupon} onClose={onClose} />,
  canRemove: ({ is_used }) => !is_used,
  actions: (coupon) => (
    <>
      <StopButton coupon={coupon} />
      {coupon.cp_way === 'given' && <GrantButton coupon={coupon} />}
    </>
  ),
  children: (coupon) => (
    <>
      <CouponFacts coupon={coupon} />
      <ListCard
        emptyAction={null}
        endpoint={coupons.uses}
        columns={couponUseColumns}
        fixed={{ cp_no: coupon.cp_no }}
        words={text.uses}
      />
      {coupon.cp_way === 'codes' && <Codes coupon={coupon} />}
    </>
  ),
})

/** One coupon: its terms, who has used it for which payment, its codes, and who changed it. */
export const CouponDetailScreen = () => <RecordScreen view={view} />
