import { flag, key, keyword, paging } from '@crm/contract/kit/fields'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { parseFilter } from '../../../lib/address/filterText.ts'
import { foldedCount, namedConditions, noConditions, rememberedConditions, setConditions } from './conditions.ts'

const schema = z.object({
  kind: z.enum(['client', 'vc']).default('client'),
  keyword: keyword(),
  bt_no: key().optional(),
  start_dt: z.string().optional(),
  end_dt: z.string().optional(),
  is_own: flag().optional(),
  sort: z.enum(['name', 'date']).default('date'),
  desc: flag().default(1),
  ...paging,
})
const pieces = [
  { fields: ['kind'], isPinned: true, isView: true },
  { fields: ['keyword'], isPinned: true },
  { fields: ['bt_no'] },
  { fields: ['start_dt', 'end_dt'] },
]
const filter = (search: string) => parseFilter(schema, new URLSearchParams(search))
const setIn = (search: string) => setConditions(schema, pieces, filter(search))

test('the page, the order and the view narrow nothing', () => {
  expect(setIn('kind=vc&sort=name&desc=0&offset=20')).toEqual([])
  expect(setIn('keyword=그린&bt_no=3&is_own=1')).toEqual(['keyword', 'bt_no', 'is_own'])
  expect(setIn('is_own=0')).toEqual([])
})

test('phones count the controls that are folded away, a pair of dates once', () => {
  expect(foldedCount(pieces, setIn('keyword=그린&bt_no=3&start_dt=2026-01-01&end_dt=2026-02-01'))).toBe(2)
})

test('clearing leaves the view and the order', () => {
  expect(Object.keys(noConditions(schema, pieces))).toEqual(['keyword', 'bt_no', 'start_dt', 'end_dt', 'is_own'])
})

test('a named filter has everything but the page; the keyword and the view are not remembered', () => {
  const used = filter('kind=vc&keyword=그린&bt_no=3&offset=20&tl_no=7')
  expect(namedConditions(schema, used)).toBe(
    new URLSearchParams({ kind: 'vc', keyword: '그린', bt_no: '3' }).toString(),
  )
  expect(rememberedConditions(schema, pieces, used)).toBe('bt_no=3')
})
