import { minutesTemplates } from '@crm/contract/features/minutesTemplates/minutesTemplates'
import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

const draft = { mt_name: '첫 미팅', mt_content: '- 사업 개요\n- 다음 일정', mt_secret: '**느낌**' }
const writer = () => app.staff({ emp_scope: ['MyPageMeeting'] })
const keeper = () => app.staff({ emp_scope: ['ScheduleRecord'] })
type Staff = Awaited<ReturnType<typeof writer>>

const namesOf = async (by: Staff) => (await by.call(minutesTemplates.list)).query.map(({ mt_name }) => mt_name)
const make = async (by: Staff, body: object = {}) =>
  (await by.call(minutesTemplates.create, { body: { ...draft, is_company: false, ...body } })).query[0] as {
    mt_no: number
    rev: number
  }

test('own templates are one’s own, the company’s are everybody’s and changed by those who see all minutes', async () => {
  const [one, other, boss] = [await writer(), await writer(), await keeper()]
  const own = await make(one)
  const company = await make(boss, { mt_name: '회사 표준', is_company: true })
  expect(await namesOf(one)).toEqual(['회사 표준', '첫 미팅'])
  expect(await namesOf(other)).toEqual(['회사 표준'])
  expect((await one.call(minutesTemplates.list)).query.map(({ is_mine }) => is_mine)).toEqual([false, true])

  const change = (by: Staff, { mt_no, rev }: typeof own) =>
    by.call(minutesTemplates.update, { params: { mt_no }, body: { ...draft, mt_name: '바꾼 이름', rev } })
  for (const by of [other, boss]) {
    await expect(change(by, own)).rejects.toMatchObject({ status: 404 })
    await expect(by.call(minutesTemplates.remove, { params: own })).rejects.toMatchObject({ status: 404 })
  }
  await expect(change(one, company)).rejects.toMatchObject({ status: 403 })
  await expect(one.call(minutesTemplates.remove, { params: company })).rejects.toMatchObject({ status: 403 })
  await expect(make(one, { is_company: true })).rejects.toMatchObject({ status: 403 })

  await change(boss, company)
  await expect(change(boss, company)).rejects.toMatchObject({ status: 409 })
  await boss.call(minutesTemplates.remove, { params: company })
  expect(await namesOf(other)).toEqual([])
})

test('a name occurs once, a template has a text, and there are fifty at most', async () => {
  const one = await writer()
  await make(one, { mt_name: 'IR Check' })
  await expect(make(one, { mt_name: 'ir check' })).rejects.toMatchObject({ status: 409 })
  await expect(make(one, { mt_name: ' ' })).rejects.toMatchObject({ status: 400 })
  await expect(make(one, { mt_name: '빈 것', mt_content: ' ', mt_secret: '' })).rejects.toMatchObject({ status: 400 })
  await expect(make(one, { mt_name: '긴 것', mt_content: '가'.repeat(10_001) })).rejects.toMatchObject({ status: 400 })
  for (let count = 1; count < 50; count++) await make(one, { mt_name: `템플릿 ${count}` })
  await expect(make(one, { mt_name: '하나 더' })).rejects.toMatchObject({ status: 409 })
})
