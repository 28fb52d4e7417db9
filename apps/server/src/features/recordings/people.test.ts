import { alarms } from '@crm/contract/features/alarms/alarms'
import { meetings } from '@crm/contract/features/meetings/meetings'
import { minutes } from '@crm/contract/features/minutes/minutes'
import { recordings } from '@crm/contract/features/recordings/recordings'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { bookedAt } from '../../testing/fixtures/meetingFixture.ts'
import { bytesOf, noise, savedRecording, soundAt } from '../../testing/fixtures/recordingFixture.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'

type Staff = Person & { emp_no: number }
let app: TestApp
let mina: Staff
let jun: Staff
/** Sees every meeting, and no recording. */
let curious: Staff
beforeAll(async () => {
  app = await startTestApp({ rateLimits: false })
  mina = await app.staff({ user_name: '미나', emp_scope: ['MyPageMeeting'] })
  jun = await app.staff({ user_name: '준', emp_scope: ['MyPageMeeting'] })
  curious = await app.staff({ emp_scope: ['ScheduleMeeting', 'ScheduleRecord', 'WorkList'] })
})

const texts = ['안녕하세요.', '계약금은 3천만 원이에요.', '연락처는 010-1234-5678이에요.']
const make = () => savedRecording(mina, texts, [noise(800)])
const heard = async (person: Staff, id: number) => {
  const { query } = await person.call(recordings.list, { query: { limit: 100 } })
  const isListed = query.some((one) => one.id === id)
  const isOpen = await person.call(recordings.get, { params: { id } }).then(
    () => true,
    ({ status }: { status: number }) => expect(status).toBe(404) === undefined && false,
  )
  expect(isOpen).toBe(isListed)
  return isListed
}

/** Every call about one session, as somebody for whom it is not there. */
const everyCall = (person: Staff, id: number) =>
  [
    () => person.call(recordings.get, { params: { id } }),
    () => person.call(recordings.lines, { params: { id } }),
    () => person.call(recordings.updateLine, { params: { id, line_no: 0 }, body: { text: '바꾼 말' } }),
    () => person.call(recordings.update, { params: { id }, body: { recording_sessions: ['바꾼 말'] } }),
    () => person.call(recordings.update, { params: { id }, body: { recording_sessions: [], id, type: 'user' } }),
    () => person.call(recordings.upload, { body: { id: String(id) } }),
    () => person.call(recordings.rename, { params: { id }, body: { title: '내 것' } }),
    () => person.call(recordings.link, { params: { id }, body: { ms_no: null } }),
    () => person.call(recordings.share, { params: { id }, body: { emp_nos: [person.emp_no] } }),
    () => person.call(recordings.play, { params: { id }, body: {} }),
    () => person.call(recordings.audio, { params: { id } }),
    () => person.call(recordings.remove, { params: { id } }),
    () => person.call(recordings.restore, { params: { id } }),
    () => person.call(recordings.listeners, { params: { id } }),
  ] as const

test('a session is there for its recorder alone, whatever others may open', async () => {
  const id = await make()
  expect(await heard(mina, id)).toBe(true)
  for (const stranger of [jun, curious]) {
    expect(await heard(stranger, id)).toBe(false)
    for (const call of everyCall(stranger, id)) await expect(call()).rejects.toMatchObject({ status: 404 })
  }
  expect((await mina.call(recordings.lines, { params: { id } })).query.map(({ text }) => text)).toEqual(texts)
})

test('companies, investors and whoever looks at their screens get nowhere', async () => {
  const id = await make()
  const outside = [await app.client(), await app.vc()]
  for (const person of outside)
    for (const call of everyCall({ ...person, emp_no: 1 }, id))
      await expect(call()).rejects.toMatchObject({ status: 403 })
})

test('whom it is shared with may listen and changes nothing; they are told, and it ends with the share', async () => {
  const id = await make()
  const { query } = await mina.call(recordings.share, { params: { id }, body: { emp_nos: [jun.emp_no, mina.emp_no] } })
  expect(query).toMatchObject([{ shared_with: [{ emp_no: jun.emp_no, emp_name: '준' }] }])
  expect(await heard(jun, id)).toBe(true)
  const { query: told } = await jun.call(alarms.list, { query: { offset: 0, limit: 10 } })
  expect(told).toMatchObject([{ al_title: '미나 님이 녹음을 공유했어요', al_link: `/?recording=${id}` }])
  const forbidden = { status: 403 }
  await expect(jun.call(recordings.rename, { params: { id }, body: { title: '내 것' } })).rejects.toMatchObject(
    forbidden,
  )
  const line = { params: { id, line_no: 0 }, body: { text: '바꾼 말' } }
  await expect(jun.call(recordings.updateLine, line)).rejects.toMatchObject(forbidden)
  await expect(jun.call(recordings.listeners, { params: { id } })).rejects.toMatchObject(forbidden)

  const { query: played } = await jun.call(recordings.play, { params: { id }, body: {} })
  const url = played[0]?.url ?? ''
  const sound = await soundAt(app, url, { range: 'bytes=44-' })
  expect(sound.status).toBe(206)
  expect(sound.headers.get('content-disposition')).toMatch(/^inline/)
  expect(Buffer.from(await sound.arrayBuffer()).equals(bytesOf(noise(800)))).toBe(true)
  const { query: listeners } = await mina.call(recordings.listeners, { params: { id } })
  expect(listeners).toMatchObject([{ emp_no: jun.emp_no, emp_name: '준', is_download: false }])

  await mina.call(recordings.share, { params: { id }, body: { emp_nos: [] } })
  expect(await heard(jun, id)).toBe(false)
  expect((await soundAt(app, url)).status).toBe(404)
  await expect(mina.call(recordings.share, { params: { id }, body: { emp_nos: [999_999] } })).rejects.toMatchObject({
    status: 400,
  })
})

test('an address ends after its hours, and with the listener’s account; downloads are noted once', async () => {
  const id = await make()
  const { query } = await mina.call(recordings.play, { params: { id }, body: { is_download: true } })
  const url = query[0]?.url ?? ''
  const saved = await soundAt(app, url)
  expect(saved.headers.get('content-disposition')).toMatch(/^attachment/)
  await saved.arrayBuffer()
  for (let time = 0; time < 2; time++)
    await (
      await soundAt(app, `/crm/v3/recordings/${id}/audio`, { authorization: `Bearer ${mina.token}` })
    ).arrayBuffer()
  expect((await mina.call(recordings.listeners, { params: { id } })).total).toBe(1)
  await sql`alter table recording_listens disable trigger recording_listens_are_append_only`.execute(app.db)
  await sql`update recording_listens set listened_dt = now() - interval '7 hours' where id = ${id}`.execute(app.db)
  await sql`alter table recording_listens enable trigger recording_listens_are_append_only`.execute(app.db)
  expect((await soundAt(app, url)).status).toBe(404)
  await expect(sql`update recording_listens set emp_no = 1 where id = ${id}`.execute(app.db)).rejects.toThrow(
    'never changed',
  )
})

test('the people of its meeting hear it and correct its words', async () => {
  const id = await make()
  const ms_no = await bookedAt(app, { inHours: -2, by: [mina.emp_no, jun.emp_no] })
  const { query } = await mina.call(recordings.link, { params: { id }, body: { ms_no } })
  expect(query).toMatchObject([{ ms_no }])
  expect(await heard(jun, id)).toBe(true)
  expect(await heard(curious, id)).toBe(false)
  const { query: lines } = await jun.call(recordings.updateLine, {
    params: { id, line_no: 0 },
    body: { text: '반갑습니다.' },
  })
  expect(lines).toMatchObject([{ line_no: 0, text: '반갑습니다.', is_edited: true }])
  await expect(jun.call(recordings.remove, { params: { id } })).rejects.toMatchObject({ status: 403 })
  expect((await jun.call(recordings.list, { query: { ms_no } })).query).toMatchObject([
    { id, is_own: false, may_edit: true },
  ])

  const record = async () => (await mina.call(minutes.read, { query: { ms_no } })).query
  const title = (await mina.call(recordings.get, { params: { id } })).query[0]?.title
  expect(await record()).toMatchObject([{ mrd_record: [`녹음 #${id} ${title}`], mrd_content: '', published_dt: null }])
  expect((await mina.call(meetings.detail, { params: { ms_no } })).query).toMatchObject([{ exist_record: false }])
  await mina.call(recordings.rename, { params: { id }, body: { title: '계약 이야기' } })
  expect(await record()).toMatchObject([{ mrd_record: [`녹음 #${id} 계약 이야기`] }])
  await mina.call(recordings.link, { params: { id }, body: { ms_no: null } })
  expect(await record()).toEqual([])
  expect(await heard(jun, id)).toBe(false)
})

test('a recording keeps what is written of a meeting, and goes with neither', async () => {
  const id = await make()
  const ms_no = await bookedAt(app, { inHours: -2, by: [mina.emp_no] })
  const texts = { mrd_content: '<p>상세</p>', mrd_secret: '<p>내부</p>' }
  await mina.call(minutes.create, { body: { ms_no, ...texts } })
  await mina.call(recordings.link, { params: { id }, body: { ms_no } })
  const record = async () => (await mina.call(minutes.read, { query: { ms_no } })).query
  expect(await record()).toMatchObject([{ ...texts, mrd_record: [expect.stringContaining(`#${id} `)] }])
  await mina.call(recordings.remove, { params: { id } })
  expect(await record()).toMatchObject([{ ...texts, mrd_record: [] }])
  await mina.call(recordings.restore, { params: { id } })
  expect(await record()).toMatchObject([{ mrd_record: [expect.stringContaining(`#${id} `)] }])
  await expect(mina.call(meetings.remove, { params: { ms_no } })).rejects.toMatchObject({ status: 409 })
})

test('a meeting that was only recorded can be deleted; the recording stays, and its recorder is told', async () => {
  const id = await make()
  const ms_no = await bookedAt(app, { inHours: 2, by: [mina.emp_no, jun.emp_no] })
  await mina.call(recordings.link, { params: { id }, body: { ms_no } })
  await jun.call(meetings.remove, { params: { ms_no } })
  expect((await mina.call(recordings.get, { params: { id } })).query).toMatchObject([{ ms_no: null }])
  const { query: told } = await mina.call(alarms.list, { query: { offset: 0, limit: 10 } })
  expect(told.map(({ al_title }) => al_title)).toContain('미팅이 삭제되어 녹음의 연결이 풀렸어요')
})

test('only a meeting whose minutes the recorder may write is linked', async () => {
  const ms_no = await bookedAt(app, { inHours: -2, by: [jun.emp_no] })
  const id = await make()
  await expect(mina.call(recordings.link, { params: { id }, body: { ms_no } })).rejects.toMatchObject({ status: 404 })
  const without = await app.staff()
  const theirs = await savedRecording(without, ['말'])
  const own = await bookedAt(app, { inHours: -2, by: [without.emp_no] })
  await expect(without.call(recordings.link, { params: { id: theirs }, body: { ms_no: own } })).rejects.toMatchObject({
    status: 403,
  })
})
