import { contracts } from '@crm/contract/features/contracts/contracts'
import { useEffect, useState } from 'react'
import { useRead } from '../../../shared/lib/server/useRead.ts'

interface AmountForm {
  values: { amount?: unknown }
  setFieldValue: (name: 'amount', value: number) => void
}

/** What is proposed for a day; the amount of the form follows it until somebody enters another one. */
export const useRefundOffer = (ctr_no: number, day: string | undefined, form: AmountForm) => {
  const read = useRead(contracts.refundOffer, { params: { ctr_no }, query: { ...(day && { day }) } })
  const [isEdited, setEdited] = useState(false)
  const offer = read.data?.query[0]
  const proposed = offer?.amount
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new proposal changes the amount
  useEffect(() => {
    if (proposed !== undefined && !isEdited) form.setFieldValue('amount', proposed)
  }, [proposed])
  const entered = Number(form.values.amount)
  const amount = Number.isFinite(entered) ? entered : 0
  return { offer, amount, isOther: offer !== undefined && amount !== offer.amount, onEdit: () => setEdited(true) }
}
