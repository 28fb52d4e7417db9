import { type CourseDraft, courseCategory } from '@crm/contract/features/courses/courses.rows'
import { sql } from 'kysely'
import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'
import { today } from '../../db/today.ts'
import type { Storage } from '../../ports/storage/storage.ts'
import { createFile } from '../files/seed/createFile.ts'
import { coursePicture } from './seed/coursePicture.ts'
import { demoCourses } from './seed/courseTexts.ts'
import { seedManyCourses } from './seed/large.ts'

type DemoCourse = (typeof demoCourses)['basic'][number]

const chapterTitles = ['들어가며', '본격적으로', '마무리']
const lecturesEach = 2

/** The last course of branding is no longer sold, the last one of insight is still being written. */
const stateOf = (code: string, place: number) => {
  if (code === 'branding' && place === 3) return 3
  return code === 'insight' && place === 3 ? 1 : 2
}

const categoryTexts: Record<CourseDraft['cat_code'], string> = {
  basic: '창업을 시작하는 사람에게 꼭 필요한 것부터',
  invest: '투자를 준비하고, 만나고, 계약하기까지',
  marketing: '첫 고객을 만나고 숫자로 키우는 법',
  branding: '기억에 남는 이름과 모습 만들기',
  development: '개발자가 아니어도 제품을 만들고 맡기는 법',
  insight: '먼저 걸어간 사람들의 이야기',
}

const content = ({ crs_summary, lectures }: DemoCourse) =>
  `<p>${crs_summary}</p><h3>이런 내용을 배워요</h3><ul>${lectures.map((title) => `<li>${title}</li>`).join('')}</ul>` +
  '<h3>이런 분께 권해요</h3><p>혼자 알아보느라 시간을 많이 쓰고 있는 대표님과 실무자에게 권해요.</p>'

const seedLectures = async (db: Db, crs_no: number, { lectures }: DemoCourse) => {
  for (const [at, crc_title] of chapterTitles.entries()) {
    const titles = lectures.slice(at * lecturesEach, (at + 1) * lecturesEach)
    if (!titles.length) return
    const { crc_no } = await db
      .insertInto('course_chapters')
      .values({ crs_no, crc_title, crc_place: at + 1 })
      .returning('crc_no')
      .executeTakeFirstOrThrow()
    const rows = titles.map((crl_title, index) => {
      const place = at * lecturesEach + index
      // The first is a sample to watch; every fourth is a text.
      const crl_kind = place % 4 === 3 ? 'text' : 'video'
      const crl_content = `<p>${crl_title}에서 꼭 기억할 세 가지를 정리했어요.</p><ol><li>왜 필요한가</li><li>어떻게 하나</li><li>무엇을 조심하나</li></ol>`
      return { crs_no, crc_no, crl_kind, crl_title, crl_content, is_sample: place === 0, crl_place: index + 1 }
    })
    await db.insertInto('course_lectures').values(rows).execute()
  }
}

const teacherOf = async (db: Db, { teacher }: DemoCourse) => {
  if ('name' in teacher) return { teacher_emp_no: null, teacher_name: teacher.name }
  const { emp_no, user_name } = await db
    .selectFrom('employees as e')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .select(['e.emp_no', 'u.user_name'])
    .where('u.user_id', '=', teacher.user_id)
    .executeTakeFirstOrThrow()
  return { teacher_emp_no: emp_no, teacher_name: user_name }
}

const day = (days: number) => sql<string>`${today} + ${days}::int`

const seedCourses = async (db: Db) => {
  let age = 0
  for (const cat_code of courseCategory.values) {
    await db
      .updateTable('course_categories')
      .set({ cat_text: categoryTexts[cat_code] })
      .where('cat_code', '=', cat_code)
      .execute()
    for (const [index, course] of demoCourses[cat_code].entries()) {
      age += 1
      const { crs_title, crs_summary, crs_level, crs_price, sale, is_guarded = false, is_tax_free = false } = course
      const reg_dt = sql<string>`now() - ${200 - age * 9}::int * interval '1 day'`
      const { crs_no } = await db
        .insertInto('courses')
        .values({
          ...{ crs_title, crs_summary, cat_code, crs_level, crs_price, is_guarded, is_tax_free, reg_dt },
          ...(await teacherOf(db, course)),
          ...(sale !== undefined && { crs_sale_price: sale, sale_from: day(-10), sale_until: day(50) }),
          crs_content: content(course),
          crs_place: index + 1,
          emp_no: 1,
        })
        .returning('crs_no')
        .executeTakeFirstOrThrow()
      await seedLectures(db, crs_no, course)
      const state = stateOf(cat_code, index + 1)
      if (state !== 1) await db.updateTable('courses').set({ state: 2 }).where('crs_no', '=', crs_no).execute()
      if (state === 3) await db.updateTable('courses').set({ state: 3 }).where('crs_no', '=', crs_no).execute()
    }
  }
  await db
    .insertInto('banners')
    .values([
      {
        ...{ bn_title: '가을 학기 강의가 열렸어요', bn_text: '투자부터 개발까지 18개 강의를 만나 보세요.' },
        ...{ bn_link: '/client/camp-v3/list', bn_place: 'camp', bn_order: 1, bn_until: day(60) },
      },
      {
        ...{ bn_title: '처음 시작하는 IR 25% 할인', bn_text: '할인 기간 안에 신청해 보세요.' },
        ...{ bn_link: '/client/camp-v3/category-detail?category=invest', bn_place: 'camp', bn_order: 2 },
      },
      { bn_title: '겨울 특강 예고', bn_text: '다음 달에 만나요.', bn_place: 'camp', bn_order: 3, bn_from: day(20) },
    ])
    .execute()
}

/** A picture of its own for each course and category. */
const seedPictures = async (db: Db, storage: Storage) => {
  const add = (to_table: string, to_no: number, originalname: string, index: number) =>
    createFile(
      db,
      storage,
      { originalname, mimetype: 'image/png', bytes: coursePicture(index) },
      { to_table, to_no, user_no: 1, daysAgo: 30 },
    )
  const courses = await db.selectFrom('courses').select(['crs_no', 'crs_title']).orderBy('crs_no').execute()
  for (const [index, { crs_no, crs_title }] of courses.entries())
    await add('course_pictures', crs_no, `${crs_title}.png`, index)
  const categories = await db.selectFrom('course_categories').select(['cat_no', 'cat_name']).orderBy('cat_no').execute()
  for (const [index, { cat_no, cat_name }] of categories.entries())
    await add('course_category_pictures', cat_no, `${cat_name}.png`, index * 3 + 1)
}

export const seed = defineSeed({
  after: ['auth'],
  demo: seedCourses,
  files: seedPictures,
  large: seedManyCourses,
})
