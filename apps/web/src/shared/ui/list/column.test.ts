import { expect, test } from 'vitest'
import { type Column, cardParts, namedFacts } from './column.ts'

const column = (key: string, more: Partial<Column<unknown>> = {}): Column<unknown> => ({ key, title: key, ...more })
const keys = (columns: Column<unknown>[]) => columns.map(({ key }) => key)

test('without a word about it, a card shows the first column and the two after it', () => {
  const { strong, facts, aside } = cardParts(['a', 'b', 'c', 'd'].map((key) => column(key)))
  expect(strong?.key).toBe('a')
  expect(keys(facts)).toEqual(['b', 'c'])
  expect(aside).toEqual([])
})

test('columns that say where they belong go there', () => {
  const parts = cardParts([
    column('no', { onCard: 'hidden' }),
    column('name', { strong: true }),
    column('state', { onCard: 'aside' }),
    column('manager'),
    column('date', { onCard: 'fact' }),
  ])
  expect(parts.strong?.key).toBe('name')
  expect(keys(parts.facts)).toEqual(['date'])
  expect(keys(parts.aside)).toEqual(['state'])
})

test('a card names numbers, and amounts where there are several', () => {
  const [city, students, price, sold] = [
    column('city'),
    column('students', { figure: 'number' }),
    column('price', { figure: 'money' }),
    column('sold', { figure: 'money' }),
  ]
  expect(keys(namedFacts([city, students, price]))).toEqual(['students'])
  expect(keys(namedFacts([city, students, price, sold]))).toEqual(['students', 'price', 'sold'])
})
