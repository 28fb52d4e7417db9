import { CheckoutContext } from '../../payments/checkout/checkoutCalls.ts'
import { Instalments } from '../Instalments.tsx'
import { useLinkCheckout, useLinkInstalments, useLinkMoney } from './linkPayments.api.ts'

/** What is open of the contract of a link, paid without an account; nothing before one is concluded. */
export const LinkPayments = ({ t }: { t: string }) => {
  const money = useLinkMoney(t).data?.query[0]
  const calls = useLinkInstalments(t)
  const checkout = useLinkCheckout(t)
  return (
    money && (
      <CheckoutContext value={checkout}>
        <Instalments money={money} calls={calls} />
      </CheckoutContext>
    )
  )
}
