import { alarms } from '@crm/contract/features/alarms/alarms'
import { alimtalk, alimtalkMessages, unsentAs } from '@crm/contract/features/alimtalk/alimtalk'
import { meetings } from '@crm/contract/features/meetings/meetings'
import { outbox } from '@crm/contract/features/outbox/outbox'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type AlimtalkFixture,
  alimtalkFixture,
  always,
  makeJobsDue,
  noQuietHours,
  sendTo,
  shown,
  stateOf,
} from '../../testing/fixtures/alimtalkFixture.ts'
import { startSolapi } from '../../testing/services/solapi.ts'

let kakao: Awaited<ReturnType<typeof startSolapi>>
let demo: AlimtalkFixture
let real: AlimtalkFixture
let night: AlimtalkFixture
beforeAll(async () => {
  kakao = await startSolapi()
  const { settings } = kakao
  demo = await alimtalkFixture({ config: { seed: 'demo', alimtalk: { solapi: undefined, quiet: noQuietHours } } })
  real = await alimtalkFixture({ config: { alimtalk: { solapi: settings, quiet: noQuietHours } } })
  night = await alimtalkFixture({ config: { alimtalk: { solapi: settings, quiet: always } } })
})
afterAll(() => kakao.stop())

/** What is read before long, also on a busy machine. */
const soon = <Found>(read: () => Found | Promise<Found>) => expect.poll(read, { timeout: 20_000, interval: 200 })

/** What is read once every job that waited for its hour has run. */
const inTheEnd = <Found>(read: () => Promise<Found>) =>
  soon(async () => {
    await makeJobsDue(real)
    return read()
  })

test('without SOLAPI the message lies in the outbox, with the survey’s link, and counts as delivered', async () => {
  const ms_no = await demo.meeting()
  await sendTo(demo, ms_no, '010-3333-4444', '01055556666')
  await soon(() => stateOf(demo, ms_no)).toEqual(['delivered', 'delivered'])
  const { query } = await demo.app.call(outbox.list)
  expect(query[0]).toMatchObject({ channel: 'alimtalk', ob_state: 'sent' })
  expect(query.map(({ ob_to }) => ob_to).sort()).toEqual(['01033334444', '01055556666'])
  expect(query[0]?.ob_text).toContain(`${demo.app.url}/pre-survey/question/`)
  expect(query[0]?.ob_text).not.toContain('아무 날')
})

test('SOLAPI gets a signed request with template and gaps; requested first, delivered when Kakao says so', async () => {
  const ms_no = await real.meeting()
  await sendTo(real, ms_no, '01033334444')
  await soon(() => stateOf(real, ms_no)).toEqual(['requested'])
  const message = kakao.taken.find(({ to }) => to === '01033334444')
  expect(message).toMatchObject({
    type: 'ATA',
    kakaoOptions: { pfId: 'KA01PF', templateId: 'TP-PRE', disableSms: true },
  })
  expect(message?.kakaoOptions.variables).toMatchObject({
    '#{이름}': '이담당',
    '#{미팅}': '사전미팅',
    '#{설문}': expect.stringContaining(`${real.app.url}/pre-survey/question/`),
  })
  kakao.settle('01033334444', '4000', '수신완료')
  await inTheEnd(() => stateOf(real, ms_no)).toEqual(['delivered'])
})

/** The alarms of that meeting's messages. */
const failureAlarms = async ({ mina }: AlimtalkFixture, ms_no: number) =>
  (await mina.call(alarms.newList)).query.filter(({ al_link }) => al_link?.endsWith(`ms_no=${ms_no}`))

test('a message that cannot arrive says why, and whoever asked for it is told', async () => {
  const ms_no = await real.meeting()
  await sendTo(real, ms_no, '01055556666')
  await soon(() => stateOf(real, ms_no)).toEqual(['requested'])
  kakao.settle('01055556666', '3104', '카카오톡 미사용자')
  await inTheEnd(async () => (await shown(real, ms_no))[0]).toMatchObject({
    at_state: 'failed',
    at_outcome: '카카오톡 미사용자',
  })
  expect(await failureAlarms(real, ms_no)).toMatchObject([
    { al_title: '박담당 님에게 알림톡을 보내지 못했어요', al_body: '카카오톡 미사용자' },
  ])
})

test('why Kakao could not be asked is told, and it is asked again', async () => {
  const ms_no = await real.meeting()
  await sendTo(real, ms_no, '01033334444')
  await soon(() => stateOf(real, ms_no)).toEqual(['requested'])
  const shows = (outcome: object) => inTheEnd(async () => (await shown(real, ms_no))[0]).toMatchObject(outcome)
  kakao.state.mood = 'untold'
  await shows({ at_state: 'requested', at_outcome: expect.stringContaining('점검 중입니다.') })
  kakao.state.mood = 'takes'
  kakao.settle('01033334444', '4000', '수신완료')
  await shows({ at_state: 'delivered', at_outcome: '수신완료' })
})

test('a final no is not asked again', async () => {
  kakao.state.mood = 'refuses'
  const ms_no = await real.meeting()
  const before = kakao.state.attempts
  await sendTo(real, ms_no, '01011112222')
  await soon(() => stateOf(real, ms_no)).toEqual(['failed'])
  kakao.state.mood = 'takes'
  expect((await shown(real, ms_no))[0]?.at_outcome).toContain('템플릿이 승인되지 않았습니다.')
  expect(kakao.state.attempts - before).toBe(1)
  expect(await failureAlarms(real, ms_no)).toHaveLength(1)
})

test('an answer that is lost sends nothing twice', async () => {
  kakao.state.mood = 'silent'
  const ms_no = await real.meeting()
  const count = () => kakao.taken.filter(({ to }) => to === '01011112222').length
  await sendTo(real, ms_no, '01011112222')
  await soon(count).toBe(1)
  await soon(async () => (await shown(real, ms_no))[0]?.at_outcome).not.toBeNull()
  expect(await stateOf(real, ms_no)).toEqual(['waiting'])
  kakao.state.mood = 'takes'
  await inTheEnd(() => stateOf(real, ms_no)).toEqual(['requested'])
  expect(count()).toBe(1)
})

test('what had left before its meeting was called off counts as sent, once SOLAPI can be asked', async () => {
  kakao.state.mood = 'silent'
  const ms_no = await real.meeting()
  await sendTo(real, ms_no, '01055556666')
  await soon(async () => (await shown(real, ms_no))[0]?.at_outcome).not.toBeNull()
  await sql`update mr_schedules set mr_checked = 2 where ms_no = ${ms_no}`.execute(real.app.db)
  kakao.state.mood = 'untold'
  await inTheEnd(async () => (await shown(real, ms_no))[0]).toMatchObject({
    at_state: 'waiting',
    at_outcome: expect.stringContaining('점검 중입니다.'),
  })
  kakao.state.mood = 'takes'
  await inTheEnd(() => stateOf(real, ms_no)).toEqual(['requested'])
  expect(await failureAlarms(real, ms_no)).toEqual([])
})

test('given up without an answer, it says that nobody knows whether it has left', async () => {
  kakao.state.mood = 'silent'
  const ms_no = await real.meeting()
  await sendTo(real, ms_no, '01033334444')
  await soon(async () => (await shown(real, ms_no))[0]?.at_outcome).not.toBeNull()
  kakao.state.mood = 'untold'
  await sql`update alimtalk set at_tries = 5 where to_no = ${ms_no}`.execute(real.app.db)
  const at_outcome = expect.stringMatching(/^보내졌는지 확인하지 못했어요\. .*점검 중입니다\./)
  await inTheEnd(() => shown(real, ms_no)).toMatchObject([{ at_state: 'failed', at_outcome }])
  kakao.state.mood = 'takes'
})

const off = [
  [sql`mr_checked = 2`, unsentAs.cancelled],
  [sql`state = 2`, unsentAs.waiting],
  [sql`start_dt = now() - interval '2 hours', end_dt = now() - interval '1 hour'`, unsentAs.over],
  [sql`mr_type = 2`, alimtalkMessages.wrongTemplate],
  [sql`proj_no = null, client_no = null, ms_who = 'people'`, alimtalkMessages.notAContact],
] as const
const moved = sql`mr_type = 3, mr_count = 2, start_dt = '2099-03-04 14:30+09', end_dt = '2099-03-04 15:30+09'`

test('a message that waited says what the meeting is now; of one that is off nothing is sent, and that is told', async () => {
  kakao.state.mood = 'busy'
  const waiting = await Promise.all(
    [...off, [moved, null] as const].map(async ([change, reason]) => {
      const ms_no = await real.meeting()
      await sendTo(real, ms_no, '01011112222')
      await soon(async () => (await shown(real, ms_no))[0]?.at_outcome).not.toBeNull()
      await sql`update mr_schedules set ${change} where ms_no = ${ms_no}`.execute(real.app.db)
      return { ms_no, reason }
    }),
  )
  const before = kakao.state.attempts
  kakao.state.mood = 'takes'
  for (const { ms_no, reason } of waiting) {
    await inTheEnd(() => shown(real, ms_no)).toMatchObject([
      reason ? { at_state: 'failed', at_outcome: reason } : { at_state: 'requested', template_name: 'guide_next' },
    ])
    expect(await failureAlarms(real, ms_no)).toMatchObject(reason ? [{ al_body: reason }] : [])
  }
  expect(kakao.state.attempts - before).toBe(1)
  const { kakaoOptions } = kakao.taken.at(-1) ?? {}
  expect(kakaoOptions).toMatchObject({ templateId: 'TP-GN' })
  expect(kakaoOptions?.variables).toEqual({
    '#{회사}': expect.any(String),
    '#{이름}': '김대표',
    '#{미팅}': '가이드미팅 2회차',
    '#{일시}': '2099년 3월 4일 수요일 오후 2시 30분',
    '#{장소}': '외부 (장소는 담당자가 따로 알려 드려요)',
  })
})

test('with its meeting deleted, what was sent stays known and what waits is not sent any more', async () => {
  const delivered = await demo.meeting()
  const kept = async ({ app }: AlimtalkFixture, ms_no: number) =>
    (await sql`select at_state, at_outcome, gaps from alimtalk where to_no = ${ms_no}`.execute(app.db)).rows
  await sendTo(demo, delivered, '01011112222')
  await soon(() => stateOf(demo, delivered)).toEqual(['delivered'])
  await demo.mina.call(meetings.remove, { params: { ms_no: delivered } })
  expect(await kept(demo, delivered)).toMatchObject([
    { at_state: 'delivered', gaps: { 일시: expect.stringMatching(/년/) } },
  ])

  kakao.state.mood = 'busy'
  const late = await real.meeting()
  await sendTo(real, late, '01011112222')
  await soon(async () => (await shown(real, late))[0]?.at_outcome).not.toBeNull()
  await real.mina.call(meetings.remove, { params: { ms_no: late } })
  kakao.state.mood = 'takes'
  const before = kakao.state.attempts
  await inTheEnd(() => kept(real, late)).toMatchObject([{ at_state: 'failed', at_outcome: unsentAs.cancelled }])
  expect(kakao.state.attempts).toBe(before)
})

test('a template that SOLAPI does not have yet fails and names the setting', async () => {
  const { settings } = kakao
  const { guide_first: _, ...templates } = settings.templates
  const other = await alimtalkFixture({
    config: { alimtalk: { solapi: { ...settings, templates }, quiet: noQuietHours } },
  })
  const ms_no = await other.meeting({ mr_type: 3, mr_count: 1 })
  const receivers = [{ receiver: '01033334444', recvname: '이담당', meeting_date: '그날', meeting_type: '미팅' }]
  await other.mina.call(alimtalk.send, { body: { template_name: 'guide_first', receivers, ms_no } })
  await soon(() => shown(other, ms_no)).toMatchObject([
    { at_state: 'failed', at_outcome: expect.stringContaining('SOLAPI_TEMPLATE_GUIDE_FIRST') },
  ])
})

test('at night it waits for the morning, and says so', async () => {
  const ms_no = await night.meeting()
  const answer = await sendTo(night, ms_no, '01033334444')
  expect(answer.quiet_until).toMatch(/ 00:00$/)
  expect(answer.query[0]).toMatchObject({ at_state: 'waiting', due_dt: answer.quiet_until })
  const before = kakao.state.attempts
  await makeJobsDue(night)
  const due = () =>
    sql<{
      count: number
    }>`select count(*)::int as count from pgboss.job where name = 'alimtalk.send' and state = 'completed'`.execute(
      night.app.db,
    )
  await soon(async () => (await due()).rows[0]?.count).toBe(1)
  expect(await stateOf(night, ms_no)).toEqual(['waiting'])
  expect(kakao.state.attempts).toBe(before)
})
