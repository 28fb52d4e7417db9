import type { LinkPayment } from '@crm/contract/features/contractPayments/contractPayments.rows'
import { publicEstimateMessages } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { pathOf } from '@crm/contract/paths'
import { Button } from '@mantine/core'
import { IconUnlink } from '@tabler/icons-react'
import { Link } from 'react-router'
import { LinkedPage } from '../../../shared/kit/record/LinkedPage.tsx'
import { useAddressNumber } from '../../../shared/lib/address/useAddressNumber.ts'
import { useCompanyBrand } from '../../../shared/lib/session/useCompanyBrand.ts'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { NoticePage } from '../../../shared/ui/page/NoticePage.tsx'
import { PublicHead, PublicPage } from '../../../shared/ui/page/PublicPage.tsx'
import { CheckoutContext } from '../../payments/checkout/checkoutCalls.ts'
import { useConfirmOnce, useFailedTry } from '../../payments/checkout/useOutcome.ts'
import { OpenCredits, PaidCredits } from '../CreditRows.tsx'
import { contractPayText as text } from '../contractPayments.messages.ts'
import { MoneyFacts } from '../MoneyFacts.tsx'
import { OutcomeWords, PaymentFacts, titleOfOutcome } from '../PaymentOutcome.tsx'
import { LinkPapers } from './LinkPapers.tsx'
import { useLinkCheckout, useLinkPayment, useToken } from './linkPayments.api.ts'

const pageOf = { estimate: 'PublicEstimate', contract: 'PublicEstimateContract' } as const

const Gone = () => (
  <NoticePage icon={IconUnlink} tone="amber" title={text.link.gone} description={publicEstimateMessages.gone} />
)

interface ShownProps {
  t: string
  shown: LinkPayment
  isConfirming: boolean
}

const Shown = ({ t, shown, isConfirming }: ShownProps) => {
  const { payment, money, page } = shown
  const isMade = payment.pay_state >= 11
  const isPaid = payment.pay_state >= 12
  return (
    <PublicPage>
      <PublicHead
        kind={text.link.kind}
        title={titleOfOutcome({ payment, isConfirming })}
        isStatus
        to={money.ctr_title}
      />
      <Stack>
        <OutcomeWords payment={payment} isConfirming={isConfirming} />
        <PaymentFacts payment={payment} />
        {isPaid && <LinkPapers t={t} shown={shown} />}
        <MoneyFacts money={money} />
        <OpenCredits money={money} />
        <PaidCredits credits={money.credits} />
        {(isMade || !isConfirming) && (
          <Button component={Link} variant={isMade ? 'default' : 'filled'} to={pathOf(pageOf[page], {}, { t })}>
            {isMade ? text.outcome.rest : text.outcome.again}
          </Button>
        )}
      </Stack>
    </PublicPage>
  )
}

const Outcome = ({ t, pay_no }: { t: string; pay_no: number }) => {
  const isConfirming = useConfirmOnce(pay_no)
  useFailedTry(pay_no)
  return (
    <LinkedPage read={useLinkPayment(t, pay_no)} gone={<Gone />}>
      {(shown) => <Shown t={t} shown={shown} isConfirming={isConfirming} />}
    </LinkedPage>
  )
}

/** How a payment that was begun by a link stands; what is paid and open of the contract, and its papers. */
export const PublicPayCompleteScreen = () => {
  const pay_no = useAddressNumber('pay_no')[0] ?? 0
  const t = useToken(pay_no)
  const checkout = useLinkCheckout(t)
  useCompanyBrand()
  if (!t || !pay_no) return <Gone />
  return (
    <CheckoutContext value={checkout}>
      <Outcome t={t} pay_no={pay_no} />
    </CheckoutContext>
  )
}
