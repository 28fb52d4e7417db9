import { columnsOf } from '@crm/contract/kit/columns'
import { expect, test } from 'vitest'
import { cardCellOf, cellOf } from '../../ui/list/column.ts'
import { tableColumns, withCells } from './listColumns.tsx'

interface Course {
  no: number
  name: string
  price: number | null
  seats: number
}

const declared = columnsOf<Course>()('no', {
  name: { title: '이름', card: 'title' },
  price: { title: '가격', kind: 'money', zero: '무료' },
  seats: { title: '자리', kind: 'number' },
})
const written = (columns: ReturnType<typeof tableColumns<Course>>, course: Partial<Course>, cell = cellOf<Course>) =>
  columns.map((column) => cell(column, { no: 1, name: '재무', price: 1_250_000, seats: 0, ...course }))

test('an amount says that it is won where no heading stands over it', () => {
  const columns = tableColumns(declared)
  expect(written(columns, {})).toEqual(['재무', '1,250,000', '0'])
  expect(written(columns, {}, cardCellOf)).toEqual(['재무', '1,250,000원', '0'])
})

test('nothing, and a 0 that has a word, are said without it', () => {
  const columns = tableColumns(declared)
  expect(written(columns, { price: 0 }, cardCellOf)[1]).toBe('무료')
  expect(written(columns, { price: null }, cardCellOf)[1]).toBe('-')
})

test('a cell that is drawn by hand is the same everywhere, and not named as a bare figure', () => {
  const [, price] = tableColumns(withCells(declared, { price: () => '백만 원' }))
  const row = { no: 1, name: '재무', price: 1, seats: 0 }
  expect([price && cellOf(price, row), price && cardCellOf(price, row)]).toEqual(['백만 원', '백만 원'])
  expect(price?.figure).toBeUndefined()
})
