import type { Config } from '../../config.ts'
import type { Db } from '../../db/database.ts'
import { type CardPayments, PaymentRefused } from './payments.ts'
import { testCheckout } from './testCheckout.ts'
import { tossText } from './toss.messages.ts'
import { toss } from './toss.ts'

const refuse = async (): Promise<never> => {
  throw new PaymentRefused('NOT_CONFIGURED', tossText.notConfigured)
}

/** In earnest without keys: points and deposits by hand only. */
const none: CardPayments = {
  by: 'none',
  clientKey: null,
  confirm: refuse,
  find: async () => null,
  cancel: refuse,
  transactions: async () => [],
  issueCashReceipt: refuse,
  cancelCashReceipt: refuse,
}

/** The payment service of this installation. The test checkout is for the demo alone: it charges nobody. */
export const paymentsOf = ({ config, db }: { config: Config; db: Db }): CardPayments => {
  if (config.toss) return toss(config.toss)
  return config.seed === 'demo' ? testCheckout(config, db) : none
}
