import { expect, test } from 'vitest'
import { createNames, namesLastMs } from './statements.ts'

const names = () => {
  let at = 0
  const nameOf = createNames(() => at)
  return {
    nameOf,
    twice: (text: string) => [nameOf(text), nameOf(text)][1],
    later: () => {
      at += namesLastMs + 1
    },
  }
}

test('a text has a name from its second time on, and what is no statement has none', () => {
  const { nameOf, twice } = names()
  expect(nameOf('select 1')).toBeUndefined()
  const name = nameOf('select 1')
  expect(name).toMatch(/^crm_/)
  expect(nameOf('select 1')).toBe(name)
  expect(twice('select 2')).not.toBe(name)
  expect(twice('begin')).toBeUndefined()
})

test('names that have run out are free again within the hour; those in use are kept, and none is given twice', () => {
  const { nameOf, twice, later } = names()
  const given = new Set(Array.from({ length: 500 }, (_, number) => twice(`select ${number}`)))
  expect(given).toHaveLength(500)
  expect(twice('select late')).toBeUndefined()

  later()
  const late = twice('select late')
  expect(late).toMatch(/^crm_/)
  expect(given).not.toContain(late)
  expect(given).toContain(nameOf('select 7'))

  later()
  expect(given).toContain(nameOf('select 7'))
  expect(given).not.toContain(twice('select 8'))
})

test('texts that are sent once take no names', () => {
  const { nameOf, twice } = names()
  for (let number = 0; number < 1000; number++) nameOf(`select ${number}`)
  expect(twice('select often')).toMatch(/^crm_/)
})
