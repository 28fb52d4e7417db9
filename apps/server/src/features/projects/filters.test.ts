import { projects } from '@crm/contract/features/projects'
import { mostSavedFilters } from '@crm/contract/projectRows'
import { beforeAll, expect, test } from 'vitest'
import { type House, house } from '../../testing/house.ts'

let at: House
beforeAll(async () => {
  at = await house()
})

const someone = () => at.staff({ emp_scope: ['WorkList'] })
const named = (pf_name: string, pf_search = 'is_own=1') => ({ body: { pf_name, pf_search } })
const namesOf = ({ query }: { query: { pf_name: string }[] }) => query.map(({ pf_name }) => pf_name)

test('filters are kept under their names; the same name means the same filter, changed', async () => {
  const mina = await someone()
  await mina.call(projects.saveFilter, named(' 내 진행 '))
  await mina.call(projects.saveFilter, named('완료', 'progress_status=completed'))
  const { query } = await mina.call(projects.saveFilter, named('내 진행', 'is_own=1&is_not_ended=1'))
  expect(query).toMatchObject([
    { pf_name: '내 진행', pf_search: 'is_own=1&is_not_ended=1' },
    { pf_name: '완료', pf_search: 'progress_status=completed' },
  ])
  const params = { pf_no: query[0]?.pf_no ?? 0 }
  expect(namesOf(await mina.call(projects.removeFilter, { params }))).toEqual(['완료'])
  await expect(mina.call(projects.removeFilter, { params })).rejects.toMatchObject({ status: 404 })
})

test('nobody sees, changes or removes the filters of others', async () => {
  const [mina, jun] = [await someone(), await someone()]
  const { query } = await mina.call(projects.saveFilter, named('내 것'))
  expect((await jun.call(projects.filters)).query).toEqual([])
  await expect(jun.call(projects.removeFilter, { params: { pf_no: query[0]?.pf_no ?? 0 } })).rejects.toMatchObject({
    status: 404,
  })
  await jun.call(projects.saveFilter, named('내 것', 'keyword=그린'))
  expect((await mina.call(projects.filters)).query).toEqual(query)
})

test('what a name must be is said', async () => {
  const mina = await someone()
  const refused = (name: string, search?: string) => expect(mina.call(projects.saveFilter, named(name, search))).rejects
  await refused('  ').toMatchObject({ status: 400, fields: { pf_name: '필터 이름을 입력해 주세요.' } })
  await refused('가'.repeat(21)).toMatchObject({ fields: { pf_name: '필터 이름은 최대 20자까지 입력할 수 있어요.' } })
  await refused('빈 것', '').toMatchObject({ fields: { pf_search: '저장할 조건이 없어요.' } })
})

test('fifty saved at once are twenty, never more', async () => {
  const mina = await someone()
  const tries = Array.from({ length: 50 }, (_, number) => mina.call(projects.saveFilter, named(`필터 ${number}`)))
  const outcomes = await Promise.allSettled(tries)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostSavedFilters)
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 400, message: '필터는 20개까지 저장할 수 있어요.' },
  })
  expect((await mina.call(projects.filters)).query).toHaveLength(mostSavedFilters)
})
