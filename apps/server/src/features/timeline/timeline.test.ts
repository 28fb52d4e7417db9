import { type TimelineItem, timeline } from '@crm/contract/features/timeline/timeline'
import type { RequestOf } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { putFile } from '../../testing/fixtures/fileTreeFixture.ts'
import { bookedAt, projectOf } from '../../testing/fixtures/meetingFixture.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'
import { keepSent } from '../outbox/outbox.service.ts'

let app: TestApp
let mina: Person & { emp_no: number }
beforeAll(async () => {
  app = await startTestApp()
  mina = await app.staff({ user_name: '김미나', emp_scope: ['ClientVcList', 'WorkList', 'ScheduleMeeting'] })
})

type Query = NonNullable<RequestOf<typeof timeline.list>['query']>

const read = (person: Person, client_no: number, query: Query = {}) =>
  person.call(timeline.list, { params: { client_no }, query })
const shown = async (person: Person, client_no: number, query?: Query) =>
  (await read(person, client_no, query)).query.map(({ kind, title }) => `${kind} ${title}`)

const note = { cn_type: 'note', cn_with: '', cn_way: null, cn_minutes: null } as const
const write = async (person: Person, client_no: number, cn_text: string) => {
  const { query } = await person.call(timeline.createNote, { params: { client_no }, body: { ...note, cn_text } })
  return query[0] as TimelineItem
}

/** A company with one entry of every kind, each an hour older than the one before. */
const companyWithEverything = async () => {
  const client_no = await app.company('그린루프')
  const ida = await app.client({ client_no, user_name: '이다', user_email: `ida${client_no}@green.example` })
  const proj_no = await projectOf(app, client_no, '투자 준비')
  const by = [mina.emp_no]
  const ms_no = await bookedAt(app, { inHours: -3, by, client_no, proj_no, mr_type: 3, mr_count: 2, mr_checked: 1 })
  const ago = (hours: number) => sql`now() - ${hours} * interval '1 hour'`
  await sql`insert into meeting_record (ms_no, proj_no, mrd_content, emp_no, reg_dt)
    values (${ms_no}, ${proj_no}, '시장 조사를 다시 하기로 함', ${mina.emp_no}, ${ago(2)})`.execute(app.db)
  await sql`insert into alimtalk (to_table, to_no, template_name, at_kind, receiver, recvname, reg_dt)
    values ('mr_schedules', ${ms_no}, 'guide_next', 'meeting_invitation', '01012345678', '이다', ${ago(4)})`.execute(
    app.db,
  )
  await sql`insert into outbox (ob_to, ob_subject, ob_text, reg_dt)
    select user_email, '가입을 승인했어요', '본문', ${ago(5)} from users where user_no = ${ida.user_no}`.execute(app.db)
  await putFile(app, mina, proj_no, '계획서.pdf')
  return { client_no, proj_no, ms_no }
}

test('everything with a company is in one list, the newest first, and each kind is found by itself', async () => {
  const { client_no, proj_no, ms_no } = await companyWithEverything()
  await write(mina, client_no, '오전 통화를 좋아하심')
  await mina.call(timeline.createNote, {
    params: { client_no },
    body: { cn_type: 'call', cn_text: '일정 문의', cn_with: '이다', cn_way: 'in', cn_minutes: 7 },
  })
  expect(await shown(mina, client_no)).toEqual([
    'call 이다 님과 통화 · 수신 · 7분',
    'note 메모',
    'file 계획서.pdf',
    'stage 투자 준비',
    'minutes 가이드미팅 2회차 회의록',
    'meeting 가이드미팅 2회차',
    'alimtalk 가이드미팅 회차 안내',
    'mail 가입을 승인했어요',
  ])
  const { query } = await read(mina, client_no, { kinds: ['meeting', 'mail', 'stage'] })
  expect(query).toMatchObject([
    { kind: 'stage', text: '문의', proj_no },
    { kind: 'meeting', status: '방문 완료', user_name: '김미나', ms_no },
    { kind: 'mail', text: '이다 님에게', status: '대기' },
  ])
})

test('a message about a meeting that went out as a mail is one entry', async () => {
  const { client_no, ms_no } = await companyWithEverything()
  const ob_to = `ida${client_no}@green.example`
  await sql`insert into alimtalk (to_table, to_no, template_name, at_kind, at_way, receiver, recvname)
    values ('mr_schedules', ${ms_no}, 'guide_next', 'meeting_moved', 'mail', ${ob_to}, '이다')`.execute(app.db)
  await keepSent(app, { channel: 'mail', ob_to, ob_subject: '미팅 안내', ob_text: '본문' })
  const { query } = await read(mina, client_no, { kinds: ['alimtalk', 'mail'] })
  expect(query.map(({ title, text }) => `${title} ${text}`)).toEqual([
    '가이드미팅 회차 안내 이다 님에게 메일로',
    '가이드미팅 회차 안내 이다 님에게',
    '가입을 승인했어요 이다 님에게',
  ])
})

test('pages follow one another without a gap, also among entries of the same moment', async () => {
  const { client_no } = await companyWithEverything()
  for (const text of ['하나', '둘', '셋', '넷']) await write(mina, client_no, text)
  await sql`update client_notes set reg_dt = (select reg_dt from mr_schedules where client_no = ${client_no})
    where client_no = ${client_no}`.execute(app.db)
  await sql`update mr_schedules set start_dt = reg_dt, end_dt = reg_dt + interval '1 hour' where client_no = ${client_no}`.execute(
    app.db,
  )
  const all = (await read(mina, client_no, { limit: 100 })).query.map(({ kind, no }) => `${kind} ${no}`)
  const paged: string[] = []
  let next: Query | null = {}
  while (next) {
    const page: Awaited<ReturnType<typeof read>> = await read(mina, client_no, { ...next, limit: 2 })
    paged.push(...page.query.map(({ kind, no }) => `${kind} ${no}`))
    next = page.next
  }
  expect(paged).toEqual(all)
  expect(new Set(paged).size).toBe(10)
})

test('what somebody could not open is not in their timeline', async () => {
  const { client_no } = await companyWithEverything()
  const yuna = await app.staff({ emp_scope: ['ClientVcList'] })
  expect(await shown(yuna, client_no)).toEqual(['mail 가입을 승인했어요'])
  await bookedAt(app, { inHours: 5, by: [yuna.emp_no], client_no })
  expect(await shown(yuna, client_no)).toEqual(['meeting 일반미팅 1회차', 'mail 가입을 승인했어요'])
  const other = await app.company('다른 회사')
  expect(await shown(mina, other)).toEqual([])
  await expect(read(mina, 999_999)).rejects.toMatchObject({ status: 404 })
  const outsider = await app.staff({ emp_scope: ['WorkList'] })
  await expect(read(outsider, client_no)).rejects.toMatchObject({ status: 403 })
})

test('a note is changed, deleted and brought back by its author alone', async () => {
  const client_no = await app.company()
  const jun = await app.staff({ emp_scope: ['ClientVcList'] })
  const { no: cn_no } = await write(mina, client_no, '처음')
  const params = { client_no, cn_no }
  await expect(jun.call(timeline.updateNote, { params, body: { cn_text: '남의 것' } })).rejects.toMatchObject({
    status: 403,
  })
  const { query } = await mina.call(timeline.updateNote, { params, body: { cn_text: '다음', cn_with: '누구' } })
  expect(query).toMatchObject([{ text: '다음', cn_with: null, is_edited: true }])
  await mina.call(timeline.updateNote, { params, body: { state: 0 } })
  expect(await shown(jun, client_no)).toEqual([])
  await mina.call(timeline.updateNote, { params, body: { state: 1 } })
  expect((await read(jun, client_no)).query).toMatchObject([{ text: '다음' }])
  const elsewhere = { client_no: await app.company(), cn_no }
  await expect(mina.call(timeline.updateNote, { params: elsewhere, body: { state: 0 } })).rejects.toMatchObject({
    status: 404,
  })
})

test('a call says whom it was with', async () => {
  const params = { client_no: await app.company() }
  const call = { cn_type: 'call', cn_text: '문의', cn_with: '', cn_way: 'out', cn_minutes: null } as const
  await expect(mina.call(timeline.createNote, { params, body: call })).rejects.toMatchObject({
    fields: { cn_with: '누구와 통화했는지 입력해 주세요.' },
  })
  const { query } = await mina.call(timeline.createNote, { params, body: { ...call, cn_with: '박담당' } })
  const cn_no = query[0]?.no ?? 0
  await expect(
    mina.call(timeline.updateNote, { params: { ...params, cn_no }, body: { cn_with: '' } }),
  ).rejects.toMatchObject({ status: 400 })
})
