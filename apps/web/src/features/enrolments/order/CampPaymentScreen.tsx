import { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { consentVersion, type OrderForm } from '@crm/contract/features/enrolments/orders'
import { payments } from '@crm/contract/features/payments/payments'
import { pathOf } from '@crm/contract/paths'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { BackLink } from '../../../shared/kit/record/BackLink.tsx'
import { WithRecord } from '../../../shared/kit/record/RecordPage.tsx'
import { useRecordNo } from '../../../shared/kit/record/recordNo.ts'
import { useAddressNumber } from '../../../shared/lib/address/useAddressNumber.ts'
import { useRead } from '../../../shared/lib/server/useRead.ts'
import { useWrite } from '../../../shared/lib/server/useWrite.ts'
import { useUser } from '../../../shared/lib/session/currentUser.ts'
import { Columns } from '../../../shared/ui/layout/Columns.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Checkout } from '../../payments/checkout/Checkout.tsx'
import { courseText } from '../enrolments.messages.ts'
import { OrderFields } from './OrderFields.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { orderText } from './order.messages.ts'
import { firstOrder, isTooLittle, moneyLeft, type OrderState } from './orderDraft.ts'
import { orderPath } from './orderPath.ts'

const text = orderText.form

/** The form for as many seats and the coupon that are chosen; until it comes, the one before. */
const useOrderForm = (first: OrderForm, { seats, cp_no }: OrderState) => {
  const query = { seats: seats.length, ...(cp_no !== null && { cp_no }) }
  const read = useRead(enrolments.orderForm, { params: { crs_no: first.crs_no }, query })
  return { form: read.data?.query[0] ?? first, isCurrent: !read.isPlaceholderData && read.data !== undefined }
}

const Ordering = ({ first, user_no }: { first: OrderForm; user_no: number }) => {
  const [order, setOrder] = useState<OrderState>(() => firstOrder(first, user_no))
  const [pay_no, setPaying] = useState<number | null>(null)
  const { form, isCurrent } = useOrderForm(first, order)
  const navigate = useNavigate()
  const finish = useWrite(payments.confirm, { onDone: ({ query }) => query[0] && navigate(orderPath(query[0])) })
  const send = useWrite(enrolments.order, {
    onDone: ({ query: [opened] }) => {
      if (opened?.pay_money === 0) finish.mutate({ params: { pay_no: opened.pay_no }, body: { amount: 0 } })
      else setPaying(opened?.pay_no ?? null)
    },
  })
  const money = moneyLeft(form, order.pocket)
  const { seats, cp_no, pocket } = order
  const submit = () =>
    send.mutate({ params: { crs_no: form.crs_no }, body: { seats, cp_no, pocket, consent: consentVersion } })
  const isReady = order.hasConsent && isCurrent && !isTooLittle(money)
  return (
    <Columns
      side={
        <Stack>
          <OrderSummary form={form} pocket={pocket} />
          {pay_no === null && (
            <Button fullWidth disabled={!isReady} loading={send.isPending || finish.isPending} onClick={submit}>
              {money > 0 ? text.next : text.free}
            </Button>
          )}
        </Stack>
      }
    >
      {pay_no === null ? (
        <OrderFields form={form} order={order} change={(patch) => setOrder({ ...order, ...patch })} />
      ) : (
        <Checkout
          pay_no={pay_no}
          onBack={() => setPaying(null)}
          onWaiting={(payment) => navigate(orderPath(payment))}
        />
      )}
    </Columns>
  )
}

/** Orders seats of a course: who learns, what is taken off, and how it is paid. */
export const CampPaymentScreen = () => {
  const crs_no = useRecordNo('crs_no')
  const user = useUser()
  const [again] = useAddressNumber('again')
  const list = { path: pathOf('ClientCampDetailV3', { crs_no }), title: text.course }
  const query = again === null ? {} : { again }
  const { data, error } = useRead(enrolments.orderForm, { params: { crs_no }, query })
  // Free, in the membership, or not sold any more: the course's page has the one thing that can be done.
  if (!data && error?.status === 409) return <Navigate to={list.path} replace />
  return (
    <WithRecord endpoint={enrolments.orderForm} params={{ crs_no }} query={query} list={list} words={courseText.words}>
      {(form) => (
        <Page
          title={text.title}
          context={
            <>
              <BackLink {...list} />
              {form.crs_title}
            </>
          }
        >
          {user && <Ordering first={form} user_no={user.user_no} />}
        </Page>
      )}
    </WithRecord>
  )
}
