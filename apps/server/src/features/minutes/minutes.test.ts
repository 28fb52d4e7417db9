import { clients } from '@crm/contract/features/clients/clients'
import { meetings } from '@crm/contract/features/meetings/meetings'
import { minutes, minutesMessages } from '@crm/contract/features/minutes/minutes'
import { minutesTitles } from '@crm/contract/features/minutes/minutes.columns'
import { portal } from '@crm/contract/features/portal/portal'
import { beforeAll, expect, test } from 'vitest'
import { accessMatrix } from '../../testing/access/accessMatrix.ts'
import { columnIn, sheetIn } from '../../testing/files/spreadsheets.ts'
import { bookedAt, projectOf } from '../../testing/fixtures/meetingFixture.ts'
import { sendRaw } from '../../testing/sendRaw.ts'
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
let mina: Awaited<ReturnType<TestApp['staff']>>
let jun: Awaited<ReturnType<TestApp['staff']>>
let client_no: number
let proj_no: number

beforeAll(async () => {
  app = await startTestApp({ rateLimits: false })
  const emp_scope = ['ScheduleRecord', 'ScheduleMeeting'] as const
  ;[mina, jun] = [await app.staff({ emp_scope: [...emp_scope] }), await app.staff({ emp_scope: [...emp_scope] })]
  client_no = await app.company('초록언덕')
  proj_no = await projectOf(app, client_no)
})

const meetingBefore = (hours: number) =>
  bookedAt(app, { inHours: -hours, by: [mina.emp_no], proj_no, client_no, mr_checked: 1 })

const texts = { mrd_content: '다음 회차까지 사업계획서를 다시 씁니다.', mrd_secret: '추가 계약 가능성이 높다.' }

test('the first completion inserts, later ones change; the meeting says that there are minutes', async () => {
  const ms_no = await meetingBefore(5)
  const empty = await mina.call(minutes.read, { query: { ms_no } })
  expect(empty).toMatchObject({ query: [], meeting: { ms_no, client_name: '초록언덕', proj_name: '투자 준비' } })

  const made = await mina.call(minutes.create, { body: { ms_no, proj_no, ...texts } })
  expect(made.query[0]).toMatchObject({ ms_no, proj_no, ...texts, mrd_record: [], rev: 1 })
  const mrd_no = made.query[0]?.mrd_no as number
  const changed = await jun.call(minutes.update, {
    params: { mrd_no },
    body: { ...texts, mrd_content: '바뀐 내용', rev: 1 },
  })
  expect(changed.query[0]).toMatchObject({ mrd_content: '바뀐 내용', rev: 2 })
  const listed = await mina.call(meetings.list, { query: { client_no } })
  expect(listed.query.find((meeting) => meeting.ms_no === ms_no)).toMatchObject({ exist_record: true })
})

test('both texts are required and hold 10,000 characters each', async () => {
  const ms_no = await meetingBefore(7)
  const attempt = (changes: object) => mina.call(minutes.create, { body: { ms_no, ...texts, ...changes } })
  await expect(attempt({ mrd_content: ' \n' })).rejects.toMatchObject({
    status: 400,
    fields: { mrd_content: minutesMessages.contentMissing },
  })
  await expect(attempt({ mrd_secret: '' })).rejects.toMatchObject({
    status: 400,
    fields: { mrd_secret: minutesMessages.secretMissing },
  })
  await expect(attempt({ mrd_content: '가'.repeat(10_001) })).rejects.toMatchObject({
    fields: { mrd_content: minutesMessages.tooLong },
  })
  const whole = { mrd_content: '가'.repeat(10_000), mrd_secret: '나'.repeat(10_000) }
  const { query } = await attempt(whole)
  expect(query[0]).toMatchObject(whole)
})

test('fifty people complete the same minutes at once: one is in, the others are told and can read it', async () => {
  const ms_no = await meetingBefore(9)
  const attempts = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) =>
      mina.call(minutes.create, { body: { ms_no, ...texts, mrd_content: `${index}번째 글` } }),
    ),
  )
  const winners = attempts.filter(({ status }) => status === 'fulfilled')
  const losers = attempts.flatMap((attempt) => (attempt.status === 'rejected' ? [attempt.reason] : []))
  expect(winners).toHaveLength(1)
  for (const loser of losers) expect(loser).toMatchObject({ status: 409, message: minutesMessages.otherWasFirst })
  const { query } = await jun.call(minutes.read, { query: { ms_no } })
  const [saved] = query
  expect(query).toHaveLength(1)

  const changes = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) =>
      jun.call(minutes.update, {
        params: { mrd_no: saved?.mrd_no as number },
        body: { ...texts, mrd_content: `고침 ${index}`, rev: saved?.rev },
      }),
    ),
  )
  expect(changes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await mina.call(minutes.read, { query: { ms_no } })).query[0]).toMatchObject({ rev: (saved?.rev ?? 0) + 1 })
})

test('whoever has read an older one is told; who looks again and sends what is newest goes on', async () => {
  const ms_no = await meetingBefore(11)
  const made = await mina.call(minutes.create, { body: { ms_no, ...texts } })
  const { mrd_no, rev } = made.query[0] as { mrd_no: number; rev: number }
  await mina.call(minutes.update, { params: { mrd_no }, body: { ...texts, mrd_content: '먼저', rev } })
  const late = { params: { mrd_no }, body: { ...texts, mrd_content: '나중', rev } }
  await expect(jun.call(minutes.update, late)).rejects.toMatchObject({
    status: 409,
    code: 'conflict',
    newest: { mrd_no, mrd_content: '먼저' },
  })
  const newest = (await jun.call(minutes.read, { query: { ms_no } })).query[0]
  expect(newest).toMatchObject({ mrd_content: '먼저' })
  await jun.call(minutes.update, { ...late, body: { ...late.body, rev: newest?.rev } })
  expect((await mina.call(minutes.read, { query: { ms_no } })).query[0]).toMatchObject({ mrd_content: '나중' })
})

test('who sends the very words that are saved, because an answer got lost, is not told of somebody else', async () => {
  const ms_no = await meetingBefore(13)
  const first = await mina.call(minutes.create, { body: { ms_no, ...texts } })
  const again = await mina.call(minutes.create, { body: { ms_no, ...texts } })
  expect(again.query).toEqual(first.query)
  const params = { mrd_no: first.query[0]?.mrd_no as number }
  const body = { ...texts, mrd_content: '답이 사라진 글', rev: 1 }
  for (let attempt = 0; attempt < 2; attempt++)
    expect((await mina.call(minutes.update, { params, body })).query).toMatchObject([{ ...body, rev: 2 }])
  const changed = { ...body, mrd_secret: '다른 말' }
  await expect(mina.call(minutes.update, { params, body: changed })).rejects.toMatchObject({ status: 409 })
})

test('whoever opens projects reads their minutes, and writes none', async () => {
  const ms_no = await meetingBefore(17)
  const { query } = await mina.call(minutes.create, { body: { ms_no, proj_no, ...texts } })
  const refused = { status: 403 }
  for (const scope of ['WorkList', 'WorkListV2', 'MyPageProject'] as const) {
    const reader = await app.staff({ emp_scope: [scope] })
    expect((await reader.call(minutes.read, { query: { ms_no } })).query).toMatchObject([texts])
    const params = { mrd_no: query[0]?.mrd_no as number }
    await expect(reader.call(minutes.update, { params, body: texts })).rejects.toMatchObject(refused)
    await expect(reader.call(minutes.create, { body: { ms_no, ...texts } })).rejects.toMatchObject(refused)
    await expect(reader.call(minutes.list)).rejects.toMatchObject(refused)
  }
})

test('minutes of meetings that are not there are not there', async () => {
  const missing = { status: 404 }
  await expect(mina.call(minutes.read, { query: { ms_no: 999_999 } })).rejects.toMatchObject(missing)
  await expect(mina.call(minutes.create, { body: { ms_no: 999_999, ...texts } })).rejects.toMatchObject(missing)
  await expect(mina.call(minutes.update, { params: { mrd_no: 999_999 }, body: texts })).rejects.toMatchObject(missing)
})

test('all minutes are found by what is written in them, in either text, by 초성 and by the company', async () => {
  const ms_no = await meetingBefore(100)
  await mina.call(minutes.create, {
    body: { ms_no, mrd_content: `${'앞 이야기 '.repeat(40)}해파리 수출 계획`, mrd_secret: '고래 같은 예산' },
  })
  for (const keyword of ['해파리', 'ㅎㅍㄹ 수출', '고래', '초록언덕']) {
    const { query } = await jun.call(minutes.list, { query: { keyword, limit: 100 } })
    expect(query.map((row) => row.ms_no)).toContain(ms_no)
  }
  const { query, total } = await jun.call(minutes.list, { query: { keyword: '해파리' } })
  expect(total).toBe(1)
  expect(query[0]?.content_excerpt).toBe('…앞 이야기 해파리 수출 계획')
  expect(query[0]?.secret_excerpt).toBe('고래 같은 예산')
  expect((await jun.call(minutes.list, { query: { keyword: '해파리', is_own: 1 } })).total).toBe(0)
  expect((await mina.call(minutes.list, { query: { keyword: '해파리', is_own: 1 } })).total).toBe(1)
  expect((await mina.call(minutes.list, { query: { keyword: '없는말' } })).total).toBe(0)
  const newest = (await mina.call(minutes.list)).query.map((row) => row.start_dt)
  expect(newest).toEqual(newest.toSorted().reverse())
})

test('the total follows what is written and whose meeting it is; past the last page it is still there', async () => {
  const total = async (query: object = {}) => (await jun.call(minutes.list, { query })).total
  const ms_no = await meetingBefore(130)
  const [all, own] = [await total(), await total({ is_own: 1 })]
  await mina.call(minutes.create, { body: { ms_no, ...texts } })
  expect([await total(), await total({ is_own: 1 })]).toEqual([all + 1, own])
  await app.db.updateTable('mr_schedule_managers').set({ emp_no: jun.emp_no }).where('ms_no', '=', ms_no).execute()
  expect([await total(), await total({ is_own: 1 })]).toEqual([all + 1, own + 1])
  for (const query of [{}, { keyword: '초록언덕' }]) {
    const past = await jun.call(minutes.list, { query: { ...query, offset: 1000 } })
    expect(past).toMatchObject({ query: [], total: await total(query) })
  }
})

test('minutes of people who are not in the books are found by who came', async () => {
  const mr_info = { client_name: '새싹상점', client_contact: [] }
  const ms_no = await bookedAt(app, { inHours: -110, by: [mina.emp_no], mr_info, mr_checked: 1 })
  await mina.call(minutes.create, { body: { ms_no, ...texts } })
  for (const keyword of ['새싹상점', 'ㅅㅆㅅㅈ']) {
    expect((await mina.call(minutes.list, { query: { keyword } })).query).toMatchObject([{ ms_no }])
  }
})

test('a client reads the client text of own meetings, newest first, and nothing of others', async () => {
  const own = await app.client({ client_no })
  const other = await app.client()
  const { query, total } = await own.call(minutes.ofClient, { query: { limit: 100 } })
  expect(total).toBe(query.length)
  expect(query.length).toBeGreaterThan(3)
  expect(query.map((row) => row.mrd_content)).toContain('나중')
  expect((await other.call(minutes.ofClient)).query).toEqual([])
  for (const stranger of [own, await app.vc()]) {
    await expect(stranger.call(minutes.read, { query: { ms_no: 1 } })).rejects.toMatchObject({ status: 403 })
    await expect(stranger.call(minutes.list)).rejects.toMatchObject({ status: 403 })
    await expect(stranger.call(minutes.create, { body: { ms_no: 1, ...texts } })).rejects.toMatchObject({ status: 403 })
  }
})

test('no call that a client can make ever holds the internal text', async () => {
  const secret = '아무도못볼내부기록'
  const ms_no = await meetingBefore(20)
  await mina.call(minutes.create, { body: { ms_no, ...texts, mrd_secret: secret } })
  const own = await app.client({ client_no })
  for (const endpoint of [minutes.ofClient, portal.home, clients.own]) {
    expect(JSON.stringify(await own.call(endpoint as typeof minutes.ofClient))).not.toContain(secret)
  }
  const reads = accessMatrix.filter(({ endpoint }) => endpoint.method === 'GET')
  for (const { name, endpoint, sample } of reads) {
    const request = { token: own.token, params: { ...sample?.params, ms_no, proj_no, client_no } }
    const query = new URLSearchParams({ ms_no: String(ms_no), limit: '100', keyword: secret }).toString()
    for (const asked of [query, '']) {
      const { text } = await sendRaw(app.url, endpoint, { ...request, query: asked })
      expect(text, name).not.toContain(secret)
    }
  }
  // Every read of the product is called twice.
})

test('recordings alone are kept, and are no minutes until somebody writes them', async () => {
  const ms_no = await meetingBefore(30)
  const made = (await mina.call(minutes.create, { body: { ms_no, mrd_record: ['rec-1'] } })).query[0]
  expect(made).toMatchObject({ mrd_record: ['rec-1'], mrd_content: '', mrd_secret: '' })
  const isWritten = async () =>
    (await mina.call(meetings.detail, { params: { ms_no } })).query.map(({ exist_record }) => exist_record)
  expect(await isWritten()).toEqual([false])

  const written = (await jun.call(minutes.create, { body: { ms_no, ...texts } })).query[0]
  expect(written).toMatchObject({ mrd_no: made?.mrd_no, mrd_record: ['rec-1'], ...texts })
  expect(await isWritten()).toEqual([true])
  const params = { mrd_no: made?.mrd_no as number }
  const more = await mina.call(minutes.update, { params, body: { ms_no, mrd_record: ['rec-1', 'rec-2'] } })
  expect(more.query[0]).toMatchObject({ mrd_record: ['rec-1', 'rec-2'], ...texts })
  await expect(mina.call(minutes.update, { params, body: { ms_no: ms_no + 1, mrd_record: [] } })).rejects.toMatchObject(
    { status: 409 },
  )
  await expect(mina.call(minutes.update, { params, body: { ms_no } })).rejects.toMatchObject({ status: 400 })
})

test('what is not written yet: meetings that are over and took place, one’s own or all', async () => {
  const sora = await app.staff({ emp_scope: ['ScheduleRecord', 'ScheduleMeeting'] })
  const by = [sora.emp_no]
  const open = await bookedAt(app, { inHours: -30, by, proj_no, client_no, mr_checked: 1 })
  const recorded = await bookedAt(app, { inHours: -40, by, proj_no, client_no, mr_checked: 1 })
  const done = await bookedAt(app, { inHours: -50, by, proj_no, client_no, mr_checked: 1 })
  await bookedAt(app, { inHours: -60, by, proj_no, client_no, mr_checked: 2 })
  await bookedAt(app, { inHours: 60, by, proj_no, client_no })
  await sora.call(minutes.create, { body: { ms_no: recorded, mrd_record: ['rec-1'] } })
  await sora.call(minutes.create, { body: { ms_no: done, ...texts } })
  const found = async (query: object) => {
    const { query: rows, total } = await sora.call(minutes.list, { query: { is_own: 1, ...query } })
    expect(total).toBe(rows.length)
    return rows.map(({ ms_no }) => ms_no)
  }
  expect(await found({ is_unwritten: 1 })).toEqual([open, recorded])
  expect(await found({ is_unwritten: 1, keyword: '초록언덕' })).toEqual([open, recorded])
  expect(await found({ is_unwritten: 1, keyword: '없는회사' })).toEqual([])
  expect(await found({})).toEqual([done])
  expect(await found({ keyword: '초록언덕' })).toEqual([done])
  expect(await found({ sort: 'start_dt' })).toEqual([done])
})

test('the list as an Excel file: the same filter and order, for those with the scope', async () => {
  const sora = await app.staff({ emp_scope: ['ScheduleRecord', 'ScheduleMeeting'] })
  const guest = (client_name: string) => ({ mr_info: { client_name, client_contact: [] } })
  for (const [inHours, name] of [
    [-30, '가온'],
    [-20, '나라'],
  ] as const) {
    const ms_no = await bookedAt(app, { inHours, by: [sora.emp_no], mr_checked: 1, ...guest(name) })
    await sora.call(minutes.create, { body: { ms_no, ...texts } })
  }
  const namesIn = async (order: string) => {
    const response = await fetch(`${app.url}/crm/v3/meeting_record/excel?is_own=1${order}`, {
      headers: { authorization: `Bearer ${sora.token}` },
    })
    return columnIn(sheetIn(Buffer.from(await response.arrayBuffer())), 'A')
  }
  expect(await namesIn('')).toEqual([minutesTitles.client_name, '나라', '가온'])
  expect(await namesIn('&sort=client_name')).toEqual([minutesTitles.client_name, '가온', '나라'])
})
