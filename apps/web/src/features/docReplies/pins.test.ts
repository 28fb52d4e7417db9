import type { DocReply } from '@crm/contract/features/docReplies/docReplies'
import { expect, test } from 'vitest'
import { pinsOf } from './pins.ts'

const thread = (docr_no: number, changed: Partial<DocReply> = {}): DocReply => ({
  docr_no,
  dv_no: 1,
  docr_content: '확인해 주세요.',
  docr_page: 2,
  parent: null,
  user_name: '김민아',
  side: 'emp',
  is_mine: false,
  ver: 3,
  fv_no: 30,
  pin: { x: 0.25, y: 0.5 },
  resolved_dt: null,
  reg_dt: '2026-01-05 09:00',
  update_dt: null,
  state: 1,
  reply: [],
  ...changed,
})

test('open comments of the shown version have numbered pins; others have none', () => {
  const pins = pinsOf(
    [
      thread(1),
      thread(2, { pin: null }),
      thread(3, { ver: 2 }),
      thread(4, { resolved_dt: '2026-01-06 09:00' }),
      thread(5, { state: 0 }),
      thread(6, { docr_page: 7, pin: { x: 0, y: 1 } }),
    ],
    3,
  )
  expect(pins).toEqual([
    { docr_no: 1, page: 2, x: 0.25, y: 0.5, number: 1, words: '김민아: 확인해 주세요.' },
    { docr_no: 6, page: 7, x: 0, y: 1, number: 2, words: '김민아: 확인해 주세요.' },
  ])
})
