import type { Payment } from '@crm/contract/features/payments/payments.rows'
import { CopyButton } from '../../../shared/ui/button/CopyButton.tsx'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { checkoutText as text } from './checkout.messages.ts'
import { TestDeposit } from './TestDeposit.tsx'

interface AwaitedAccountProps {
  pay_no: number
  account: NonNullable<Payment['account']>
  /** Until when, and what follows. */
  words: string
}

/** The account that a deposit is awaited on. */
export const AwaitedAccount = ({ pay_no, account, words }: AwaitedAccountProps) => (
  <Card title={text.account}>
    <Stack gap="sm">
      <Inline wraps>
        <strong>
          {account.bank_name} {account.account_number}
        </strong>
        <CopyButton text={account.account_number} label={text.copy} />
      </Inline>
      <Facts inRows facts={[[text.holder, account.account_holder]]} />
      <SmallText>{words}</SmallText>
      <TestDeposit pay_no={pay_no} />
    </Stack>
  </Card>
)
