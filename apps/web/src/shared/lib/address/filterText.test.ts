import { csv, flag, keyword, paging } from '@crm/contract/kit/fields'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { parseFilter, printFilter } from './filterText.ts'

const schema = z.object({
  keyword: keyword(),
  is_own: flag().optional(),
  types: csv(z.coerce.number().int()).optional(),
  order: z.enum(['date', 'name']).default('date'),
  ...paging,
})
const parse = (search: string) => parseFilter(schema, new URLSearchParams(search))
const print = (filter: Partial<z.output<typeof schema>>, search = '') =>
  printFilter(schema, filter, new URLSearchParams(search)).toString()

test('an address without a filter states the defaults', () => {
  expect(parse('')).toEqual({ order: 'date', offset: 0, limit: 10 })
})

test('what an address states is read as the schema wants it', () => {
  expect(parse('keyword=그린&is_own=1&types=1,3&order=name&offset=20')).toEqual({
    keyword: '그린',
    is_own: 1,
    types: [1, 3],
    order: 'name',
    offset: 20,
    limit: 10,
  })
})

test('what an address states wrongly is as if it were not stated', () => {
  expect(parse('order=colour&offset=-5&limit=many&is_own=7')).toEqual({ order: 'date', offset: 0, limit: 10 })
})

test('defaults and empty values do not clutter the address', () => {
  expect(print({ keyword: '', types: [], order: 'date', offset: 0, limit: 10 })).toBe('')
  expect(print({ keyword: '루프', types: [1, 3], offset: 10 })).toBe(
    new URLSearchParams({ keyword: '루프', types: '1,3', offset: '10' }).toString(),
  )
})

test('what belongs to others stays in the address', () => {
  expect(print({ order: 'name' }, 'panel=7&order=date&keyword=old')).toBe('panel=7&order=name')
})

test('printing and parsing meet', () => {
  const filter = { keyword: '그린 루프', is_own: 0 as const, types: [2], order: 'name' as const, offset: 30, limit: 20 }
  expect(parse(print(filter))).toEqual(filter)
})
