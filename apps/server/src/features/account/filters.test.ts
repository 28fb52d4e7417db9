import { account, mostFilteredLists, mostSavedFilters } from '@crm/contract/features/account/account'
import { beforeAll, expect, test } from 'vitest'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

const someone = () => app.staff({ emp_scope: ['WorkList'] })
const named = (sf_name: string, sf_search = 'is_own=1', sf_list = 'projects') => ({
  body: { sf_list, sf_name, sf_search },
})
const namesOf = async (person: Person, sf_list = 'projects') =>
  (await person.call(account.filters, { query: { sf_list } })).query.map(({ sf_name }) => sf_name)

test('filters are kept under their names; the same name means the same filter, changed', async () => {
  const mina = await someone()
  await mina.call(account.saveFilter, named(' 내 진행 '))
  await mina.call(account.saveFilter, named('완료', 'progress_status=completed'))
  const { query } = await mina.call(account.saveFilter, named('내 진행', 'is_own=1&is_not_ended=1'))
  expect(query).toMatchObject([
    { sf_name: '내 진행', sf_search: 'is_own=1&is_not_ended=1' },
    { sf_name: '완료', sf_search: 'progress_status=completed' },
  ])
  const params = { sf_no: query[0]?.sf_no ?? 0 }
  await mina.call(account.removeFilter, { params })
  expect(await namesOf(mina)).toEqual(['완료'])
  await expect(mina.call(account.removeFilter, { params })).rejects.toMatchObject({ status: 404 })
})

test('a filter gets another name, but never one that its list has already, and only from its owner', async () => {
  const [mina, jun] = [await someone(), await someone()]
  await mina.call(account.saveFilter, named('하나'))
  const { query } = await mina.call(account.saveFilter, named('둘'))
  const params = { sf_no: query[1]?.sf_no ?? 0 }
  const rename = (person: Person, sf_name: string) => person.call(account.renameFilter, { params, body: { sf_name } })
  expect((await rename(mina, ' 셋 ')).query).toMatchObject([{ sf_name: '셋', sf_search: 'is_own=1' }])
  await expect(rename(mina, '하나')).rejects.toMatchObject({ status: 409, message: '같은 이름의 필터가 있어요.' })
  await expect(rename(jun, '넷')).rejects.toMatchObject({ status: 404 })
  expect(await namesOf(mina)).toEqual(['하나', '셋'])
})

const filteredLists = ['projects', 'todos', 'clients']

test('each list has its own, under the same name, too', async () => {
  const mina = await someone()
  for (const list of filteredLists) await mina.call(account.saveFilter, named('내 것', `keyword=${list}`, list))
  for (const sf_list of filteredLists) {
    const { query } = await mina.call(account.filters, { query: { sf_list } })
    expect(query).toMatchObject([{ sf_name: '내 것', sf_search: `keyword=${sf_list}` }])
  }
  const noName = { query: { sf_list: 'a list; of nothing' } }
  await expect(mina.call(account.filters, noName)).rejects.toMatchObject({ status: 400 })
})

test('nobody sees, changes or removes the filters of others', async () => {
  const [mina, jun] = [await someone(), await someone()]
  const { query } = await mina.call(account.saveFilter, named('내 것'))
  expect(await namesOf(jun)).toEqual([])
  await expect(jun.call(account.removeFilter, { params: { sf_no: query[0]?.sf_no ?? 0 } })).rejects.toMatchObject({
    status: 404,
  })
  await jun.call(account.saveFilter, named('내 것', 'keyword=그린'))
  expect((await mina.call(account.filters, { query: { sf_list: 'projects' } })).query).toEqual(query)
})

test('what a name must be is said', async () => {
  const mina = await someone()
  const refused = (name: string, search?: string) => expect(mina.call(account.saveFilter, named(name, search))).rejects
  await refused('  ').toMatchObject({ status: 400, fields: { sf_name: '필터 이름을 입력해 주세요.' } })
  await refused('가'.repeat(21)).toMatchObject({ fields: { sf_name: '필터 이름은 최대 20자까지 입력할 수 있어요.' } })
  await refused('빈 것', '').toMatchObject({ fields: { sf_search: '저장할 조건이 없어요.' } })
})

test('fifty saved at once are twenty for a list, never more; those there can still be changed', async () => {
  const mina = await someone()
  const tries = Array.from({ length: 50 }, (_, number) => mina.call(account.saveFilter, named(`필터 ${number}`)))
  const outcomes = await Promise.allSettled(tries)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostSavedFilters)
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 400, message: '필터는 20개까지 저장할 수 있어요.' },
  })
  const names = await namesOf(mina)
  expect(names).toHaveLength(mostSavedFilters)
  await mina.call(account.saveFilter, named(names[0] ?? '', 'keyword=그린'))
  await mina.call(account.saveFilter, named('할 일', 'view=sent', 'todos'))
  expect(await namesOf(mina, 'todos')).toEqual(['할 일'])
})

test('the filter used last on a list is the person’s own, whichever device asks', async () => {
  const [mina, jun] = [await someone(), await someone()]
  const last = async (person: Person, lf_list = 'projects') =>
    (await person.call(account.lastFilter, { query: { lf_list } })).query
  const use = (lf_search: string) => mina.call(account.keepLastFilter, { body: { lf_list: 'projects', lf_search } })
  expect(await last(mina)).toEqual([])
  await use('is_own=1')
  await use('keyword=그린&is_not_ended=1')
  expect(await last(mina)).toEqual([{ lf_search: 'keyword=그린&is_not_ended=1' }])
  expect(await last(mina, 'board')).toEqual([])
  expect(await last(jun)).toEqual([])
  // That everything was cleared is remembered as well.
  await use('')
  expect(await last(mina)).toEqual([{ lf_search: '' }])
  await expect(use('가'.repeat(2001))).rejects.toMatchObject({ status: 400 })
})

test('there is an end to the lists that one person keeps filters of', async () => {
  const mina = await someone()
  const letters = 'abcdefghijklmnopqrst'.split('')
  const names = letters.flatMap((one) => letters.map((other) => `${one}${other}`)).slice(0, mostFilteredLists)
  for (const lf_list of names) await mina.call(account.keepLastFilter, { body: { lf_list, lf_search: 'is_own=1' } })
  await expect(mina.call(account.keepLastFilter, { body: { lf_list: 'zz', lf_search: '' } })).rejects.toMatchObject({
    status: 400,
  })
  await mina.call(account.saveFilter, named('내 것', 'is_own=1', names[0]))
})
