import { alarms } from '@crm/contract/features/alarms/alarms'
import { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { courseOnSale } from '../../testing/fixtures/money/courseOnSale.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'
import { liveSeatOf, openingOf, openLecture } from './seats.service.ts'

type Client = Person & { client_no: number }

let app: TestApp
let staff: Person & { emp_no: number }
beforeAll(async () => {
  app = await startTestApp({ rateLimits: false })
  staff = await app.staff({ emp_scope: ['CampAdmList'] })
})

const onSale = (changes: Parameters<typeof courseOnSale>[2] = {}) => courseOnSale(app, staff.emp_no, changes)
const free = () => onSale({ crs_price: 0, lectures: 2 })

const enrol = async (who: Person, crs_no: number) =>
  (await who.call(enrolments.enrol, { params: { crs_no } })).query[0]?.cs_no ?? 0
const students = async (crs_no: number) => (await staff.call(enrolments.students, { query: { crs_no } })).query
const grant = (crs_no: number, user_nos: number[], cs_days: number | null = null) =>
  staff.call(enrolments.grant, { params: { crs_no }, body: { user_nos, cs_days, cs_reason: '워크숍 참가자' } })
const assign = (who: Person, cs_no: number, user_no: number | null) =>
  who.call(enrolments.assign, { params: { cs_no }, body: { user_no } })
const inCall = <Result>(work: (ctx: Parameters<typeof openLecture>[0]) => Promise<Result>) =>
  app.db.transaction().execute((db) => work({ db, publish: () => {} }))
const open = (who: Person, crs_no: number, crl_no: number) =>
  inCall((ctx) => openLecture(ctx, { user_no: who.user_no, crs_no, crl_no, by: 'watch' }))

/** Seats as a payment of `paid` won each makes them; nobody sits on them yet. */
const bought = async (who: Client, crs_no: number, { seats = 1, paid = 132_000 } = {}) =>
  app.db.transaction().execute(async (db) => {
    const total = seats * paid
    const to = { to_table: 'courses', to_no: crs_no, client_no: who.client_no, user_no: who.user_no }
    const payment = { ...to, pay_key: `test:${Math.random()}`, pay_title: '강의', pay_total: total }
    const { pay_no } = await db
      .insertInto('payments')
      .values({ ...payment, pay_due_dt: '2999-01-01' })
      .returning('pay_no')
      .executeTakeFirstOrThrow()
    const { rows } = await sql<{ cs_no: number }>`
      with items as (
        insert into payment_items (pay_no, pi_title, list, sale, pocket, money)
        select ${pay_no}, '강의', ${paid}::int, ${paid}::int, 0, ${paid}::int from generate_series(1, ${seats}::int)
        returning pi_no)
      insert into course_seats (crs_no, client_no, cs_source, pi_no, cs_paid, cs_days, cs_lectures)
      select ${crs_no}, ${who.client_no}, 'payment', pi_no, ${paid}::int, 180,
             array(select crl_no from course_lectures where crs_no = ${crs_no} and not is_sample)
        from items returning cs_no`.execute(db)
    return rows.map(({ cs_no }) => cs_no)
  })

test('a free course needs no payment, a paid one does, and fifty clicks make one seat', async () => {
  const [course, paid, who] = [await free(), await onSale(), await app.client()]
  const answers = await Promise.all(Array.from({ length: 50 }, () => enrol(who, course.crs_no)))
  expect(new Set(answers).size).toBe(1)
  expect(await students(course.crs_no)).toMatchObject([{ user_no: who.user_no, cs_source: 'free', seat_state: 'live' }])
  await expect(enrol(who, paid.crs_no)).rejects.toMatchObject({ status: 409, message: '결제가 필요한 강의예요.' })
  const { sold_dt } = await app.db
    .selectFrom('courses')
    .select('sold_dt')
    .where('crs_no', '=', course.crs_no)
    .executeTakeFirstOrThrow()
  expect(sold_dt).not.toBeNull()
})

test('staff give seats to people of client companies, once each, and tell them; a reason is kept', async () => {
  const { crs_no } = await onSale()
  const [one, other] = [await app.client(), await app.client()]
  await grant(crs_no, [one.user_no, other.user_no], 30)
  expect(await students(crs_no)).toMatchObject([
    { cs_source: 'staff', cs_reason: '워크숍 참가자', lectures: 12, opened: 0 },
    { cs_source: 'staff', cs_reason: '워크숍 참가자', lectures: 12, opened: 0 },
  ])
  const { query } = await one.call(alarms.list, { query: {} })
  expect(query[0]?.al_title).toBe('‘처음 시작하는 IR’ 강의를 수강할 수 있어요')
  const found = await staff.call(enrolments.people, { query: { keyword: one.user_id } })
  expect(found.query.map(({ user_no }) => user_no)).toEqual([one.user_no])
  await expect(grant(crs_no, [one.user_no])).rejects.toMatchObject({ status: 409 })
  await expect(grant(crs_no, [staff.user_no])).rejects.toMatchObject({ status: 400 })
  expect(await students(crs_no)).toHaveLength(2)
})

test('an open seat goes to a colleague, is taken back unopened, and never leaves the company', async () => {
  const { crs_no, paid } = await onSale()
  const buyer = await app.client()
  const [colleague, stranger] = [await app.client({ client_no: buyer.client_no }), await app.client()]
  const [cs_no = 0] = await bought(buyer, crs_no)
  await expect(assign(buyer, cs_no, stranger.user_no)).rejects.toMatchObject({ status: 400 })
  await expect(assign(stranger, cs_no, stranger.user_no)).rejects.toMatchObject({ status: 404 })
  const query = { cs_no }
  expect((await buyer.call(enrolments.companySeats, { query })).query).toMatchObject([{ cs_no, seat_state: 'open' }])
  expect((await stranger.call(enrolments.companySeats, { query })).query).toEqual([])
  expect((await staff.call(enrolments.students, { query: { crs_no, cs_no } })).total).toBe(1)
  await assign(buyer, cs_no, colleague.user_no)
  await expect(assign(buyer, cs_no, buyer.user_no)).rejects.toMatchObject({ message: '이미 배정된 수강권이에요.' })
  await assign(buyer, cs_no, null)
  expect(await students(crs_no)).toMatchObject([{ user_no: null, seat_state: 'open' }])
  await assign(buyer, cs_no, colleague.user_no)
  await open(colleague, crs_no, paid[0] ?? 0)
  await expect(assign(buyer, cs_no, null)).rejects.toMatchObject({
    status: 409,
    message: '이미 수강을 시작한 수강권은 거둘 수 없어요.',
  })
})

test('fifty who want the one open seat: one gets it', async () => {
  const { crs_no } = await onSale()
  const buyer = await app.client()
  const { client_no } = buyer
  const people = await Promise.all(Array.from({ length: 50 }, () => app.client({ client_no })))
  const [cs_no = 0] = await bought(buyer, crs_no)
  const answers = await Promise.allSettled(people.map(({ user_no }) => assign(buyer, cs_no, user_no)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: '이미 배정된 수강권이에요.' },
  })
})

test('one live seat a person, course and source; one whose period is over does not stand in the way', async () => {
  const { crs_no } = await onSale()
  const buyer = await app.client()
  const [first = 0, second = 0] = await bought(buyer, crs_no, { seats: 2 })
  await assign(buyer, first, buyer.user_no)
  await expect(assign(buyer, second, buyer.user_no)).rejects.toMatchObject({ status: 409 })
  await sql`update course_seats set reg_dt = now() - interval '400 days', cs_start_dt = now() - interval '300 days'
    where cs_no = ${first}`.execute(app.db)
  await assign(buyer, second, buyer.user_no)
  expect((await liveSeatOf(app, buyer.user_no, crs_no))?.cs_no).toBe(second)
})

test('the period starts with the first opening, at the latest 30 days after the seat began', async () => {
  const { crs_no, paid } = await onSale({ crs_days: 10 })
  const [who, late] = [await app.client(), await app.client()]
  await grant(crs_no, [who.user_no, late.user_no])
  const daysLeft = async (user_no: number) => {
    const { rows } = await sql<{ days: number }>`
      select (cs_end_dt at time zone 'Asia/Seoul')::date - (now() at time zone 'Asia/Seoul')::date as days
        from course_seats where user_no = ${user_no}`.execute(app.db)
    return rows[0]?.days
  }
  expect(await daysLeft(who.user_no)).toBe(30 + 10 + 1)
  await open(who, crs_no, paid[0] ?? 0)
  expect(await daysLeft(who.user_no)).toBe(10 + 1)
  await sql`update course_seats set cs_start_dt = now() - interval '5 days' where user_no = ${late.user_no}`.execute(
    app.db,
  )
  await open(late, crs_no, paid[0] ?? 0)
  expect(await daysLeft(late.user_no)).toBe(10 + 1 - 5)
})

test('an opening says before what becomes of the refund, counts once, and samples and later lectures do not count', async () => {
  const { crs_no, crc_no, sample, paid } = await onSale()
  const buyer = await app.client()
  const [cs_no = 0] = await bought(buyer, crs_no)
  await assign(buyer, cs_no, buyer.user_no)
  const [first = 0, second = 0] = paid
  const ask = (crl_no: number) => openingOf(app, { user_no: buyer.user_no, crs_no, crl_no })
  expect(await ask(first)).toMatchObject({ refund_now: 132_000, refund_after: 121_000, is_opened: false })
  expect(await open(buyer, crs_no, first)).toMatchObject({ is_first: true })
  expect(await open(buyer, crs_no, first)).toMatchObject({
    is_first: false,
    refund_now: 121_000,
    refund_after: 121_000,
  })
  expect(await ask(second)).toMatchObject({ refund_now: 121_000, refund_after: 110_000 })
  expect(await ask(sample)).toMatchObject({ refund_now: 121_000, refund_after: 121_000 })
  const lecture = { crs_no, crc_no, crl_kind: 'text', crl_title: '새 강의', crl_content: '<p>글</p>', crl_place: 99 }
  const later = await app.db.insertInto('course_lectures').values(lecture).returning('crl_no').executeTakeFirstOrThrow()
  expect(await open(buyer, crs_no, later.crl_no)).toMatchObject({ refund_now: 121_000, refund_after: 121_000 })
  await expect(app.db.deleteFrom('seat_opens').where('cs_no', '=', cs_no).execute()).rejects.toThrow('never changed')
})

test('of several live seats the one that costs nothing is used first', async () => {
  const { crs_no, paid } = await onSale()
  const buyer = await app.client()
  const [cs_no = 0] = await bought(buyer, crs_no)
  await assign(buyer, cs_no, buyer.user_no)
  await grant(crs_no, [buyer.user_no])
  expect(await liveSeatOf(app, buyer.user_no, crs_no)).toMatchObject({ cs_source: 'staff' })
  expect(await open(buyer, crs_no, paid[0] ?? 0)).toMatchObject({ refund_now: 0, refund_after: 0 })
})

test('staff extend a seat and end it with a reason; what ended stays ended and opens nothing', async () => {
  const { crs_no, paid } = await onSale()
  const who = await app.client()
  await grant(crs_no, [who.user_no])
  const [before] = await students(crs_no)
  const params = { cs_no: before?.cs_no ?? 0 }
  await staff.call(enrolments.extend, { params, body: { days: 10 } })
  const [after] = await students(crs_no)
  expect(Date.parse(after?.last_day ?? '') - Date.parse(before?.last_day ?? '')).toBe(10 * 86_400_000)
  await staff.call(enrolments.end, { params, body: { reason: '잘못 지급했어요.' } })
  expect(await students(crs_no)).toMatchObject([{ seat_state: 'ended', end_reason: '잘못 지급했어요.' }])
  await expect(staff.call(enrolments.extend, { params, body: { days: 10 } })).rejects.toMatchObject({ status: 409 })
  await expect(open(who, crs_no, paid[0] ?? 0)).rejects.toMatchObject({ status: 403 })
})

test('a lecture of another course opens nothing', async () => {
  const [{ crs_no }, other] = [await free(), await free()]
  const who = await app.client()
  await enrol(who, crs_no)
  await expect(open(who, crs_no, other.paid[0] ?? 0)).rejects.toMatchObject({ status: 404 })
})
