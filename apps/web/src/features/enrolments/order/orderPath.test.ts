import { expect, test } from 'vitest'
import { orderPath } from './orderPath.ts'

test.each([
  [0, 'card', '/client/camp-v3/payment-fail/7'],
  [10, 'card', '/client/camp-v3/payment-fail/7'],
  [10, 'manual', '/client/camp-v3/payment-complete/7'],
  [11, 'virtual_account', '/client/camp-v3/payment-complete/7'],
  [12, 'card', '/client/camp-v3/payment-complete/7'],
  [20, 'card', '/client/camp-v3/refund-progress/7'],
  [21, 'card', '/client/camp-v3/refund-progress/7'],
  [22, 'card', '/client/camp-v3/refund-complete/7'],
] as const)('an order in state %i by %s is shown at %s', (pay_state, pay_method, path) => {
  expect(orderPath({ pay_no: 7, pay_state, pay_method })).toBe(path)
})
