import type { ContractMoney } from '@crm/contract/features/contractPayments/contractPayments.rows'
import { CopyButton } from '../../shared/ui/button/CopyButton.tsx'
import { Facts } from '../../shared/ui/display/Facts.tsx'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { checkoutText } from '../payments/checkout/checkout.messages.ts'
import { contractPayText as text } from './contractPayments.messages.ts'

interface TransferCardProps {
  account: NonNullable<ContractMoney['account']>
  depositor: string
}

/** Where to transfer the money, and what to write as depositor. */
export const TransferCard = ({ account, depositor }: TransferCardProps) => (
  <Card title={text.transfer}>
    <Stack gap="sm">
      <Facts
        inRows
        facts={[
          [
            checkoutText.account,
            <Inline key="account" wraps>
              <strong>
                {account.bank_name} {account.number}
              </strong>
              <CopyButton text={account.number} label={checkoutText.copy} />
            </Inline>,
          ],
          [checkoutText.holder, account.holder],
          [
            text.depositor,
            <Inline key="depositor" wraps>
              <strong>{depositor}</strong>
              <CopyButton text={depositor} label={text.copyDepositor} />
            </Inline>,
          ],
        ]}
      />
      <SmallText>{text.transferWords}</SmallText>
    </Stack>
  </Card>
)
