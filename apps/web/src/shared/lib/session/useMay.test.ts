import { alimtalk } from '@crm/contract/features/alimtalk/alimtalk'
import { meetings } from '@crm/contract/features/meetings/meetings'
import { minutes } from '@crm/contract/features/minutes/minutes'
import { expect, test } from 'vitest'
import { isOpenTo } from './useMay.ts'

test('what is offered follows the scopes that each endpoint names', () => {
  const cai = ['CaiHome', 'CaiProject']
  expect(isOpenTo(meetings.detail, cai)).toBe(true)
  expect(isOpenTo(minutes.read, cai)).toBe(false)
  expect(isOpenTo(alimtalk.read, cai)).toBe(false)
  expect(isOpenTo(minutes.read, ['WorkList'])).toBe(true)
  expect(isOpenTo(minutes.create, ['WorkList'])).toBe(false)
  expect(isOpenTo(alimtalk.read, ['ScheduleMeeting'])).toBe(true)
  expect(isOpenTo(minutes.ofClient, ['ScheduleMeeting'])).toBe(false)
})
