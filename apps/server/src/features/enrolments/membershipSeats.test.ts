import { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { learning } from '@crm/contract/features/learning/learning'
import { beforeAll, expect, test } from 'vitest'
import { courseOnSale } from '../../testing/fixtures/money/courseOnSale.ts'
import { startMemberships } from '../../testing/fixtures/money/membershipFixture.ts'
import type { Person } from '../../testing/startTestApp.ts'

let fixture: Awaited<ReturnType<typeof startMemberships>>
beforeAll(async () => {
  fixture = await startMemberships()
})

const enrol = async (who: Person, crs_no: number) => (await who.call(enrolments.enrol, { params: { crs_no } })).query[0]
const seatsOf = async (who: Person, kind: 'learning' | 'over' = 'learning') =>
  (await who.call(enrolments.mySeats, { query: { kind } })).query

test('a course that the membership has needs no payment, counts for it once opened, and ends with it', async () => {
  const { app, createPlan, request, deposit, read, shift } = fixture
  const staff = await app.staff({ emp_scope: ['CampAdmList'] })
  const course = await courseOnSale(app, staff.emp_no, {})
  const mbp_no = await createPlan({ mbp_people: 1, mbp_categories: [], mbp_courses: [course.crs_no] })
  const first = await app.client()
  const colleague = await app.client({ client_no: first.client_no })
  await expect(enrol(first, course.crs_no)).rejects.toMatchObject({ status: 409 })

  const membership = await deposit(await request(first.client_no, mbp_no))
  for (const who of [first, colleague]) await enrol(who, course.crs_no)
  expect(await seatsOf(first)).toMatchObject([{ crs_no: course.crs_no, cs_source: 'membership', refund_now: null }])
  expect(await read(membership)).toMatchObject({ people_used: 0, courses_used: 0 })

  const crl_no = course.paid[0] ?? 0
  await first.call(learning.watch, { params: { crl_no } })
  expect(await read(membership)).toMatchObject({ people_used: 1, courses_used: 1 })
  await expect(colleague.call(learning.watch, { params: { crl_no } })).rejects.toMatchObject({
    message: '멤버십을 이용할 수 있는 인원이 모두 찼어요.',
  })

  await shift(membership.mbs_no, 4000)
  expect(await seatsOf(first)).toEqual([])
  expect(await seatsOf(first, 'over')).toMatchObject([{ crs_no: course.crs_no }])
  await expect(first.call(learning.watch, { params: { crl_no } })).rejects.toMatchObject({ status: 403 })
})
