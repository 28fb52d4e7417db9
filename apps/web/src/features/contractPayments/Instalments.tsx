import type { ContractMoney, PayableCredit } from '@crm/contract/features/contractPayments/contractPayments.rows'
import { errorMessage } from '@crm/contract/kit/errorMessage'
import { useState } from 'react'
import { Note } from '../../shared/ui/display/Note.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { toast } from '../../shared/ui/overlay/toast.ts'
import { Checkout } from '../payments/checkout/Checkout.tsx'
import { OpenCredits, openOf, PaidCredits, type Paying } from './CreditRows.tsx'
import { contractPayText as text } from './contractPayments.messages.ts'
import { TransferCard } from './TransferCard.tsx'

/** How the page reaches the server: for people of the company, or by a link. */
export interface InstalmentCalls extends Pick<Paying, 'pathOfPayment'> {
  /** Answers the number of the payment. */
  open: (credit: PayableCredit) => Promise<number | undefined>
}

interface InstalmentsProps {
  money: ContractMoney
  calls: InstalmentCalls
}

/** What is open of a contract, paid by card, on an account of its own, or by transfer. */
export const Instalments = ({ money, calls }: InstalmentsProps) => {
  const [pay_no, setPaying] = useState<number | null>(null)
  const [pending, setPending] = useState<number | null>(null)
  const onPay = async (credit: PayableCredit) => {
    setPending(credit.projcrd_no)
    try {
      setPaying((await calls.open(credit)) ?? null)
    } catch (problem) {
      toast.error(errorMessage(problem))
    } finally {
      setPending(null)
    }
  }
  if (pay_no !== null) return <Checkout pay_no={pay_no} onBack={() => setPaying(null)} />
  const { account, depositor, is_payable } = money
  const hasOpen = money.credits.some((credit) => openOf(credit) > 0)
  return (
    <Stack>
      {!is_payable && <Note tone="amber">{text.notPayable}</Note>}
      {is_payable && !hasOpen && <Note tone="green">{text.allPaid}</Note>}
      <OpenCredits money={money} paying={{ pending, onPay, pathOfPayment: calls.pathOfPayment }} />
      {is_payable && hasOpen && account && <TransferCard account={account} depositor={depositor} />}
      <PaidCredits credits={money.credits} />
    </Stack>
  )
}
