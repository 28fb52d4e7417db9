import { courses } from '@crm/contract/features/courses/courses'
import { enrolments } from '@crm/contract/features/enrolments/enrolments'
import type { QueryOf, RequestOf } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { courseOnSale } from '../../testing/fixtures/money/courseOnSale.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
let staff: Person & { emp_no: number }
let client: Person & { client_no: number }
beforeAll(async () => {
  app = await startTestApp({ rateLimits: false })
  staff = await app.staff({ emp_scope: ['CampAdmList'] })
  client = await app.client()
})

const onSale = (changes: Parameters<typeof courseOnSale>[2] = {}) => courseOnSale(app, staff.emp_no, changes)
const titles = async (
  query: Partial<RequestOf<typeof enrolments.catalogue>['query'] & QueryOf<typeof enrolments.catalogue>>,
) => (await client.call(enrolments.catalogue, { query })).query.map(({ crs_title }) => crs_title)
const show = async (who: Person, crs_no: number) => {
  const [course] = (await who.call(enrolments.catalogueCourse, { params: { crs_no } })).query
  if (!course) throw new Error('nothing was answered')
  return course
}
const setState = (crs_no: number, state: number) =>
  app.db.updateTable('courses').set({ state }).where('crs_no', '=', crs_no).execute()

test('what is on sale is found by category, level, price, words and initials, in four orders', async () => {
  await onSale({ crs_title: '브랜드 첫걸음', cat_code: 'branding', crs_price: 10_000 })
  const dear = await onSale({ crs_title: '브랜드 심화', cat_code: 'branding', crs_level: 3, crs_price: 90_000 })
  await onSale({ crs_title: '브랜드 맛보기', cat_code: 'branding', crs_price: 0 })
  const ended = await onSale({ crs_title: '브랜드 옛 강의', cat_code: 'branding' })
  await setState(ended.crs_no, 3)
  const cat_code = 'branding'
  expect(await titles({ cat_code })).toEqual(['브랜드 첫걸음', '브랜드 심화', '브랜드 맛보기'])
  expect(await titles({ cat_code, list_sort: 'newest' })).toEqual(['브랜드 맛보기', '브랜드 심화', '브랜드 첫걸음'])
  expect(await titles({ cat_code, list_sort: 'price' })).toEqual(['브랜드 맛보기', '브랜드 첫걸음', '브랜드 심화'])
  expect(await titles({ cat_code, price: 'free' })).toEqual(['브랜드 맛보기'])
  expect(await titles({ cat_code, crs_level: 3 })).toEqual(['브랜드 심화'])
  expect(await titles({ keyword: 'ㅂㄹㄷ ㅅㅎ' })).toEqual(['브랜드 심화'])
  const other = await app.client()
  await app.db
    .insertInto('course_seats')
    .values({
      ...{ crs_no: dear.crs_no, client_no: other.client_no, user_no: other.user_no, cs_source: 'free', cs_days: 10 },
      opened_dt: '2026-01-01 00:00',
    })
    .execute()
  expect((await titles({ cat_code, list_sort: 'popular' }))[0]).toBe('브랜드 심화')
})

test('one button fits: pay, start, go on, or the sale has ended', async () => {
  const paid = await onSale()
  expect(await show(client, paid.crs_no)).toMatchObject({
    action: 'pay',
    own_price: 132_000,
    paid_lectures: 12,
    seat: null,
  })
  const free = await onSale({ crs_price: 0 })
  expect((await show(client, free.crs_no)).action).toBe('start')
  await client.call(enrolments.enrol, { params: { crs_no: free.crs_no } })
  expect(await show(client, free.crs_no)).toMatchObject({
    action: 'start',
    seat: { cs_source: 'free', is_opened: false },
  })
  await app.db
    .insertInto('seat_opens')
    .values({
      cs_no: (await show(client, free.crs_no)).seat?.cs_no ?? 0,
      crl_no: free.paid[0] ?? 0,
      opened_by: 'watch',
    })
    .execute()
  expect((await show(client, free.crs_no)).action).toBe('continue')
  const [home] = (await client.call(enrolments.catalogueHome, {})).query
  expect(home?.continued).toMatchObject([{ crs_no: free.crs_no, done: 0 }])
  await sql`insert into lecture_watches (user_no, crl_no, done_dt) values (${client.user_no}, ${free.paid[0] ?? 0}, now())`.execute(
    app.db,
  )
  const [later] = (await client.call(enrolments.catalogueHome, {})).query
  expect(later?.continued).toMatchObject([{ crs_no: free.crs_no, done: 1 }])
  await sql`insert into lecture_watches (user_no, crl_no, done_dt)
    select ${client.user_no}, crl_no, now() from course_lectures where crs_no = ${free.crs_no}
    on conflict do nothing`.execute(app.db)
  const [finished] = (await client.call(enrolments.catalogueHome, {})).query
  expect(finished?.continued).toEqual([])
  expect(home?.categories).toHaveLength(6)
  await setState(paid.crs_no, 3)
  expect((await show(client, paid.crs_no)).action).toBe('ended')
})

test('a course is open to staff and vc, who can only look; a draft only to those who keep courses', async () => {
  const { crs_no, sample } = await onSale()
  const [vc, anyStaff] = [await app.vc(), await app.staff()]
  for (const who of [vc, anyStaff, staff]) expect((await show(who, crs_no)).action).toBe('look')
  expect((await show(vc, crs_no)).chapters[0]?.lectures[0]).toMatchObject({ crl_no: sample, is_sample: true })
  const { query } = await staff.call(courses.copy, { params: { crs_no } })
  const draft = query[0]?.crs_no ?? 0
  expect((await show(staff, draft)).crs_no).toBe(draft)
  for (const who of [vc, anyStaff, client]) await expect(show(who, draft)).rejects.toMatchObject({ status: 404 })
})

test('hidden lectures are not told of, nor counted', async () => {
  const { crs_no, paid } = await onSale({ lectures: 3 })
  await app.db
    .updateTable('course_lectures')
    .set({ is_hidden: true })
    .where('crl_no', '=', paid[0] ?? 0)
    .execute()
  const course = await show(client, crs_no)
  expect(course).toMatchObject({ lectures: 3, paid_lectures: 2 })
  expect(course.chapters[0]?.lectures).toHaveLength(3)
})
