import { projects } from '@crm/contract/features/projects/projects'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/startTestApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

const namesFor = async (keyword: string) => {
  const mina = await app.staff({ emp_scope: ['WorkList'] })
  return (await mina.call(projects.list, { query: { keyword } })).query.map(({ proj_name }) => proj_name)
}

test('a project is found by its whole name, also where a word of it has one letter', async () => {
  const client_no = await app.company('유니브릿지')
  const names = ['유니브릿지 시드 라운드 IR 덱 제작', '유니브릿지 예약 플랫폼 웹 개발', '유니브릿지 A 라운드']
  for (const proj_name of names)
    await sql`insert into projects (proj_name, client_no) values (${proj_name}, ${client_no})`.execute(app.db)
  for (const name of names) expect(await namesFor(name)).toEqual([name])
})

test('a project is found by its company’s number, the present one', async () => {
  const client_no = await app.company('전화로찾는회사')
  await sql`insert into projects (proj_name, client_no) values ('전화로 찾는 일', ${client_no})`.execute(app.db)
  const call = (phone: string) =>
    sql`update clients set client_phone = ${phone} where client_no = ${client_no}`.execute(app.db)
  await call('01059402723')
  expect(await namesFor('010-5940-2723')).toEqual(['전화로 찾는 일'])
  await call('01059402799')
  expect(await namesFor('59402723')).toEqual([])
  expect(await namesFor('01059402799')).toEqual(['전화로 찾는 일'])
})
