import { courses } from '@crm/contract/features/courses/courses'
import { type CourseDraft, courseMessages } from '@crm/contract/features/courses/courses.rows'
import { history } from '@crm/contract/features/history/history'
import type { BodyOf } from '@crm/contract/kit/endpoint'
import { beforeAll, expect, test } from 'vitest'
import { type Sample, upload } from '../../testing/files/uploads.ts'
import { courseDraft as draft } from '../../testing/fixtures/courseFixture.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'
import { coursesText, missingText } from './courses.messages.ts'

let app: TestApp
let staff: Person & { emp_no: number }
beforeAll(async () => {
  app = await startTestApp({ rateLimits: false })
  staff = await app.staff({ user_name: '한강사', emp_scope: ['CampAdmList'] })
})

const picture: Sample = { originalname: '표지.png', mimetype: 'image/png', bytes: 'PNG' }

type Change = Partial<BodyOf<typeof courses.updateLecture>>

const first = <Row>({ query: [row] }: { query: Row[] }) => {
  if (!row) throw new Error('nothing was answered')
  return row
}
const create = async (changes: Partial<CourseDraft> = {}) =>
  first(await staff.call(courses.create, { body: { ...draft, ...changes } }))
const read = async (crs_no: number) => first(await staff.call(courses.detail, { params: { crs_no } }))

const addChapter = async (crs_no: number, crc_title = '들어가며') => {
  const { query } = await staff.call(courses.createChapter, { params: { crs_no }, body: { crc_title } })
  return query.at(-1)?.crc_no ?? 0
}
const addLecture = async (crc_no: number, crl_title: string, change: Change = {}) => {
  const body = { crl_title, crl_kind: 'text' } as const
  const lecture = first(await staff.call(courses.createLecture, { params: { crc_no }, body }))
  return changeLecture(lecture.crl_no, { crl_content: '<p>글</p>', ...change })
}
const changeLecture = async (crl_no: number, change: Change) => {
  const { crl_title, crl_content, is_sample, is_hidden, rev } = first(
    await staff.call(courses.lecture, { params: { crl_no } }),
  )
  const body = { crl_title, crl_content, is_sample, is_hidden, rev, ...change }
  return first(await staff.call(courses.updateLecture, { params: { crl_no }, body }))
}
const addPicture = (crs_no: number, sample = picture) =>
  upload(app, staff, sample, { to_table: 'course_pictures', to_no: crs_no })

/** On sale, with a sample and a paid lecture. */
const onSale = async () => {
  const { crs_no } = await create()
  const crc_no = await addChapter(crs_no)
  const sample = await addLecture(crc_no, '맛보기', { is_sample: true })
  const paid = await addLecture(crc_no, '본편')
  await addPicture(crs_no)
  await staff.call(courses.publish, { params: { crs_no } })
  return { crs_no, crc_no, sample, paid }
}
const markSold = (crs_no: number) =>
  app.db.updateTable('courses').set({ sold_dt: new Date().toISOString() }).where('crs_no', '=', crs_no).execute()

test('a title is there, a sale is not dearer than the price, and a sale has a price and a period that goes forward', async () => {
  const wrong = async (changes: Partial<CourseDraft>) => {
    const error = await create(changes).catch((fault: unknown) => fault)
    expect(error).toMatchObject({ status: 400 })
    return (error as { fields: Record<string, string> }).fields
  }
  expect(await wrong({ crs_title: ' ' })).toMatchObject({ crs_title: courseMessages.titleMissing })
  expect(await wrong({ crs_title: '가'.repeat(61) })).toHaveProperty('crs_title')
  expect(await wrong({ crs_summary: '가'.repeat(121) })).toHaveProperty('crs_summary')
  expect(await wrong({ crs_sale_price: 132_001 })).toMatchObject({ crs_sale_price: courseMessages.salePriceTooHigh })
  expect(await wrong({ sale_from: '2026-11-01' })).toMatchObject({ crs_sale_price: courseMessages.periodWithoutSale })
  expect(await wrong({ crs_sale_price: 1, sale_from: '2026-11-02', sale_until: '2026-11-01' })).toMatchObject({
    sale_until: courseMessages.periodTurned,
  })
  expect(await wrong({ teacher_emp_no: 999_999 })).toHaveProperty('teacher_emp_no')
})

test('a course costs its sale price within the period of the sale, and its price otherwise', async () => {
  const priceIn = async (sale_from: string | null, sale_until: string | null) =>
    (await create({ crs_sale_price: 99_000, sale_from, sale_until })).price_now
  expect(await priceIn(null, null)).toBe(99_000)
  expect(await priceIn('2001-01-01', '2999-12-31')).toBe(99_000)
  expect(await priceIn('2999-01-01', null)).toBe(132_000)
  expect(await priceIn(null, '2001-12-31')).toBe(132_000)
})

test('courses are found by initial consonants, teacher, category and state; deleted ones only by their state', async () => {
  const { crs_no } = await create({ crs_title: '브랜드 만들기', cat_code: 'branding', teacher_emp_no: staff.emp_no })
  const find = async (query: object) => (await staff.call(courses.list, { query })).query.map((row) => row.crs_no)
  expect(await find({ keyword: 'ㅂㄹㄷㅁㄷㄱ' })).toEqual([crs_no])
  expect(await find({ keyword: '한강사' })).toEqual([crs_no])
  expect(await find({ cat_code: 'branding', state: 1, crs_level: 1, teacher_emp_no: staff.emp_no })).toEqual([crs_no])
  expect(await find({ cat_code: 'branding', state: 2 })).toEqual([])
  await staff.call(courses.remove, { params: { crs_no } })
  expect(await find({ cat_code: 'branding' })).toEqual([])
  expect(await find({ cat_code: 'branding', state: 0 })).toEqual([crs_no])
  await staff.call(courses.restore, { params: { crs_no } })
  expect((await read(crs_no)).state).toBe(1)
})

test('whoever changes an older revision gets the newest one; moving is no revision', async () => {
  const { crs_no, rev } = await create()
  await staff.call(courses.move, { params: { crs_no }, body: { before: null } })
  const params = { crs_no }
  await staff.call(courses.update, { params, body: { ...draft, crs_title: '새 이름', rev } })
  await expect(staff.call(courses.update, { params, body: { ...draft, rev } })).rejects.toMatchObject({
    status: 409,
    newest: { crs_title: '새 이름', rev: rev + 1 },
  })
  const { query } = await staff.call(history.list, { query: { to_table: 'courses', to_no: crs_no } })
  expect(query[0]?.changes).toEqual([{ field: '강의명', before: draft.crs_title, after: '새 이름' }])
})

test('script in a text is gone before it is stored', async () => {
  const { crs_content } = await create({ crs_content: '<p onclick="x()">글<script>alert(1)</script></p>' })
  expect(crs_content).toBe('<p>글</p>')
})

test('publishing says everything that is missing, and works when nothing is', async () => {
  const { crs_no } = await create({ crs_summary: '', crs_content: '', teacher_name: '' })
  const params = { crs_no }
  const publish = () => staff.call(courses.publish, { params })
  const { picture: image, summary, content, teacher, lectures, sample } = missingText
  const missing = [image, summary, content, teacher, lectures, sample]
  await expect(publish()).rejects.toMatchObject({ status: 400, message: missing.join('\n') })
  expect(sample).toBe('맛보기 강의를 1개 이상 정해 주세요.')

  await addPicture(crs_no)
  await staff.call(courses.update, { params, body: { ...draft, rev: 1 } })
  const crc_no = await addChapter(crs_no)
  const { crl_no } = await addLecture(crc_no, '첫 글', { crl_content: '' })
  const video = { crl_title: '첫 영상', crl_kind: 'video' } as const
  await staff.call(courses.createLecture, { params: { crc_no }, body: video })
  expect((await read(crs_no)).missing).toEqual([sample, missingText.text('첫 글'), missingText.video('첫 영상')])

  const filled = await changeLecture(crl_no, { crl_content: '<p>글</p>', is_sample: true })
  expect(filled.is_filled).toBe(true)
  const chapters = await staff.call(courses.curriculum, { params })
  const empty = first(chapters).lectures.find((lecture) => lecture.crl_kind === 'video')
  await staff.call(courses.removeLecture, { params: { crl_no: empty?.crl_no ?? 0 } })
  expect((await read(crs_no)).missing).toEqual([missingText.paid])
  await addLecture(crc_no, '본편')
  expect(first(await publish())).toMatchObject({ state: 2, missing: [], lectures: 2 })
  expect(first(await staff.call(courses.endSale, { params })).state).toBe(3)
  expect(first(await publish()).state).toBe(2)
})

test('what is on sale keeps its sample and its words, and new lectures are hidden until they are filled', async () => {
  const { crs_no, crc_no, sample, paid } = await onSale()
  await expect(changeLecture(sample.crl_no, { is_sample: false })).rejects.toMatchObject({ status: 409 })
  await expect(changeLecture(sample.crl_no, { is_hidden: true })).rejects.toMatchObject({ status: 409 })
  await expect(changeLecture(paid.crl_no, { is_sample: true })).rejects.toMatchObject({ message: missingText.paid })
  await expect(staff.call(courses.removeLecture, { params: sample })).rejects.toMatchObject({ status: 409 })
  const { rev } = await read(crs_no)
  const body = { ...draft, crs_summary: '', rev }
  await expect(staff.call(courses.update, { params: { crs_no }, body })).rejects.toMatchObject({ status: 409 })

  const added = { crl_title: '새 차시', crl_kind: 'text' } as const
  const lecture = first(await staff.call(courses.createLecture, { params: { crc_no }, body: added }))
  expect(lecture.is_hidden).toBe(true)
  await expect(changeLecture(lecture.crl_no, { is_hidden: false })).rejects.toMatchObject({ status: 409 })
  await changeLecture(lecture.crl_no, { crl_content: '<p>글</p>', is_hidden: false })
  expect((await read(crs_no)).lectures).toBe(3)
  await expect(
    app.db.updateTable('course_lectures').set({ is_sample: false }).where('crs_no', '=', crs_no).execute(),
  ).rejects.toMatchObject({ constraint: 'courses_sample' })
})

test('a course that was sold is not deleted, nor are its lectures', async () => {
  const { crs_no, paid } = await onSale()
  await markSold(crs_no)
  await expect(staff.call(courses.remove, { params: { crs_no } })).rejects.toMatchObject({
    status: 409,
    message: coursesText.soldCourse,
  })
  await expect(staff.call(courses.removeLecture, { params: paid })).rejects.toMatchObject({
    message: coursesText.soldLecture,
  })
  await expect(app.db.deleteFrom('course_lectures').where('crl_no', '=', paid.crl_no).execute()).rejects.toMatchObject({
    constraint: 'course_lectures_sold_stays',
  })
  await expect(
    app.db.updateTable('courses').set({ state: 0 }).where('crs_no', '=', crs_no).execute(),
  ).rejects.toMatchObject({ constraint: 'courses_sold_stays' })
})

test('a copy is a draft with the same facts, chapters, lectures and picture', async () => {
  const { crs_no } = await onSale()
  const copy = first(await staff.call(courses.copy, { params: { crs_no } }))
  expect(copy).toMatchObject({ crs_title: '처음 시작하는 IR 사본', state: 1, is_sold: false, missing: [], lectures: 2 })
  expect(copy.picture).toBeTruthy()
  const titles = async (no: number) => {
    const { query } = await staff.call(courses.curriculum, { params: { crs_no: no } })
    return query.map(({ crc_title, lectures }) => [crc_title, lectures.map(({ crl_title }) => crl_title)])
  }
  expect(await titles(copy.crs_no)).toEqual(await titles(crs_no))
  const long = await create({ crs_title: '가'.repeat(60) })
  expect(first(await staff.call(courses.copy, { params: long })).crs_title).toHaveLength(60)
})

test('one picture of a kind that browsers show; any keeper of courses takes it away', async () => {
  const { crs_no } = await create()
  const text: Sample = { originalname: '글.txt', bytes: '글' }
  await expect(addPicture(crs_no, text)).rejects.toMatchObject({ status: 415, message: coursesText.notAPicture })
  await addPicture(crs_no)
  await expect(addPicture(crs_no)).rejects.toMatchObject({ status: 409, message: coursesText.tooManyPictures })
  const colleague = await app.staff({ emp_scope: ['CampAdmList'] })
  await colleague.call(courses.removePicture, { params: { crs_no } })
  expect((await read(crs_no)).picture).toBeNull()
  const stranger = await app.staff()
  await expect(upload(app, stranger, picture, { to_table: 'course_pictures', to_no: crs_no })).rejects.toMatchObject({
    status: 404,
  })
})
