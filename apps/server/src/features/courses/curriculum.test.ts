import { courses } from '@crm/contract/features/courses/courses'
import type { Chapter } from '@crm/contract/features/courses/courses.rows'
import { deletions } from '@crm/contract/features/deletions/deletions'
import { reference } from '@crm/contract/features/reference/reference'
import { beforeAll, expect, test } from 'vitest'
import { upload } from '../../testing/files/uploads.ts'
import { courseDraft } from '../../testing/fixtures/courseFixture.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'
import { coursesText } from './courses.messages.ts'

let app: TestApp
let staff: Person
beforeAll(async () => {
  app = await startTestApp({ rateLimits: false })
  staff = await app.staff({ emp_scope: ['CampAdmList'] })
})

const first = <Row>({ query: [row] }: { query: Row[] }) => {
  if (!row) throw new Error('nothing was answered')
  return row
}

const createCourse = async (crs_title = '강의') =>
  first(await staff.call(courses.create, { body: { ...courseDraft, crs_title, cat_code: 'basic', crs_price: 0 } }))
    .crs_no

/** A course with chapters A and B, and lectures 1 to 5 in A. */
const start = async () => {
  const crs_no = await createCourse()
  const params = { crs_no }
  await staff.call(courses.createChapter, { params, body: { crc_title: 'A' } })
  const { query } = await staff.call(courses.createChapter, { params, body: { crc_title: 'B' } })
  const [a = 0, b = 0] = query.map(({ crc_no }) => crc_no)
  const lectures: number[] = []
  for (const crl_title of ['1', '2', '3', '4', '5']) {
    const body = { crl_title, crl_kind: 'video' } as const
    lectures.push(first(await staff.call(courses.createLecture, { params: { crc_no: a }, body })).crl_no)
  }
  const read = async () => shown((await staff.call(courses.curriculum, { params })).query)
  return { crs_no, a, b, lectures, read }
}
const shown = (chapters: Chapter[]) =>
  chapters.map(({ crc_title, lectures }) => `${crc_title}${lectures.map(({ crl_title }) => crl_title).join('')}`)

const move = (crl_no: number, crc_no: number, before: number | null) =>
  staff.call(courses.moveLecture, { params: { crl_no }, body: { crc_no, before } })

test('lectures move within a chapter and into another, chapters among each other', async () => {
  const { a, b, lectures, read } = await start()
  const [one = 0, two = 0, three = 0, , five = 0] = lectures
  expect(shown((await move(five, a, one)).query)).toEqual(['A51234', 'B'])
  expect(shown((await move(two, b, null)).query)).toEqual(['A5134', 'B2'])
  expect(shown((await move(three, b, two)).query)).toEqual(['A514', 'B32'])
  expect(shown((await move(three, b, three)).query)).toEqual(['A514', 'B32'])
  await staff.call(courses.moveChapter, { params: { crc_no: b }, body: { before: a } })
  expect(await read()).toEqual(['B32', 'A514'])
  await expect(move(one, b, five)).rejects.toMatchObject({ status: 400, fields: { before: expect.any(String) } })
})

test('nothing moves into the chapter of another course', async () => {
  const [own, other] = [await start(), await start()]
  await expect(move(own.lectures[0] ?? 0, other.a, null)).rejects.toMatchObject({ status: 400 })
  await expect(
    app.db.updateTable('course_lectures').set({ crc_no: other.a }).where('crs_no', '=', own.crs_no).execute(),
  ).rejects.toMatchObject({ constraint: 'course_lectures_own_chapter' })
})

test('fifty moves at once lose no lecture and leave one at each place', async () => {
  const { crs_no, a, b, lectures } = await start()
  const moves = Array.from({ length: 50 }, (_, turn) => {
    const crl_no = lectures[turn % 5] ?? 0
    return move(crl_no, turn % 3 ? a : b, null)
  })
  await Promise.all(moves)
  const rows = await app.db
    .selectFrom('course_lectures')
    .select(['crl_no', 'crc_no', 'crl_place'])
    .where('crs_no', '=', crs_no)
    .execute()
  expect(rows.map(({ crl_no }) => crl_no).sort()).toEqual([...lectures].sort())
  expect(new Set(rows.map(({ crc_no, crl_place }) => `${crc_no} ${crl_place}`)).size).toBe(5)
})

test('fifty who save the same revision of a lecture: one is first, the others get the newest', async () => {
  const { lectures } = await start()
  const params = { crl_no: lectures[0] ?? 0 }
  const body = { crl_content: '', is_sample: false, is_hidden: false, rev: 1 }
  const saved = await Promise.allSettled(
    Array.from({ length: 50 }, (_, turn) =>
      staff.call(courses.updateLecture, { params, body: { ...body, crl_title: `제목 ${turn}` } }),
    ),
  )
  const refused = saved.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(49)
  const { crl_title, rev } = first(await staff.call(courses.lecture, { params }))
  expect(rev).toBe(2)
  for (const answer of refused) expect(answer).toMatchObject({ reason: { status: 409, newest: { crl_title, rev } } })
})

test('a chapter is renamed by its revision and deleted when it is empty', async () => {
  const { a, b } = await start()
  const rename = (crc_title: string, rev: number) =>
    staff.call(courses.updateChapter, { params: { crc_no: a }, body: { crc_title, rev } })
  await rename('가', 1)
  await expect(rename('나', 1)).rejects.toMatchObject({ status: 409, newest: { crc_title: '가', rev: 2 } })
  await expect(staff.call(courses.removeChapter, { params: { crc_no: a } })).rejects.toMatchObject({
    status: 409,
    message: coursesText.chapterHasLectures,
  })
  const { undo_no } = await staff.call(courses.removeChapter, { params: { crc_no: b } })
  await staff.call(deletions.undo, { params: { del_no: undo_no } })
  await staff.call(courses.removeChapter, { params: { crc_no: b } })
  await expect(staff.call(courses.removeChapter, { params: { crc_no: b } })).rejects.toMatchObject({ status: 404 })
})

test('a deleted course is not changed before it is restored', async () => {
  const { crs_no, a } = await start()
  await staff.call(courses.remove, { params: { crs_no } })
  const body = { crl_title: '6', crl_kind: 'text' } as const
  await expect(staff.call(courses.createLecture, { params: { crc_no: a }, body })).rejects.toMatchObject({
    status: 409,
    message: coursesText.deleted,
  })
})

test('courses of a category stand in the order in which they were put', async () => {
  const [one, two, three] = [await createCourse('하나'), await createCourse('둘'), await createCourse('셋')]
  await staff.call(courses.move, { params: { crs_no: three }, body: { before: one } })
  const { query } = await staff.call(courses.list, {
    query: { cat_code: 'basic', sort: 'crs_place', desc: 0, limit: 100 },
  })
  const order = query.map(({ crs_no }) => crs_no).filter((no) => [one, two, three].includes(no))
  expect(order).toEqual([three, one, two])
})

test('the six categories are renamed, ordered and hidden, and none is added', async () => {
  const { query } = await staff.call(courses.categories)
  expect(query.map(({ cat_code }) => cat_code)).toEqual([
    'basic',
    'invest',
    'marketing',
    'branding',
    'development',
    'insight',
  ])
  const body = { cat_name: '처음', cat_text: '첫걸음', is_shown: false, rev: 1 }
  expect(first(await staff.call(courses.updateCategory, { params: { cat_no: 1 }, body }))).toMatchObject({
    cat_name: '처음',
    is_shown: false,
  })
  await expect(staff.call(courses.updateCategory, { params: { cat_no: 1 }, body })).rejects.toMatchObject({
    status: 409,
  })
  const moved = await staff.call(courses.moveCategory, { params: { cat_no: 6 }, body: { before: 1 } })
  expect(first(moved).cat_code).toBe('insight')
})

test('a banner is shown in its period, in its place, in the order that staff gave it', async () => {
  const add = async (bn_title: string, changes: object = {}) => {
    const places = { bn_place: 'camp', bn_from: null, bn_until: null, state: 1 } as const
    const body = { bn_title, bn_text: '', bn_link: null, ...places, ...changes }
    return first(await staff.call(courses.createBanner, { body }))
  }
  const one = await add('하나')
  const two = await add('둘', { bn_from: '2001-01-01', bn_until: '2999-12-31' })
  await add('지난 것', { bn_until: '2001-12-31' })
  await add('다음 것', { bn_from: '2999-01-01' })
  await add('숨긴 것', { state: 0 })
  await staff.call(courses.moveBanner, { params: two, body: { before: one.bn_no } })
  const client = await app.client()
  const seen = async () => {
    const { query } = await client.call(reference.banners, { query: { limit: 100 } })
    return query.filter(({ bn_place }) => bn_place === 'camp').map(({ bn_title }) => bn_title)
  }
  await expect.poll(seen, { timeout: 20_000 }).toEqual(['둘', '하나'])
  const kept = (await staff.call(courses.banners, { query: { bn_place: 'camp' } })).query.length
  expect(kept).toBe(5)
  await expect(add('뒤집힌 것', { bn_from: '2026-02-02', bn_until: '2026-02-01' })).rejects.toMatchObject({
    status: 400,
  })
  await expect(add('다른 곳', { bn_link: 'javascript:alert(1)' })).rejects.toMatchObject({ status: 400 })
  const png = { originalname: '둘.png', mimetype: 'image/png', bytes: 'x' }
  await upload(app, staff, png, { to_table: 'banner_pictures', to_no: two.bn_no })
  const { undo_no } = await staff.call(courses.removeBanner, { params: two })
  await expect.poll(seen, { timeout: 20_000 }).toEqual(['하나'])
  // It comes back where it was, with its picture.
  await staff.call(deletions.undo, { params: { del_no: undo_no } })
  await expect.poll(seen, { timeout: 20_000 }).toEqual(['둘', '하나'])
  const back = (await staff.call(courses.banners, { query: { bn_place: 'camp' } })).query
  expect(back.find(({ bn_no }) => bn_no === two.bn_no)?.picture).toEqual(expect.any(String))
})
