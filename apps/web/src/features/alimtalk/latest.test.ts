import type { AlimtalkMessage } from '@crm/contract/features/alimtalk/alimtalk'
import { expect, test } from 'vitest'
import { latestOf } from './latest.ts'

const notice = (at_no: number, receiver: string, at_state: AlimtalkMessage['at_state']) =>
  ({ at_no, receiver, at_state }) as AlimtalkMessage

test('a failure stands until the same person is written to again', () => {
  const failed = notice(1, '01011112222', 'failed')
  const other = notice(2, '01033334444', 'failed')
  const again = notice(3, '01011112222', 'delivered')
  expect(latestOf([other, failed])).toEqual([other, failed])
  expect(latestOf([again, other, failed])).toEqual([again, other])
  expect(latestOf([])).toEqual([])
})
