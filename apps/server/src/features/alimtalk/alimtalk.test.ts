import {
  alimtalk,
  alimtalkMessages,
  longDate,
  meetingTypeWords,
  templateOf,
} from '@crm/contract/features/alimtalk/alimtalk'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import {
  type AlimtalkFixture,
  alimtalkFixture,
  always,
  noQuietHours,
  receiverOf,
  sendTo,
  shown,
  stateOf,
} from '../../testing/fixtures/alimtalkFixture.ts'
import { projectOf } from '../../testing/fixtures/meetingFixture.ts'
import { quietEnd, quietSeconds } from './quiet.ts'

let demo: AlimtalkFixture
let night: AlimtalkFixture
beforeAll(async () => {
  demo = await alimtalkFixture({ config: { seed: 'demo', alimtalk: { solapi: undefined, quiet: noQuietHours } } })
  night = await alimtalkFixture({ config: { alimtalk: { solapi: undefined, quiet: always } } })
})

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
  const { meeting, query } = await demo.mina.call(alimtalk.read, { query: { ms_no } })
  expect(query).toEqual([])
  expect(meeting).toMatchObject({ template_name: 'guide_next', meeting_type: '가이드미팅 2회차', quiet_until: null })
  expect(meeting.meeting_date).toMatch(/^\d{4}년 \d{1,2}월 \d{1,2}일 .요일 오[전후] \d{1,2}시/)
  expect(meeting.contacts.map(({ number }) => number)).toEqual(['01033334444', '01055556666', '01011112222'])
})

test('who may be written to, and about what', async () => {
  const ms_no = await demo.meeting()
  const attempt = (changes: object) =>
    demo.mina.call(alimtalk.send, {
      body: { template_name: 'pre_meeting', receivers: [receiverOf('01033334444')], ms_no, ...changes },
    })
  await expect(attempt({ receivers: [] })).rejects.toMatchObject({
    status: 400,
    fields: { receivers: alimtalkMessages.nobody },
  })
  await expect(attempt({ receivers: [receiverOf('01099999999')] })).rejects.toMatchObject({
    status: 400,
    message: alimtalkMessages.notAContact,
  })
  await expect(attempt({ template_name: 'guide_first' })).rejects.toMatchObject({ status: 400 })
  await expect(attempt({ ms_no: 999_999 })).rejects.toMatchObject({ status: 404 })
  await expect(attempt({ ms_no: undefined })).rejects.toMatchObject({
    status: 400,
    fields: { ms_no: alimtalkMessages.noMeeting },
  })
  for (const draft of [{ inHours: -30 }, { inHours: -0.5 }, { state: 2 }, { mr_checked: 2 }]) {
    await expect(attempt({ ms_no: await demo.meeting(draft) })).rejects.toMatchObject({ status: 409 })
  }
  expect(await shown(demo, ms_no)).toEqual([])
})

test('people are called by the names we know, whatever a caller writes', async () => {
  const ms_no = await demo.meeting()
  await demo.mina.call(alimtalk.send, {
    body: { template_name: 'pre_meeting', receivers: [receiverOf('01055556666', '당첨을 축하')], ms_no },
  })
  expect(await shown(demo, ms_no)).toMatchObject([{ recvname: '박담당', at_way: 'talk' }])
})

test('one person asks for a hundred messages in ten minutes, also when asking for all of them at once', async () => {
  const busy = await night.app.staff({ emp_scope: ['ScheduleMeeting'] })
  const ms_nos = await Promise.all(Array.from({ length: 36 }, () => night.meeting({ by: [busy.emp_no] })))
  const contacts = ['01033334444', '01055556666', '01011112222']
  const answers = await Promise.allSettled(ms_nos.map((ms_no) => sendTo({ mina: busy }, ms_no, ...contacts)))
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(refused).toHaveLength(36 - 33)
  expect(refused[0]).toMatchObject({
    status: 429,
    message: '알림은 10분 동안 100건까지 보낼 수 있어요. 잠시 후 다시 시도해 주세요.',
  })
  const other = await night.app.staff({ emp_scope: ['ScheduleMeeting'] })
  expect((await sendTo({ mina: other }, await night.meeting({ by: [other.emp_no] }), ...contacts)).query).toHaveLength(
    3,
  )
})

test('a double click sends once', async () => {
  const ms_no = await demo.meeting()
  const request = {
    body: { template_name: 'pre_meeting' as const, receivers: [receiverOf('01033334444')], ms_no },
  }
  const options = { idempotencyKey: 'double-click-1' }
  await Promise.all([
    demo.mina.call(alimtalk.send, request, options),
    demo.mina.call(alimtalk.send, request, options).catch(() => {}),
  ])
  expect(await shown(demo, ms_no)).toHaveLength(1)
})

test('whoever a message is waiting for gets no second one, however many ask at once', async () => {
  const ms_no = await night.meeting()
  const jun = await night.app.staff({ emp_scope: ['ScheduleMeeting'] })
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
  expect(again).toMatchObject({ query: [], already_waiting: ['박담당'] })
})

test('a company’s every contact can be written to at once', async () => {
  const client_contact = Array.from({ length: 20 }, (_, index) => ({
    name: `손님${index}`,
    number: `010${String(70_000_000 + index)}`,
  }))
  const mr_info = { client_name: '큰회사', client_contact }
  const client_no = await night.app.company('큰회사')
  await sql`update clients set client_phone = '01070009999' where client_no = ${client_no}`.execute(night.app.db)
  const ms_no = await night.meeting({ mr_info, client_no, proj_no: await projectOf(night.app, client_no) })
  const { meeting } = await night.mina.call(alimtalk.read, { query: { ms_no } })
  expect(meeting.contacts).toHaveLength(21)
  const numbers = meeting.contacts.flatMap(({ number }) => number ?? [])
  expect((await sendTo(night, ms_no, ...numbers)).query).toHaveLength(21)
})
