import { clients } from '@crm/contract/access'
import { payMethod, receiptKind } from '@crm/contract/features/payments/payments.rows'
import { done, listOf } from '@crm/contract/kit/answer'
import { endpoint } from '@crm/contract/kit/endpoint'
import { no } from '@crm/contract/kit/fields'
import * as z from 'zod'
import { feature } from '../../feature.ts'
import { openPayment } from '../../features/payments/payments.service.ts'
import { refuse } from '../../http/refusal.ts'
import type { PaymentOwner } from '../../paymentOwner.ts'

/** A feature for tests that sells things: `to_no` is a thing, `pay_info.count` says how many of it. */

export const shop = {
  order: endpoint({
    method: 'POST',
    path: '/crm/v3/shop/orders',
    summary: '주문',
    access: clients,
    body: z.object({
      to_no: no(),
      count: z.int().default(1),
      pocket: z.int().min(0).default(0),
      method: payMethod.schema.optional(),
      receipt_kind: receiptKind.schema.default('none'),
      receipt_number: z.string().nullable().default(null),
      isForCompany: z.boolean().default(false),
    }),
    response: listOf(z.object({ pay_no: no(), pay_money: z.int() })),
  }),
}

/** What the shop says, and what it was told, in order: `paid 3`, with the number of the payment. */
export const shopState = {
  price: 10_000,
  isTaxFree: false,
  mostPocket: 1_000_000,
  isSoldOut: false,
  runsByItself: false,
  /** What of each won paid a refund gives back. */
  refundShare: 1,
  /** Throws inside the transaction that makes it paid. */
  failsWhenPaid: false,
  told: [] as string[],
}

export const resetShop = () => {
  Object.assign(shopState, { price: 10_000, isTaxFree: false, mostPocket: 1_000_000, isSoldOut: false })
  Object.assign(shopState, { runsByItself: false, refundShare: 1, failsWhenPaid: false, told: [] })
}

const tell = (what: string, pay_no: number | null) => {
  shopState.told.push(`${what} ${pay_no}`)
}

const owner: PaymentOwner = {
  quote: async (_ctx, { pay_info }) => {
    if (shopState.isSoldOut) return refuse('conflict', '모두 팔렸어요.')
    const { count } = z.object({ count: z.int() }).parse(pay_info)
    const { price, isTaxFree: is_tax_free, mostPocket: most_pocket } = shopState
    const items = Array.from({ length: count }, () => ({ pi_title: '물건', list: price, sale: price, discount: 0 }))
    return { title: '물건 주문', is_tax_free, items, most_pocket }
  },
  hold: async (_ctx, { pay_no }) => tell('hold', pay_no),
  release: async (_ctx, { pay_no }) => tell('release', pay_no),
  paid: async (_ctx, { pay_no }) => {
    if (shopState.failsWhenPaid) throw new Error('the shop fails')
    tell('paid', pay_no)
  },
  reversed: async (_ctx, { pay_no }) => tell('reversed', pay_no),
  refundable: async (_ctx, { items }, pi_nos) => ({
    lines: items
      .filter(({ pi_no }) => pi_nos.includes(pi_no))
      .map(({ pi_no, pocket, money }) => {
        const amount = Math.floor((pocket + money) * shopState.refundShare)
        return { pi_no, amount, note: amount < pocket + money ? '일부를 썼어요.' : null }
      }),
    runs_by_itself: shopState.runsByItself,
  }),
  refunded: async (_ctx, { pay_no }, { is_whole }) => tell(is_whole ? 'refunded' : 'partly refunded', pay_no),
  terms: async () => ['7일 안에 돌려받을 수 있어요.'],
  canSee: async (_ctx, payment, viewer) =>
    viewer.emp_scope.has('CampAdmList') || (viewer.client_no !== null && viewer.client_no === payment.client_no),
  pages: {
    complete: (pay_no) => `/shop/complete/${pay_no}`,
    fail: (pay_no) => `/shop/fail/${pay_no}`,
    staff: (pay_no) => `/shop/staff/${pay_no}`,
  },
}

export const shopFeature = feature(
  shop,
  {
    order: async (ctx, { body }) => {
      const { to_no, count, pocket, method, receipt_kind, receipt_number, isForCompany } = body
      const { client_no } = ctx.actor
      const user_no = isForCompany ? null : ctx.actor.user_no
      const pay_key = `shop:${to_no}:client:${client_no}`
      const receipt = { kind: receipt_kind, number: receipt_number }
      const wish = { to_table: 'shop', to_no, pay_key, client_no, user_no, pocket, receipt, pay_info: { count } }
      const { pay_no, pay_money } = await openPayment(ctx, { ...wish, ...(method ? { method } : {}) })
      return { state: done, query: [{ pay_no, pay_money }] }
    },
  },
  { paymentOwners: { shop: owner } },
)
