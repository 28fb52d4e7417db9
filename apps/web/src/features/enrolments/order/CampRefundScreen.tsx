import { payments } from '@crm/contract/features/payments/payments'
import type { Payment } from '@crm/contract/features/payments/payments.rows'
import { won } from '@crm/contract/kit/numbers'
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useRead } from '../../../shared/lib/server/useRead.ts'
import { useWrite } from '../../../shared/lib/server/useWrite.ts'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { FieldGrid } from '../../../shared/ui/layout/FieldGrid.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { EmptyLine } from '../../../shared/ui/state/EmptyLine.tsx'
import { BankSelect } from '../../reference/BankSelect.tsx'
import { OrderPage } from './OrderPage.tsx'
import { orderText } from './order.messages.ts'
import { orderPath } from './orderPath.ts'

const text = orderText.refund

type Item = Payment['items'][number]

const isLeft = ({ money, pocket, refunded_money, refunded_pocket }: Item) =>
  money + pocket > refunded_money + refunded_pocket

const noAccount = { bank_code: '', number: '', holder: '' }

interface AccountFieldsProps {
  account: typeof noAccount
  change: (patch: Partial<typeof noAccount>) => void
}

const AccountFields = ({ account, change }: AccountFieldsProps) => {
  return (
    <Card title={text.account}>
      <FieldGrid>
        <BankSelect
          label={text.bank}
          value={account.bank_code || null}
          onChange={(bank_code) => change({ bank_code: bank_code ?? '' })}
        />
        <TextInput
          label={text.number}
          inputMode="numeric"
          value={account.number}
          onChange={(event) => change({ number: event.currentTarget.value.replaceAll('-', '') })}
        />
        <TextInput
          label={text.holder}
          value={account.holder}
          onChange={(event) => change({ holder: event.currentTarget.value })}
        />
      </FieldGrid>
    </Card>
  )
}

const useOffer = (pay_no: number, pi_nos: number[]) =>
  useRead(payments.refundOffer, { params: { pay_no }, query: { pi_nos } }, { enabled: pi_nos.length > 0 }).data
    ?.query[0]

const Asking = ({ payment }: { payment: Payment }) => {
  const left = payment.items.filter(isLeft)
  const [chosen, setChosen] = useState(left.length === 1 ? left.map(({ pi_no }) => pi_no) : [])
  const [reason, setReason] = useState('')
  const [account, setAccount] = useState(noAccount)
  const navigate = useNavigate()
  const offer = useOffer(payment.pay_no, chosen)
  const ask = useWrite(payments.askRefund, {
    done: text.asked,
    onDone: ({ query: [asked] }) => asked && navigate(orderPath(asked), { replace: true }),
  })
  const toggle = (pi_no: number) =>
    setChosen(chosen.includes(pi_no) ? chosen.filter((other) => other !== pi_no) : [...chosen, pi_no])
  const submit = () =>
    ask.mutate({
      params: { pay_no: payment.pay_no },
      body: { pi_nos: chosen, reason, account: offer?.needs_account ? account : null },
    })
  if (left.length === 0) return <EmptyLine>{text.nothing}</EmptyLine>
  return (
    <Stack>
      <Card title={text.choose}>
        <Stack gap="sm">
          {left.map(({ pi_no, pi_title }) => (
            <Checkbox key={pi_no} label={pi_title} checked={chosen.includes(pi_no)} onChange={() => toggle(pi_no)} />
          ))}
        </Stack>
      </Card>
      {offer && chosen.length > 0 && (
        <Card title={text.sum}>
          <Stack gap="sm">
            <Facts
              inRows
              facts={[
                ...offer.lines.map(({ pi_title, amount }): [string, string] => [pi_title, won(amount)]),
                offer.pocket > 0 && [text.pocket, won(offer.pocket)],
                [text.money, won(offer.money)],
                [text.total, <strong key="total">{won(offer.money + offer.pocket)}</strong>],
              ]}
            />
            {offer.lines.map(({ pi_no, note }) => note && <SmallText key={pi_no}>{note}</SmallText>)}
            <Note>{offer.runs_by_itself ? text.byItself : text.byStaff}</Note>
          </Stack>
        </Card>
      )}
      {offer?.needs_account && (
        <AccountFields account={account} change={(patch) => setAccount({ ...account, ...patch })} />
      )}
      <Card>
        <Textarea
          label={text.reason}
          autosize
          minRows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Card>
      <Button disabled={chosen.length === 0 || !reason.trim()} loading={ask.isPending} onClick={submit}>
        {text.ask}
      </Button>
    </Stack>
  )
}

/** Chooses seats to give back, with the sum line by line. */
export const CampRefundScreen = () => (
  <OrderPage fits={({ pay_state }) => pay_state === 12} title={() => text.title} withoutItems>
    {(payment) => <Asking payment={payment} />}
  </OrderPage>
)
