import { alarms } from '@crm/contract/features/alarms'
import { meetings } from '@crm/contract/features/meetings'
import {
  longDate,
  meetingTypeWords,
  noticeMessages,
  notices,
  templateOf,
  unsentAs,
} from '@crm/contract/features/notices'
import { outbox } from '@crm/contract/features/outbox'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, house } from '../../testing/house.ts'
import { bookedAt, type MeetingDraft, projectOf } from '../../testing/meetingRoom.ts'
import { startSolapi } from '../../testing/solapi.ts'
import { quietEnd, quietSeconds } from './quiet.ts'

/** An hour of which nobody would notice that it is quiet. */
const never = { from: 0, until: 0 }
const always = { from: 0, until: 24 }

let kakao: Awaited<ReturnType<typeof startSolapi>>
let demo: Office
let real: Office
let night: Office

interface Office {
  at: House
  mina: Awaited<ReturnType<House['staff']>>
  meeting: (draft?: Partial<MeetingDraft>) => Promise<number>
}

const open = async (config: Parameters<typeof house>[0]): Promise<Office> => {
  const at = await house(config)
  const mina = await at.staff({ emp_scope: ['ScheduleMeeting'] })
  const client_no = await at.company('초록언덕')
  await sql`update clients set client_phone = '01011112222',
    client_contact = '[{"name":"이담당","number":"01033334444"},{"name":"박담당","number":"01055556666"}]'
    where client_no = ${client_no}`.execute(at.db)
  const proj_no = await projectOf(at, client_no)
  return {
    at,
    mina,
    meeting: (draft) => bookedAt(at, { inHours: 30, mr_type: 1, proj_no, client_no, by: [mina.emp_no], ...draft }),
  }
}

beforeAll(async () => {
  kakao = await startSolapi()
  const { settings } = kakao
  demo = await open({ config: { seed: 'demo', alimtalk: { solapi: undefined, quiet: never } } })
  real = await open({ config: { alimtalk: { solapi: settings, quiet: never } } })
  night = await open({ config: { alimtalk: { solapi: settings, quiet: always } } })
})
afterAll(() => kakao.stop())

const receiverOf = (receiver: string, recvname = '이담당') => ({
  receiver,
  recvname,
  meeting_date: '아무 날',
  meeting_type: '아무 미팅',
})

const sendTo = ({ mina }: Office, ms_no: number, ...numbers: string[]) =>
  mina.call(notices.send, {
    body: { template_name: 'pre_meeting', receivers: numbers.map((number) => receiverOf(number)), ms_no },
  })

const shown = async ({ mina }: Office, ms_no: number) => (await mina.call(notices.read, { query: { ms_no } })).query
const stateOf = async (office: Office, ms_no: number) => (await shown(office, ms_no)).map(({ at_state }) => at_state)
const hurry = ({ at }: Office) =>
  sql`update pgboss.job set start_after = now() where name like 'notices.%' and state in ('created', 'retry')`.execute(
    at.db,
  )

test('templates, labels and the long Korean date', () => {
  expect(templateOf({ mr_type: 0, mr_count: 1 })).toBe('pre_meeting')
  expect(templateOf({ mr_type: 1, mr_count: 3 })).toBe('pre_meeting')
  expect(templateOf({ mr_type: 2, mr_count: 1 })).toBeNull()
  expect(templateOf({ mr_type: 3, mr_count: 1 })).toBe('guide_first')
  expect(templateOf({ mr_type: 3, mr_count: 2 })).toBe('guide_next')
  expect(meetingTypeWords({ mr_type: 3, mr_count: 4 })).toBe('가이드미팅 4회차')
  expect(meetingTypeWords({ mr_type: 0, mr_count: 1 })).toBe('사전미팅')
  expect(longDate('2026-11-16 14:30')).toBe('2026년 11월 16일 월요일 오후 2시 30분')
  expect(longDate('2026-11-15 00:00')).toBe('2026년 11월 15일 일요일 오전 12시')
})

test('nobody is written to between 21:00 and 08:00, Korea time', () => {
  const hours = { from: 21, until: 8 }
  const at = (korea: string) => new Date(`2026-11-16T${korea}:00+09:00`)
  expect(quietSeconds(hours, at('20:59'))).toBe(0)
  expect(quietSeconds(hours, at('21:00'))).toBe(11 * 3600)
  expect(quietSeconds(hours, at('07:59'))).toBe(60)
  expect(quietSeconds(hours, at('08:00'))).toBe(0)
  expect(quietEnd(quietSeconds(hours, at('23:00')), at('23:00'))).toBe('2026-11-17 08:00')
  expect(quietEnd(0)).toBeNull()
})

test('the modal gets the contacts, each once, and what will be said', async () => {
  const ms_no = await demo.meeting({ mr_type: 3, mr_count: 2 })
  const { meeting, query } = await demo.mina.call(notices.read, { query: { ms_no } })
  expect(query).toEqual([])
  expect(meeting).toMatchObject({ template_name: 'guide_next', meeting_type: '가이드미팅 2회차', quiet_until: null })
  expect(meeting.meeting_date).toMatch(/^\d{4}년 \d{1,2}월 \d{1,2}일 .요일 오[전후] \d{1,2}시/)
  expect(meeting.contacts.map(({ number }) => number)).toEqual(['01033334444', '01055556666', '01011112222'])
})

test('without SOLAPI the message lies in the outbox, with the survey’s link, and counts as delivered', async () => {
  const ms_no = await demo.meeting()
  await sendTo(demo, ms_no, '010-3333-4444', '01055556666')
  await expect.poll(() => stateOf(demo, ms_no)).toEqual(['delivered', 'delivered'])
  const { query } = await demo.at.call(outbox.list)
  expect(query[0]).toMatchObject({ channel: 'alimtalk', ob_state: 'sent' })
  expect(query.map(({ ob_to }) => ob_to).sort()).toEqual(['01033334444', '01055556666'])
  expect(query[0]?.ob_text).toContain(`${demo.at.url}/pre-survey/question/`)
  expect(query[0]?.ob_text).not.toContain('아무 날')
})

test('who may be written to, and about what', async () => {
  const ms_no = await demo.meeting()
  const attempt = (changes: object) =>
    demo.mina.call(notices.send, {
      body: { template_name: 'pre_meeting', receivers: [receiverOf('01033334444')], ms_no, ...changes },
    })
  await expect(attempt({ receivers: [] })).rejects.toMatchObject({
    status: 400,
    fields: { receivers: noticeMessages.nobody },
  })
  await expect(attempt({ receivers: [receiverOf('01099999999')] })).rejects.toMatchObject({
    status: 400,
    message: noticeMessages.notAContact,
  })
  await expect(attempt({ template_name: 'guide_first' })).rejects.toMatchObject({ status: 400 })
  await expect(attempt({ ms_no: 999_999 })).rejects.toMatchObject({ status: 404 })
  for (const draft of [{ inHours: -30 }, { state: 2 }, { mr_checked: 2 }]) {
    await expect(attempt({ ms_no: await demo.meeting(draft) })).rejects.toMatchObject({ status: 409 })
  }
  expect(await shown(demo, ms_no)).toEqual([])
})

test('SOLAPI gets a signed request with template and gaps; requested first, delivered when Kakao says so', async () => {
  const ms_no = await real.meeting()
  await sendTo(real, ms_no, '01033334444')
  await expect.poll(() => stateOf(real, ms_no)).toEqual(['requested'])
  const message = kakao.taken.find(({ to }) => to === '01033334444')
  expect(message).toMatchObject({
    type: 'ATA',
    kakaoOptions: { pfId: 'KA01PF', templateId: 'TP-PRE', disableSms: true },
  })
  expect(message?.kakaoOptions.variables).toMatchObject({
    '#{이름}': '이담당',
    '#{미팅}': '사전미팅',
    '#{설문}': expect.stringContaining(`${real.at.url}/pre-survey/question/`),
  })
  kakao.settle('01033334444', '4000', '수신완료')
  await expect
    .poll(
      async () => {
        await hurry(real)
        return stateOf(real, ms_no)
      },
      { timeout: 20_000, interval: 300 },
    )
    .toEqual(['delivered'])
})

/** The alarms of that meeting's messages. */
const failuresTold = async ({ mina }: Office, ms_no: number) =>
  (await mina.call(alarms.newList)).query.filter(({ al_link }) => al_link?.endsWith(`ms_no=${ms_no}`))

test('a message that cannot arrive says why, and whoever asked for it is told', async () => {
  const ms_no = await real.meeting()
  await sendTo(real, ms_no, '01055556666')
  await expect.poll(() => stateOf(real, ms_no)).toEqual(['requested'])
  kakao.settle('01055556666', '3104', '카카오톡 미사용자')
  await expect
    .poll(
      async () => {
        await hurry(real)
        return (await shown(real, ms_no))[0]
      },
      { timeout: 20_000, interval: 300 },
    )
    .toMatchObject({ at_state: 'failed', at_outcome: '카카오톡 미사용자' })
  expect(await failuresTold(real, ms_no)).toMatchObject([
    { al_title: '이담당 님에게 알림톡을 보내지 못했어요', al_body: '카카오톡 미사용자' },
  ])
})

test('why Kakao could not be asked is told, and it is asked again', async () => {
  const ms_no = await real.meeting()
  await sendTo(real, ms_no, '01033334444')
  await expect.poll(() => stateOf(real, ms_no)).toEqual(['requested'])
  const told = (outcome: object) =>
    expect
      .poll(
        async () => {
          await hurry(real)
          return (await shown(real, ms_no))[0]
        },
        { timeout: 20_000, interval: 300 },
      )
      .toMatchObject(outcome)
  kakao.state.mood = 'untold'
  await told({ at_state: 'requested', at_outcome: expect.stringContaining('점검 중입니다.') })
  kakao.state.mood = 'takes'
  kakao.settle('01033334444', '4000', '수신완료')
  await told({ at_state: 'delivered', at_outcome: '수신완료' })
})

test('a final no is not asked again', async () => {
  kakao.state.mood = 'refuses'
  const ms_no = await real.meeting()
  const before = kakao.state.attempts
  await sendTo(real, ms_no, '01011112222')
  await expect.poll(() => stateOf(real, ms_no)).toEqual(['failed'])
  kakao.state.mood = 'takes'
  expect((await shown(real, ms_no))[0]?.at_outcome).toContain('템플릿이 승인되지 않았습니다.')
  expect(kakao.state.attempts - before).toBe(1)
  expect(await failuresTold(real, ms_no)).toHaveLength(1)
})

test('an answer that is lost sends nothing twice', async () => {
  kakao.state.mood = 'silent'
  const ms_no = await real.meeting()
  const count = () => kakao.taken.filter(({ to }) => to === '01011112222').length
  await sendTo(real, ms_no, '01011112222')
  await expect.poll(count).toBe(1)
  await expect.poll(async () => (await shown(real, ms_no))[0]?.at_outcome).not.toBeNull()
  expect(await stateOf(real, ms_no)).toEqual(['waiting'])
  kakao.state.mood = 'takes'
  await expect
    .poll(
      async () => {
        await hurry(real)
        return stateOf(real, ms_no)
      },
      { timeout: 20_000, interval: 300 },
    )
    .toEqual(['requested'])
  expect(count()).toBe(1)
})

const off = [
  [sql`mr_checked = 2`, unsentAs.cancelled],
  [sql`state = 2`, unsentAs.waiting],
  [sql`start_dt = now() - interval '2 hours', end_dt = now() - interval '1 hour'`, unsentAs.over],
  [sql`mr_type = 2`, noticeMessages.wrongTemplate],
  [sql`proj_no = null, client_no = null, ms_who = 'people'`, noticeMessages.notAContact],
] as const
const moved = sql`mr_type = 3, mr_count = 2, start_dt = '2099-03-04 14:30+09', end_dt = '2099-03-04 15:30+09'`

test('a message that waited says what the meeting is now; of one that is off nothing is sent, and that is told', async () => {
  kakao.state.mood = 'busy'
  const waiting = await Promise.all(
    [...off, [moved, null] as const].map(async ([change, reason]) => {
      const ms_no = await real.meeting()
      await sendTo(real, ms_no, '01011112222')
      await expect.poll(async () => (await shown(real, ms_no))[0]?.at_outcome).not.toBeNull()
      await sql`update mr_schedules set ${change} where ms_no = ${ms_no}`.execute(real.at.db)
      return { ms_no, reason }
    }),
  )
  const before = kakao.state.attempts
  kakao.state.mood = 'takes'
  for (const { ms_no, reason } of waiting) {
    await expect
      .poll(
        async () => {
          await hurry(real)
          return shown(real, ms_no)
        },
        { timeout: 20_000, interval: 300 },
      )
      .toMatchObject([
        reason ? { at_state: 'failed', at_outcome: reason } : { at_state: 'requested', template_name: 'guide_next' },
      ])
    expect(await failuresTold(real, ms_no)).toMatchObject(reason ? [{ al_body: reason }] : [])
  }
  expect(kakao.state.attempts - before).toBe(1)
  const { kakaoOptions } = kakao.taken.at(-1) ?? {}
  expect(kakaoOptions).toMatchObject({ templateId: 'TP-GN' })
  expect(kakaoOptions?.variables).toEqual({
    '#{회사}': expect.any(String),
    '#{이름}': '이담당',
    '#{미팅}': '가이드미팅 2회차',
    '#{일시}': '2099년 3월 4일 수요일 오후 2시 30분',
  })
})

test('with its meeting deleted, what was sent stays known and what waits is not sent any more', async () => {
  const told = await demo.meeting()
  const kept = async ({ at }: Office, ms_no: number) =>
    (await sql`select at_state, at_outcome, meeting_date from alimtalk where ms_no = ${ms_no}`.execute(at.db)).rows
  await sendTo(demo, told, '01011112222')
  await expect.poll(() => stateOf(demo, told)).toEqual(['delivered'])
  await demo.mina.call(meetings.remove, { params: { ms_no: told } })
  expect(await kept(demo, told)).toMatchObject([{ at_state: 'delivered', meeting_date: expect.stringMatching(/년/) }])

  kakao.state.mood = 'busy'
  const late = await real.meeting()
  await sendTo(real, late, '01011112222')
  await expect.poll(async () => (await shown(real, late))[0]?.at_outcome).not.toBeNull()
  await real.mina.call(meetings.remove, { params: { ms_no: late } })
  kakao.state.mood = 'takes'
  const before = kakao.state.attempts
  const settled = async () => {
    await hurry(real)
    return kept(real, late)
  }
  await expect
    .poll(settled, { timeout: 20_000, interval: 300 })
    .toMatchObject([{ at_state: 'failed', at_outcome: unsentAs.cancelled }])
  expect(kakao.state.attempts).toBe(before)
})

test('a double click sends once', async () => {
  const ms_no = await demo.meeting()
  const request = {
    body: { template_name: 'pre_meeting' as const, receivers: [receiverOf('01033334444')], ms_no },
  }
  const options = { idempotencyKey: 'double-click-1' }
  await Promise.all([
    demo.mina.call(notices.send, request, options),
    demo.mina.call(notices.send, request, options).catch(() => {}),
  ])
  expect(await shown(demo, ms_no)).toHaveLength(1)
})

test('at night it waits for the morning, and says so', async () => {
  const ms_no = await night.meeting()
  const answer = await sendTo(night, ms_no, '01033334444')
  expect(answer.quiet_until).toMatch(/ 00:00$/)
  expect(answer.query[0]).toMatchObject({ at_state: 'waiting', due_dt: answer.quiet_until })
  const before = kakao.state.attempts
  await hurry(night)
  const due = () =>
    sql<{
      count: number
    }>`select count(*)::int as count from pgboss.job where name = 'notices.send' and state = 'completed'`.execute(
      night.at.db,
    )
  await expect.poll(async () => (await due()).rows[0]?.count, { timeout: 20_000 }).toBe(1)
  expect(await stateOf(night, ms_no)).toEqual(['waiting'])
  expect(kakao.state.attempts).toBe(before)
})

test('whoever a message is waiting for gets no second one, however many ask at once', async () => {
  const ms_no = await night.meeting()
  const jun = await night.at.staff({ emp_scope: ['ScheduleMeeting'] })
  const contacts = ['01033334444', '01055556666', '01011112222']
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => {
      const order = index % 2 ? contacts : contacts.toReversed()
      return sendTo(index % 3 ? night : { ...night, mina: jun }, ms_no, ...order)
    }),
  )
  expect(await stateOf(night, ms_no)).toEqual(['waiting', 'waiting', 'waiting'])
  expect(answers.flatMap(({ query }) => query.map(({ receiver }) => receiver)).sort()).toEqual(contacts.toSorted())
  expect(answers.flatMap(({ already_waiting }) => already_waiting)).toHaveLength(49 * 3)
  const again = await sendTo(night, ms_no, '01055556666')
  expect(again).toMatchObject({ query: [], already_waiting: ['이담당'] })
})

test('a company’s every contact can be written to at once', async () => {
  const client_contact = Array.from({ length: 20 }, (_, index) => ({
    name: `손님${index}`,
    number: `010${String(70_000_000 + index)}`,
  }))
  const mr_info = { client_name: '큰회사', client_contact }
  const client_no = await night.at.company('큰회사')
  await sql`update clients set client_phone = '01070009999' where client_no = ${client_no}`.execute(night.at.db)
  const ms_no = await night.meeting({ mr_info, client_no, proj_no: await projectOf(night.at, client_no) })
  const { meeting } = await night.mina.call(notices.read, { query: { ms_no } })
  expect(meeting.contacts).toHaveLength(21)
  expect((await sendTo(night, ms_no, ...meeting.contacts.map(({ number }) => number))).query).toHaveLength(21)
})
