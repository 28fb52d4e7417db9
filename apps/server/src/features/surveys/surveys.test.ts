import { alarms } from '@crm/contract/features/alarms/alarms'
import { surveyClosed, surveyMessages, surveys } from '@crm/contract/features/surveys/surveys'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { bookedAt, projectOf } from '../../testing/fixtures/meetingFixture.ts'
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
let mina: Awaited<ReturnType<TestApp['staff']>>
let client_no: number
let proj_no: number

beforeAll(async () => {
  app = await startTestApp({ rateLimits: false })
  mina = await app.staff({ emp_scope: ['ScheduleMeeting'] })
  client_no = await app.company('주식회사 초록언덕')
  await sql`update clients set client_phone = '01011112222', client_contact = '[{"name":"이담당","number":"01033334444"}]'
    where client_no = ${client_no}`.execute(app.db)
  proj_no = await projectOf(app, client_no)
})

const answers = {
  annua_sales: 'under_500m',
  expected_sales: '500m_2b',
  member_of_total: '1_10',
  cust_founded: 'pre',
  cust_founded_direct: '',
  financing_experience: ['loan', 'grant'],
  need_buildup: 'investment',
  need_buildup_direct: '',
} as const
const wholeAnswers = { ...answers, financing_experience: [...answers.financing_experience] }

const find = async (client_name: string, phone: string) =>
  (await app.call(surveys.find, { body: { client_name, phone } })).query

const idOf = async (ms_no: number) => {
  const { rows } = await sql<{ ps_id: string }>`select ps_id from pre_surveys where ms_no = ${ms_no}`.execute(app.db)
  return rows[0]?.ps_id as string
}

test('company and phone together find one’s own coming meetings; either alone finds nothing', async () => {
  const soon = await bookedAt(app, { inHours: 3, proj_no, client_no, mr_type: 1 })
  await bookedAt(app, { inHours: -30, proj_no, client_no, mr_type: 1 })
  await bookedAt(app, { inHours: 40, proj_no, client_no, state: 2 })
  await bookedAt(app, { inHours: 41, proj_no, client_no, mr_checked: 2 })
  await bookedAt(app, { inHours: 5, client_no: await app.company('다른회사') })

  for (const [name, phone] of [
    ['초록언덕', '010-1111-2222'],
    ['(주) 초록 언덕', '01033334444'],
  ] as const) {
    const found = await find(name, phone)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ ps_id: await idOf(soon), client_name: '주식회사 초록언덕', is_answered: false })
  }
  expect(await find('초록언덕', '010-9999-8888')).toEqual([])
  expect(await find('다른회사', '010-1111-2222')).toEqual([])
  expect(await find('초록', '010-1111-2222')).toEqual([])
})

test('people who are not in the books find theirs by what was written down', async () => {
  const mr_info = { client_name: '새싹상점', client_contact: [{ name: '김새싹', number: '01055556666' }] }
  await bookedAt(app, { inHours: 6, mr_info, mr_type: 1 })
  expect(await find('새싹상점', '010-5555-6666')).toHaveLength(1)
  expect(await find('새싹상점', '010-1111-2222')).toEqual([])
})

test('the id is long and random, and the page tells of no answers', async () => {
  const ms_no = await bookedAt(app, { inHours: 8, proj_no, client_no, mr_type: 1, by: [mina.emp_no] })
  await find('초록언덕', '010-1111-2222')
  const ps_id = await idOf(ms_no)
  expect(ps_id).toMatch(/^[\w-]{22}$/)
  await expect(app.call(surveys.question, { params: { ps_id: 'x'.repeat(22) } })).rejects.toMatchObject({ status: 404 })

  const made = await app.call(surveys.answer, { params: { ps_id }, body: wholeAnswers })
  expect(made.query[0]).toMatchObject({ is_answered: true })
  const { query } = await app.call(surveys.question, { params: { ps_id } })
  expect(Object.keys(query[0] ?? {}).sort()).toEqual(
    ['client_name', 'closed_as', 'end_dt', 'is_answered', 'mr_type', 'mr_way', 'ps_id', 'start_dt'].sort(),
  )
  for (const filter of [{ ms_no }, { proj_no }]) {
    expect((await mina.call(surveys.ofMeeting, { query: filter })).query).toMatchObject([
      {
        ms_no,
        mr_type: 1,
        mr_count: 1,
        start_dt: query[0]?.start_dt,
        annua_sales: 'under_500m',
        financing_experience: ['loan', 'grant'],
        cust_founded_direct: null,
      },
    ])
  }
  expect((await mina.call(surveys.ofMeeting)).query).toEqual([])
  const raised = await mina.call(alarms.newList)
  expect(raised.query[0]?.al_title).toBe('주식회사 초록언덕에서 사전 설문에 답변했어요')
})

test('answers are taken once, however often they are sent at the same time', async () => {
  const ms_no = await bookedAt(app, { inHours: 9, proj_no, client_no, mr_type: 1 })
  await find('초록언덕', '010-1111-2222')
  const ps_id = await idOf(ms_no)
  const attempts = await Promise.allSettled(
    Array.from({ length: 20 }, () => app.call(surveys.answer, { params: { ps_id }, body: wholeAnswers })),
  )
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(app.call(surveys.answer, { params: { ps_id }, body: wholeAnswers })).rejects.toMatchObject({
    status: 409,
    message: surveyMessages.answered,
  })
})

test('direct entries are asked for, and only kept where they were chosen', async () => {
  const ms_no = await bookedAt(app, { inHours: 10, proj_no, client_no, mr_type: 1 })
  await find('초록언덕', '010-1111-2222')
  const ps_id = await idOf(ms_no)
  const attempt = (changes: object) =>
    app.call(surveys.answer, { params: { ps_id }, body: { ...wholeAnswers, ...changes } })
  const refused = (field: string, message: string) => ({ status: 400, fields: { [field]: message } })
  await expect(attempt({ cust_founded: 'direct', cust_founded_direct: '24' })).rejects.toMatchObject(
    refused('cust_founded_direct', surveyMessages.yearMissing),
  )
  await expect(attempt({ need_buildup: 'direct', need_buildup_direct: ' ' })).rejects.toMatchObject(
    refused('need_buildup_direct', surveyMessages.needMissing),
  )
  await expect(attempt({ financing_experience: ['none', 'vc'] })).rejects.toMatchObject(
    refused('financing_experience', surveyMessages.noneAlone),
  )
  await expect(attempt({ financing_experience: [] })).rejects.toMatchObject(
    refused('financing_experience', surveyMessages.answerMissing),
  )
  const wrong = { annua_sales: '', cust_founded: 'direct', need_buildup: 'direct' }
  await expect(attempt(wrong)).rejects.toMatchObject({
    fields: {
      annua_sales: surveyMessages.answerMissing,
      cust_founded_direct: surveyMessages.yearMissing,
      need_buildup_direct: surveyMessages.needMissing,
    },
  })
  await attempt({ cust_founded: 'direct', cust_founded_direct: '2024', need_buildup_direct: '남은 글' })
  expect((await mina.call(surveys.ofMeeting, { query: { ms_no } })).query[0]).toMatchObject({
    cust_founded_direct: '2024',
    need_buildup_direct: null,
  })
})

test('a year to come is refused, what is chosen twice is kept once, and direct entries may be left out', async () => {
  const ms_no = await bookedAt(app, { inHours: 12, proj_no, client_no, mr_type: 3 })
  await find('초록언덕', '010-1111-2222')
  const params = { ps_id: await idOf(ms_no) }
  const founded = (year: number) => ({ cust_founded: 'direct' as const, cust_founded_direct: String(year) })
  const thisYear = Number(
    (await sql<{ year: number }>`select extract(year from now())::int as year`.execute(app.db)).rows[0]?.year,
  )
  await expect(
    app.call(surveys.answer, { params, body: { ...wholeAnswers, ...founded(thisYear + 1) } }),
  ).rejects.toMatchObject({ status: 400, fields: { cust_founded_direct: surveyMessages.yearAhead } })
  const { need_buildup_direct: _, ...withoutNeed } = wholeAnswers
  const body = {
    ...withoutNeed,
    ...founded(thisYear),
    financing_experience: ['loan', 'own', 'loan'] as ('loan' | 'own')[],
  }
  await app.call(surveys.answer, { params, body })
  expect((await mina.call(surveys.ofMeeting, { query: { ms_no } })).query).toMatchObject([
    { financing_experience: ['loan', 'own'], cust_founded_direct: String(thisYear), need_buildup_direct: null },
  ])
})

test('a meeting that is off or over takes no answers, and the page knows at once', async () => {
  const ms_no = await bookedAt(app, { inHours: 11, proj_no, client_no, mr_type: 1 })
  await find('초록언덕', '010-1111-2222')
  const params = { ps_id: await idOf(ms_no) }
  const closed = async () => (await app.call(surveys.question, { params })).query[0]?.closed_as
  expect(await closed()).toBeNull()
  for (const [change, closed_as] of [
    [sql`mr_checked = 2`, 'cancelled'],
    [sql`mr_checked = 0, state = 2`, 'waiting'],
    [sql`state = 1, mr_checked = 1`, 'over'],
    [sql`mr_checked = 0, start_dt = now() - interval '2 hours', end_dt = now() - interval '1 hour'`, 'over'],
  ] as const) {
    await sql`update mr_schedules set ${change} where ms_no = ${ms_no}`.execute(app.db)
    expect(await closed()).toBe(closed_as)
    await expect(app.call(surveys.answer, { params, body: wholeAnswers })).rejects.toMatchObject({
      status: 409,
      message: surveyClosed.label(closed_as),
    })
  }
})

test('guessing is slowed down', async () => {
  const guarded = await startTestApp()
  const guess = () => guarded.call(surveys.find, { body: { client_name: '초록언덕', phone: '010-1111-2222' } })
  for (let index = 0; index < 20; index++) await guess()
  await expect(guess()).rejects.toMatchObject({ status: 429 })
})
