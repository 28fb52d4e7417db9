import { expect, test } from 'vitest'
import { columnsOf, pickColumns } from './columns.ts'

interface Row {
  no: number
  name: string
  people: { name: string }[]
}
const row: Row = { no: 7, name: '그린루프', people: [{ name: '김미나' }, { name: '이준' }] }

const columns = columnsOf<Row>()('no', {
  name: { title: '이름', card: 'title' },
  no: { title: '번호', kind: 'number', only: 'excel' },
  people: { title: '사람', value: ({ people }) => people.map(({ name }) => name).join(', ') },
})

test('a column shows the field it is named after, or what it says', () => {
  expect(columns.rowKey).toBe('no')
  expect(columns.columns.map((column) => [column.key, column.value(row)])).toEqual([
    ['name', '그린루프'],
    ['no', 7],
    ['people', '김미나, 이준'],
  ])
})

test('some of them, in another order', () => {
  expect(pickColumns(columns, ['people', 'name']).columns.map(({ title }) => title)).toEqual(['사람', '이름'])
})

test('a column of something that is not plain says what it shows, and the key of the rows is one of their fields', () => {
  // @ts-expect-error: people is a list
  columnsOf<Row>()('no', { people: { title: '사람' } })
  // @ts-expect-error: rows have no such field
  columnsOf<Row>()('id', { name: { title: '이름' } })
})
