import { expect, test } from 'vitest'
import { choiceQuery, recordsQuery } from './recordsQuery.ts'

test('a page of one’s own asks for own 0 and all kinds, but only for one’s own meetings', () => {
  expect(recordsQuery(7)).toEqual({ is_own: 0, emp_no: 7, mr_types: [1, 2, 3] })
})

test('embedded, it asks for own 1 and general meetings', () => {
  expect(choiceQuery()).toEqual({ is_own: 1, mr_types: [2] })
})
