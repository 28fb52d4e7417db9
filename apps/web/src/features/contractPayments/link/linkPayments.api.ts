import { contractPayments } from '@crm/contract/features/contractPayments/contractPayments'
import type { LinkPayment } from '@crm/contract/features/contractPayments/contractPayments.rows'
import { pathOf } from '@crm/contract/paths'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useChangeSearch } from '../../../shared/lib/address/useChangeSearch.ts'
import { quietCall } from '../../../shared/lib/server/api.ts'
import { useSend } from '../../../shared/lib/server/useSend.ts'
import { readStored, writeStored } from '../../../shared/lib/storage/storage.ts'
import type { CheckoutCalls } from '../../payments/checkout/checkoutCalls.ts'
import type { InstalmentCalls } from '../Instalments.tsx'

const keyOf = (t: string) => ['payments by link', t]
const tokenKey = (pay_no: number) => `contractPayments.link.${pay_no}`

/** Whoever comes back to the page sees what has happened meanwhile. */
const onFocus = { retry: false, refetchOnWindowFocus: 'always', gcTime: 0 } as const

export const useLinkMoney = (t: string) =>
  useQuery({
    ...onFocus,
    queryKey: [...keyOf(t), 'money'],
    queryFn: () => quietCall(contractPayments.linkShow, { body: { t } }),
  })

const chargingMs = 2_000
const awaitedMs = 10_000

/** No socket tells a guest: a payment that is going on is asked for. */
const pauseFor = (shown: LinkPayment | undefined) => {
  if (shown?.payment.pay_state !== 11) return false
  return shown.payment.account ? awaitedMs : chargingMs
}

export const useLinkPayment = (t: string, pay_no: number) =>
  useQuery({
    ...onFocus,
    queryKey: [...keyOf(t), pay_no],
    queryFn: () => quietCall(contractPayments.linkPayment, { body: { t, pay_no } }),
    refetchInterval: ({ state }) => pauseFor(state.data?.query[0]),
  })

export const useLinkInstalments = (t: string): InstalmentCalls => {
  const send = useSend()
  return {
    open: async ({ projcrd_no }) =>
      (await send(contractPayments.linkOpen, { body: { t, projcrd_no } })).query[0]?.pay_no,
    pathOfPayment: (pay_no) => pathOf('PublicEstimatePayComplete', {}, { pay_no, t }),
  }
}

const useShownPayment: CheckoutCalls['usePayment'] = (pay_no, t) => {
  const shown = useLinkPayment(t, pay_no).data?.query[0]
  return shown && { payment: shown.payment, by: shown.settings.by }
}

/** The checkout of whoever has a link. */
export const useLinkCheckout = (t: string): CheckoutCalls => {
  const send = useSend()
  const queries = useQueryClient()
  const readAgain = () => queries.invalidateQueries({ queryKey: keyOf(t) })
  return {
    usePayment: useShownPayment,
    token: t,
    openTry: async (pay_no, body) => {
      // The service keeps the address that it leads back to, so the token waits in this tab.
      writeStored(tokenKey(pay_no), t, 'tab')
      return (await send(contractPayments.linkTry, { body: { t, pay_no, ...body } })).query[0]
    },
    failTry: (pay_no, body) => send(contractPayments.linkFail, { body: { t, pay_no, ...body } }).finally(readAgain),
    confirm: (pay_no, body) => send(contractPayments.linkConfirm, { body: { t, pay_no, ...body } }).finally(readAgain),
    testPay: async (pay_no, body) =>
      (await send(contractPayments.linkTestPay, { body: { t, pay_no, ...body } })).query[0],
    testDeposit: (pay_no) => send(contractPayments.linkTestDeposit, { body: { t, pay_no } }).finally(readAgain),
  }
}

/** Of the address, or as it was kept before the window of the service; from then on the address has it again. */
export const useToken = (pay_no: number) => {
  const [search] = useSearchParams()
  const stated = search.get('t')
  const [t] = useState(() => stated ?? readStored(tokenKey(pay_no), 'tab') ?? '')
  const changeSearch = useChangeSearch()
  useEffect(() => {
    if (stated !== null || !t) return
    changeSearch(
      (changed) => {
        changed.set('t', t)
        return changed
      },
      { replace: true },
    )
  }, [stated, t, changeSearch])
  return t
}
