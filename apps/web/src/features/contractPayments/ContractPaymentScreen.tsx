import { contractPayments } from '@crm/contract/features/contractPayments/contractPayments'
import type { ContractMoney } from '@crm/contract/features/contractPayments/contractPayments.rows'
import { pathOf } from '@crm/contract/paths'
import { RecordPage } from '../../shared/kit/record/RecordPage.tsx'
import { useRecordNo } from '../../shared/kit/record/recordNo.ts'
import { useSend } from '../../shared/lib/server/useSend.ts'
import { contractPayText as text } from './contractPayments.messages.ts'
import { Instalments } from './Instalments.tsx'
import { MoneyFacts } from './MoneyFacts.tsx'

const pathOfPayment = (pay_no: number) => pathOf('ClientEstimatePaymentComplete', {}, { pay_no })

const OwnInstalments = ({ money }: { money: ContractMoney }) => {
  const send = useSend()
  const { est_no } = money
  const open = async ({ projcrd_no }: { projcrd_no: number }) =>
    (await send(contractPayments.open, { params: { est_no, projcrd_no } })).query[0]?.pay_no
  return <Instalments money={money} calls={{ open, pathOfPayment }} />
}

/** The instalments of a contract, for the people of its company. */
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
      {(money) => <OwnInstalments money={money} />}
    </RecordPage>
  )
}
