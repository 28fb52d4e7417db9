import { minutes, minutesMessages } from '@crm/contract/features/minutes/minutes'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { bookedAt, projectOf } from '../../testing/fixtures/meetingFixture.ts'
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
let mina: Awaited<ReturnType<TestApp['staff']>>
let client: Awaited<ReturnType<TestApp['client']>>
let proj_no: number
beforeAll(async () => {
  app = await startTestApp()
  mina = await app.staff({ emp_scope: ['MyPageMeeting'] })
  client = await app.client()
  proj_no = await projectOf(app, client.client_no)
})

const texts = { mrd_content: '다음 회차까지 준비합니다.', mrd_secret: '내부 이야기' }
const meeting = (inHours: number) =>
  bookedAt(app, { inHours, by: [mina.emp_no], proj_no, client_no: client.client_no, mr_type: 1 })
const complete = async (ms_no: number, changes: object = {}) =>
  (await mina.call(minutes.create, { body: { ms_no, ...texts, ...changes } })).query[0]
const publish = (mrd_no: number, is_published: boolean) =>
  mina.call(minutes.publish, { params: { mrd_no }, body: { is_published } })

/** What the client finds in the list, and as a file. */
const readByClient = async (mrd_no: number) => {
  const { query } = await client.call(minutes.ofClient, { query: { limit: 50 } })
  const pdf = await fetch(`${app.url}/crm/v3/meeting_record/${mrd_no}/pdf`, {
    headers: { authorization: `Bearer ${client.token}` },
  })
  return [query.some((row) => row.mrd_no === mrd_no), pdf.status]
}
const seen = [true, 200]
const unseen = [false, 404]

test('what is completed is published, unless somebody decides otherwise; it can be taken back', async () => {
  const made = await complete(await meeting(-3))
  const mrd_no = made?.mrd_no as number
  expect(made?.published_dt).not.toBeNull()
  expect(await readByClient(mrd_no)).toEqual(seen)
  expect((await publish(mrd_no, false)).query[0]?.published_dt).toBeNull()
  expect(await readByClient(mrd_no)).toEqual(unseen)
  // A change of the text is no decision to publish it.
  await mina.call(minutes.update, { params: { mrd_no }, body: { ...texts, mrd_content: '고친 글' } })
  expect(await readByClient(mrd_no)).toEqual(unseen)
  await publish(mrd_no, true)
  expect(await readByClient(mrd_no)).toEqual(seen)

  const kept = await complete(await meeting(-4), { is_published: false })
  expect(kept?.published_dt).toBeNull()
  expect(await readByClient(kept?.mrd_no as number)).toEqual(unseen)
})

test('never before the meeting, also when it is put off afterwards', async () => {
  const ms_no = await meeting(5)
  const made = await complete(ms_no)
  const mrd_no = made?.mrd_no as number
  expect(made?.published_dt).toBeNull()
  await expect(publish(mrd_no, true)).rejects.toMatchObject({ status: 409, message: minutesMessages.tooEarly })
  expect(await readByClient(mrd_no)).toEqual(unseen)

  const past = await complete(await meeting(-5))
  await sql`update mr_schedules set start_dt = now() + interval '1 day', end_dt = now() + interval '25 hours' where ms_no = ${past?.ms_no}`.execute(
    app.db,
  )
  expect(await readByClient(past?.mrd_no as number)).toEqual(unseen)
})

test('texts beside recordings are published when they are completed; recordings alone never', async () => {
  const ms_no = await meeting(-6)
  const { query } = await mina.call(minutes.create, { body: { ms_no, mrd_record: ['녹음'] } })
  expect(query[0]?.published_dt).toBeNull()
  const mrd_no = query[0]?.mrd_no as number
  await expect(publish(mrd_no, true)).rejects.toMatchObject({ status: 409 })
  await expect(
    sql`update meeting_record set published_dt = now() where mrd_no = ${mrd_no}`.execute(app.db),
  ).rejects.toThrow('meeting_record_published')
  const done = await mina.call(minutes.update, { params: { mrd_no }, body: texts })
  expect(done.query[0]?.published_dt).not.toBeNull()
})

test('minutes of somebody else’s meeting are neither read, written nor published without the scope', async () => {
  const made = await complete(await meeting(-7))
  const params = { mrd_no: made?.mrd_no as number }
  const jun = await app.staff({ emp_scope: ['MyPageMeeting'] })
  const gone = { status: 404 }
  await expect(jun.call(minutes.read, { query: { ms_no: made?.ms_no as number } })).rejects.toMatchObject(gone)
  await expect(jun.call(minutes.update, { params, body: texts })).rejects.toMatchObject(gone)
  await expect(jun.call(minutes.publish, { params, body: { is_published: false } })).rejects.toMatchObject(gone)
  await expect(jun.call(minutes.create, { body: { ms_no: await meeting(-8), ...texts } })).rejects.toMatchObject(gone)
  const pdf = await fetch(`${app.url}/crm/v3/meeting_record/${params.mrd_no}/pdf/internal`, {
    headers: { authorization: `Bearer ${jun.token}` },
  })
  expect(pdf.status).toBe(404)
})
