import { coupons } from '@crm/contract/features/coupons/coupons'
import { courses } from '@crm/contract/features/courses/courses'
import { editor } from '@crm/contract/features/editor/editor'
import { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { consentVersion, type OrderDraft } from '@crm/contract/features/enrolments/orders'
import { learning } from '@crm/contract/features/learning/learning'
import { payments } from '@crm/contract/features/payments/payments'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import type { JobContext } from '../../jobs/handler.ts'
import { courseDraft } from '../../testing/fixtures/courseFixture.ts'
import { courseOnSale } from '../../testing/fixtures/money/courseOnSale.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'
import { findPayment } from '../payments/payments.queries.ts'
import { remindOfSeatEnds } from './endings.service.ts'
import { coursePayments } from './paymentOwner.ts'

let app: TestApp
let staff: Person & { emp_no: number }
beforeAll(async () => {
  app = await startTestApp({ rateLimits: false })
  staff = await app.staff({ emp_lv: 4, emp_scope: ['CampAdmList', 'ClientVcList', 'AdminCoupon'] })
})

const couponDraft = {
  ...{ cp_name: '할인', cp_kind: 'rate', cp_value: 10, cp_cap: null, cp_min: 0, cp_target: 'all', cp_categories: [] },
  ...{
    cp_way: 'public',
    cp_cause: null,
    cp_code: '',
    cp_codes: 0,
    cp_per_user: 1,
    cp_total: null,
    cp_per_client: null,
  },
  ...{
    cp_start_dt: '2020-01-01',
    cp_end_dt: '2999-12-31',
    cp_with_membership: false,
    is_stopped: false,
    cp_courses: [],
  },
}
const noSeat = { message: '수강권이 없어요. 먼저 수강을 신청해 주세요.' }
const first = <Row>({ query: [row] }: { query: Row[] }) => {
  if (!row) throw new Error('nothing was answered')
  return row
}
const order = async (who: Person, crs_no: number, changes: Partial<OrderDraft> = {}) => {
  const body: OrderDraft = { seats: [null], cp_no: null, pocket: 0, consent: consentVersion, ...changes }
  return first(await who.call(enrolments.order, { params: { crs_no }, body })).pay_no
}
const buy = async (who: Person, crs_no: number, seats: (number | null)[]) => {
  const pay_no = await order(who, crs_no, { seats })
  await staff.call(payments.deposit, { params: { pay_no }, body: { pay_type: 3 } })
  return pay_no
}
const detail = async (pay_no: number) => first(await staff.call(payments.detail, { params: { pay_no } }))
const states = async (crs_no: number) =>
  (await staff.call(enrolments.students, { query: { crs_no } })).query.map(({ seat_state }) => seat_state)
const inTransaction = <Result>(work: (ctx: JobContext) => Promise<Result>) =>
  app.db.transaction().execute((db) => {
    const rest = {
      config: { ...readConfig({}), publicUrl: app.url },
      publish: () => {},
      sendTo: () => {},
      enqueue: async () => {},
    }
    return work({ db, ...rest } as unknown as JobContext)
  })

test('a deposit that the bank takes back suspends the seats, and they go on when it comes again', async () => {
  const { crs_no, paid } = await courseOnSale(app, staff.emp_no, {})
  const buyer = await app.client()
  const pay_no = await buy(buyer, crs_no, [buyer.user_no])
  const payment = (await findPayment(app.db, pay_no)) as Parameters<typeof coursePayments.paid>[1]
  await inTransaction((ctx) => coursePayments.reversed(ctx as never, payment))
  expect(await states(crs_no)).toEqual(['suspended'])
  await expect(buyer.call(learning.watch, { params: { crl_no: paid[0] ?? 0 } })).rejects.toMatchObject(noSeat)
  await inTransaction((ctx) => coursePayments.paid(ctx as never, payment))
  expect(await states(crs_no)).toEqual(['live'])
})

test('a refund counts the lectures that were opened, ends its seat at once and leaves the others', async () => {
  const { crs_no, paid } = await courseOnSale(app, staff.emp_no, {})
  const buyer = await app.client()
  const pay_no = await buy(buyer, crs_no, [buyer.user_no, null])
  const [own, open] = (await detail(pay_no)).items
  const offer = async (pi_no: number | undefined) =>
    first(await buyer.call(payments.refundOffer, { params: { pay_no }, query: { pi_nos: [pi_no ?? 0] } }))
  expect(await offer(own?.pi_no)).toMatchObject({ lines: [{ amount: 132_000, note: null }] })
  await buyer.call(learning.watch, { params: { crl_no: paid[0] ?? 0 } })
  expect(await offer(own?.pi_no)).toMatchObject({ lines: [{ amount: 121_000 }] })
  const stored = (await findPayment(app.db, pay_no)) as Parameters<typeof coursePayments.paid>[1]
  const runs = async (pi_no: number | undefined) =>
    (await inTransaction((ctx) => coursePayments.refundable(ctx as never, stored, [pi_no ?? 0]))).runs_by_itself
  expect([await runs(own?.pi_no), await runs(open?.pi_no)]).toEqual([false, true])
  const account = { bank_code: '088', number: '110123456789', holder: '홍길동' }
  const body = { pi_nos: [own?.pi_no ?? 0], reason: '변심', account }
  const asked = first(await buyer.call(payments.askRefund, { params: { pay_no }, body }))
  expect(await states(crs_no)).toEqual(['open', 'refunding'])
  const rf_no = asked.refunds[0]?.rf_no ?? 0
  const decision = { more: [], more_reason: '', is_by_hand: true }
  await staff.call(payments.decideRefund, { params: { rf_no }, body: decision })
  expect(await states(crs_no)).toEqual(['open', 'ended'])
  expect(await detail(pay_no)).toMatchObject({
    pay_state: 12,
    items: [{ refunded_money: 121_000 }, { refunded_money: 0 }],
  })
  await expect(buyer.call(learning.watch, { params: { crl_no: paid[0] ?? 0 } })).rejects.toMatchObject(noSeat)
})

test('an order that was not paid is tried again with its seats and coupon', async () => {
  const { crs_no } = await courseOnSale(app, staff.emp_no, {})
  const buyer = await app.client()
  const colleague = await app.client({ client_no: buyer.client_no })
  const seats = [colleague.user_no, null, buyer.user_no]
  const made = await staff.call(coupons.create, { body: { ...couponDraft, cp_code: 'AGAIN10' } as never })
  const { cp_no } = first(made)
  await buyer.call(coupons.addToBox, { body: { code: 'AGAIN10' } })
  const pay_no = await order(buyer, crs_no, { seats, cp_no })
  await buyer.call(payments.close, { params: { pay_no } })
  const form = (who: Person) =>
    who.call(enrolments.orderForm, { params: { crs_no }, query: { again: pay_no } }).then(first)
  expect((await form(buyer)).again).toEqual({ seats, cp_no, pocket: 0 })
  expect((await form(await app.client())).again).toBeNull()
  await buy(colleague, crs_no, [colleague.user_no])
  expect((await form(buyer)).again?.seats).toEqual([null, null, buyer.user_no])
})

test('a week before a seat ends its person is reminded once, by alarm and mail, and again when it was extended', async () => {
  const { crs_no } = await courseOnSale(app, staff.emp_no, { crs_title: '곧 끝나는 강의' })
  const person = await app.client({ user_email: 'ending@orbit.example' })
  const body = { user_nos: [person.user_no], cs_days: 30, cs_reason: '워크숍' }
  await staff.call(enrolments.grant, { params: { crs_no }, body })
  const mails = async () => {
    const { rows } = await sql<{ days: string }>`
      select substring(ob_subject from '수강 기간이 (.*)$') as days from outbox
       where ob_to = 'ending@orbit.example' and ob_subject like '%수강 기간이%' order by ob_no`.execute(app.db)
    return rows.map(({ days }) => days)
  }
  const endIn = (days: number) =>
    sql`update course_seats set cs_start_dt = now() - (cs_days + 1 - ${days}::int) * interval '1 day' where crs_no = ${crs_no}`.execute(
      app.db,
    )
  await inTransaction(remindOfSeatEnds)
  expect(await mails()).toEqual([])
  await endIn(9)
  await inTransaction(remindOfSeatEnds)
  expect(await mails()).toEqual([])
  await endIn(8)
  await inTransaction(remindOfSeatEnds)
  await inTransaction(remindOfSeatEnds)
  expect(await mails()).toEqual(['7일 남았어요'])
  await endIn(40)
  await endIn(5)
  await inTransaction(remindOfSeatEnds)
  expect(await mails()).toEqual(['7일 남았어요', '4일 남았어요'])
})

test('whoever completes a course gets the coupons that are given on completion', async () => {
  const { crs_no, paid } = await courseOnSale(app, staff.emp_no, { lectures: 1, crs_rate: 1 })
  const person = await app.client()
  const draft = { ...couponDraft, cp_name: '수료 축하', cp_way: 'given', cp_cause: 'complete' }
  await staff.call(coupons.create, { body: draft as never })
  const body = { user_nos: [person.user_no], cs_days: 30, cs_reason: '워크숍' }
  await staff.call(enrolments.grant, { params: { crs_no }, body })
  const { ws_no } = first(await person.call(learning.watch, { params: { crl_no: paid[0] ?? 0 } }))
  await sql`update watch_sessions set reg_dt = now() - interval '1 minute', beat_dt = now() - interval '1 minute' where ws_no = ${ws_no}`.execute(
    app.db,
  )
  await person.call(learning.finish, { params: { ws_no } })
  expect((await person.call(coupons.box, {})).query).toMatchObject([{ cp_name: '수료 축하' }])
})

test('clients see the pictures in the text of a course on sale, and of a lecture only with a seat', async () => {
  const upload = async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const file = new File([png], '그림.png', { type: 'image/png' })
    const { filepath } = first(await staff.call(editor.uploadImage, { body: { file } as never }))
    return filepath
  }
  const [inText, inLecture] = [await upload(), await upload()]
  const { crs_no, paid } = await courseOnSale(app, staff.emp_no, {})
  const { rev } = first(await staff.call(courses.detail, { params: { crs_no } }))
  const text = `<p>소개</p><img src="${inText}" alt="">`
  await staff.call(courses.update, { params: { crs_no }, body: { ...courseDraft, crs_content: text, rev } })
  const lecture = first(await staff.call(courses.lecture, { params: { crl_no: paid[0] ?? 0 } }))
  const { crl_title, is_sample, is_hidden } = lecture
  const change = {
    crl_title,
    is_sample,
    is_hidden,
    crl_content: `<p>글</p><img src="${inLecture}" alt="">`,
    rev: lecture.rev,
  }
  await staff.call(courses.updateLecture, { params: { crl_no: lecture.crl_no }, body: change as never })
  const buyer = await app.client()
  const look = async (who: Person, path: string) =>
    (await fetch(`${app.url}${path}`, { headers: { authorization: `Bearer ${who.token}` } })).status
  expect(await look(buyer, inText)).toBe(200)
  expect(await look(buyer, inLecture)).toBe(404)
  await buy(buyer, crs_no, [buyer.user_no])
  expect(await look(buyer, inLecture)).toBe(200)
})

const mailTo = async ({ user_no }: Person) => {
  const { rows } = await sql<{ ob_text: string }>`
    select ob_text from outbox where ob_to = (select user_email from users where user_no = ${user_no})
     order by ob_no desc limit 1`.execute(app.db)
  return rows[0]?.ob_text ?? ''
}

test('the mail of an order says the period and how to withdraw, that of a refund which seats and how', async () => {
  const { crs_no } = await courseOnSale(app, staff.emp_no, { crs_title: '메일 강의', crs_days: 90 })
  const buyer = await app.client()
  const pay_no = await buy(buyer, crs_no, [buyer.user_no, null])
  expect(await mailTo(buyer)).toContain('수강 기간: 처음 연 날부터 90일이고, 늦어도 결제 30일 뒤에 시작해요.')
  expect(await mailTo(buyer)).toContain('결제일부터 7일 안에 열지 않았다면 전액')
  const [, open] = (await detail(pay_no)).items
  const account = { bank_code: '088', number: '110123456789', holder: '홍길동' }
  const body = { pi_nos: [open?.pi_no ?? 0], reason: '변심', account }
  const asked = first(await buyer.call(payments.askRefund, { params: { pay_no }, body }))
  const decision = { more: [], more_reason: '', is_by_hand: true }
  await staff.call(payments.decideRefund, { params: { rf_no: asked.refunds[0]?.rf_no ?? 0 }, body: decision })
  expect(await mailTo(buyer)).toContain(
    '환불 금액: 132,000원\n- 메일 강의 · 미배정 132,000원\n돌려드린 방법: 계좌 이체 132,000원',
  )
})
