import { coupons } from '@crm/contract/features/coupons/coupons'
import { type Coupon, couponCodeColumns, couponUseColumns } from '@crm/contract/features/coupons/coupons.rows'
import { messages } from '@crm/contract/messages'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CommentsCard } from '../../shared/kit/comments/CommentsCard.tsx'
import { HistoryCard } from '../../shared/kit/history/HistoryCard.tsx'
import { ListCard } from '../../shared/kit/list/ListCard.tsx'
import { RecordPage } from '../../shared/kit/record/RecordPage.tsx'
import { useRecordNo } from '../../shared/kit/record/recordNo.ts'
import { confirm } from '../../shared/ui/dialogs.ts'
import { couponList } from './CouponCreateScreen.tsx'
import { AddCodesDialog, CouponEditPanel, GrantDialog } from './CouponDialogs.tsx'
import { CouponFacts } from './CouponFacts.tsx'
import { CouponStateTag } from './CouponStateTag.tsx'
import { useRemoveCoupon, useStopCoupon } from './coupons.api.ts'
import { couponsText as text } from './coupons.messages.ts'

const RemoveButton = ({ cp_no }: { cp_no: number }) => {
  const navigate = useNavigate()
  const remove = useRemoveCoupon(() => navigate(couponList.path))
  const ask = async () => {
    if (await confirm({ title: messages.reallyDelete, yes: text.remove, tone: 'danger' }))
      remove.mutate({ params: { cp_no } })
  }
  return (
    <Button variant="default" loading={remove.isPending} onClick={ask}>
      {text.remove}
    </Button>
  )
}

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

const Actions = ({ coupon }: { coupon: Coupon }) => {
  const [opened, setOpened] = useState<'edit' | 'grant' | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      {!coupon.is_used && <RemoveButton cp_no={coupon.cp_no} />}
      <StopButton coupon={coupon} />
      {coupon.cp_way === 'given' && (
        <Button variant="default" onClick={() => setOpened('grant')}>
          {text.grant}
        </Button>
      )}
      <Button onClick={() => setOpened('edit')}>{text.edit}</Button>
      {opened === 'edit' && <CouponEditPanel coupon={coupon} onClose={close} />}
      {opened === 'grant' && <GrantDialog coupon={coupon} onClose={close} />}
    </>
  )
}

/** One coupon: its terms, who has used it for which payment, its codes, and who changed it. */
export const CouponDetailScreen = () => {
  const cp_no = useRecordNo()
  const to = { to_table: 'coupons', to_no: cp_no }
  return (
    <RecordPage
      endpoint={coupons.detail}
      params={{ cp_no }}
      list={couponList}
      words={text}
      name={({ cp_name }) => cp_name}
      title={({ cp_name }) => cp_name}
      context={({ coupon_state }) => <CouponStateTag state={coupon_state} />}
      actions={(coupon) => <Actions coupon={coupon} />}
      side={() => <HistoryCard to={to} />}
    >
      {(coupon) => (
        <>
          <CouponFacts coupon={coupon} />
          <ListCard
            emptyAction={null}
            endpoint={coupons.uses}
            columns={couponUseColumns}
            fixed={{ cp_no }}
            words={text.uses}
          />
          {coupon.cp_way === 'codes' && (
            <ListCard
              endpoint={coupons.codes}
              columns={couponCodeColumns}
              excel={coupons.codesExcel}
              fixed={{ cp_no }}
              words={text.codes}
              create={{
                endpoint: coupons.addCodes,
                render: ({ onClose }) => <AddCodesDialog coupon={coupon} onClose={onClose} />,
              }}
            />
          )}
          <CommentsCard to={to} />
        </>
      )}
    </RecordPage>
  )
}
