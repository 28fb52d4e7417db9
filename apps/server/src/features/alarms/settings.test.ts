import { type AlarmKind, alarmKinds } from '@crm/contract/alarmKinds'
import { alarms } from '@crm/contract/features/alarms/alarms'
import { beforeAll, expect, test } from 'vitest'
import { features } from '../../features.ts'
import { alarmTrigger, alarmTriggerFeature } from '../../testing/features/alarmTrigger.ts'
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ features: { ...features, alarmTrigger: alarmTriggerFeature } })
})

const settingsOf = async ({ call }: Pick<TestApp, 'call'>) => (await call(alarms.settings)).query

/** Raises an alarm of the kind `todos.changed`. */
const raise = (by: Pick<TestApp, 'call'>, to: number, about: string) =>
  by.call(alarmTrigger.ring, {
    body: { to: [to], title: '할 일이 바뀌었어요', body: '자료 확인', link: '/employee/todo', about },
  })

const mailsTo = (email: string) =>
  app.db.selectFrom('outbox').select(['ob_subject', 'ob_text']).where('ob_to', '=', email).execute()

test('until somebody says otherwise, every kind comes in the product and by push, not by mail', async () => {
  const mina = await app.staff()
  const settings = await settingsOf(mina)
  expect(settings.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['todos.assigned', 'meetings.changed']))
  for (const setting of settings) expect(setting).toMatchObject({ in_app: true, push: true, mail: false })
})

test('clients and partners are asked only about what they get', async () => {
  const ofCompanies = ['portal.meetings', 'portal.minutes', 'portal.pocket']
  for (const [person, type, kinds] of [
    [await app.client(), 'client', ofCompanies],
    [await app.vc(), 'vc', []],
  ] as const) {
    const asked = (await settingsOf(person)).map(({ kind }) => kind)
    expect(asked).toEqual(expect.arrayContaining(['members.decided', ...kinds]))
    for (const kind of asked) expect(alarmKinds[kind as AlarmKind].to, kind).toContain(type)
    const body = { in_app: false, push: false, mail: false }
    await expect(person.call(alarms.saveSetting, { params: { kind: 'todos.changed' }, body })).rejects.toMatchObject({
      status: 404,
    })
  }
})

test('a kind that is turned off in the product does not ring, and is kept as read', async () => {
  const [mina, jun] = [await app.staff(), await app.staff()]
  const body = { in_app: false, push: true, mail: false }
  const { query } = await mina.call(alarms.saveSetting, { params: { kind: 'todos.changed' }, body })
  expect(query).toEqual([expect.objectContaining({ kind: 'todos.changed', ...body })])
  await raise(jun, mina.user_no, 'todo:1')
  await raise(mina, jun.user_no, 'todo:1')
  expect((await mina.call(alarms.newList)).total).toBe(0)
  expect((await mina.call(alarms.list)).query).toEqual([expect.objectContaining({ state: 2 })])
  expect((await jun.call(alarms.newList)).total).toBe(1)
})

test('by mail: one for a burst, with the way to its cause', async () => {
  const [mina, jun] = [await app.staff({ user_email: 'mina.settings@example.com' }), await app.staff()]
  await mina.call(alarms.saveSetting, {
    params: { kind: 'todos.changed' },
    body: { in_app: true, push: false, mail: true },
  })
  await raise(jun, mina.user_no, 'todo:2')
  await raise(jun, mina.user_no, 'todo:2')
  const mails = await mailsTo('mina.settings@example.com')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.ob_subject).toContain('할 일이 바뀌었어요')
  expect(mails[0]?.ob_text).toContain('/employee/todo')
})
