import { type ContractMoney, contractPayments } from '@crm/contract/features/contractPayments/contractPayments'
import { pathOf } from '@crm/contract/paths'
import { useState } from 'react'
import { RecordPage } from '../../shared/kit/record/RecordPage.tsx'
import { useRecordNo } from '../../shared/kit/record/recordNo.ts'
import { useWrite } from '../../shared/lib/useWrite.ts'
import { Note } from '../../shared/ui/Note.tsx'
import { Stack } from '../../shared/ui/Stack.tsx'
import { Checkout } from '../payments/checkout/Checkout.tsx'
import { OpenCredits, openOf, PaidCredits } from './CreditRows.tsx'
import { contractPayText as text } from './contractPayments.messages.ts'
import { MoneyFacts } from './MoneyFacts.tsx'
import { TransferCard } from './TransferCard.tsx'

const Paying = ({ money }: { money: ContractMoney }) => {
  const [pay_no, setPaying] = useState<number | null>(null)
  const open = useWrite(contractPayments.open, { onDone: ({ query: [opened] }) => setPaying(opened?.pay_no ?? null) })
  if (pay_no !== null) return <Checkout pay_no={pay_no} onBack={() => setPaying(null)} />
  const { est_no, account, depositor, is_payable } = money
  const hasOpen = money.credits.some((credit) => openOf(credit) > 0)
  return (
    <Stack>
      {!is_payable && <Note tone="amber">{text.notPayable}</Note>}
      {is_payable && !hasOpen && <Note tone="green">{text.allPaid}</Note>}
      {hasOpen && (
        <OpenCredits
          money={money}
          pending={open.isPending ? Number(open.variables.params.projcrd_no) : null}
          onPay={({ projcrd_no }) => open.mutate({ params: { est_no, projcrd_no } })}
        />
      )}
      {is_payable && hasOpen && account && <TransferCard account={account} depositor={depositor} />}
      <PaidCredits credits={money.credits} />
    </Stack>
  )
}

/** What is open of a contract, paid by card, on an account of its own, or by transfer. */
export const ContractPaymentScreen = () => {
  const est_no = useRecordNo()
  return (
    <RecordPage
      endpoint={contractPayments.show}
      params={{ est_no }}
      list={{ path: pathOf('ClientEstimateDetail', { id: est_no }), title: text.estimate }}
      words={text.words}
      title={() => text.title}
      context={({ ctr_title }) => ctr_title}
      side={(money) => <MoneyFacts money={money} />}
    >
      {(money) => <Paying money={money} />}
    </RecordPage>
  )
}
