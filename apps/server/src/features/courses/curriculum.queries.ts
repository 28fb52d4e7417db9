import type { Chapter, Lecture, LectureRow, lectureKind } from '@crm/contract/features/courses/courses.rows'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

type Kind = (typeof lectureKind.values)[number]

const selectLectures = (db: Db) =>
  db
    .selectFrom('course_lectures as l')
    .innerJoin('course_chapters as c', 'c.crc_no', 'l.crc_no')
    .select(['l.crl_no', 'l.crc_no', 'l.crl_title', 'l.is_sample', 'l.is_hidden', 'l.crl_seconds', 'l.rev'])
    .select(sql<Kind>`l.crl_kind`.as('crl_kind'))
    // A video is there once it was packed and its length is known.
    .select(
      sql<boolean>`case l.crl_kind when 'video' then l.crl_seconds > 0 else l.crl_content <> '' end`.as('is_filled'),
    )

/** The lectures of a course in their order. */
export const findLecturesOf = (db: Db, crs_no: number): Promise<LectureRow[]> =>
  selectLectures(db).where('l.crs_no', '=', crs_no).orderBy('c.crc_place').orderBy('l.crl_place').execute()

export const findLecture = (db: Db, crl_no: number): Promise<Lecture | undefined> =>
  selectLectures(db).select(['l.crs_no', 'l.crl_content']).where('l.crl_no', '=', crl_no).executeTakeFirst()

const findChaptersOf = (db: Db, crs_no: number) =>
  db
    .selectFrom('course_chapters')
    .select(['crc_no', 'crs_no', 'crc_title', 'rev'])
    .where('crs_no', '=', crs_no)
    .orderBy('crc_place')
    .execute()

export const findCurriculum = async (db: Db, crs_no: number): Promise<Chapter[]> => {
  const chapters = await findChaptersOf(db, crs_no)
  const lectures = Map.groupBy(await findLecturesOf(db, crs_no), ({ crc_no }) => crc_no)
  return chapters.map((chapter) => ({ ...chapter, lectures: lectures.get(chapter.crc_no) ?? [] }))
}

export const findChapter = (db: Db, crc_no: number) =>
  db.selectFrom('course_chapters').select(['crc_no', 'crs_no', 'rev']).where('crc_no', '=', crc_no).executeTakeFirst()

export const insertChapter = async (db: Db, crs_no: number, crc_title: string) => {
  const crc_place = sql<number>`(select coalesce(max(crc_place), 0) + 1 from course_chapters where crs_no = ${crs_no})`
  await db.insertInto('course_chapters').values({ crs_no, crc_title, crc_place }).execute()
}

export const renameChapter = (db: Db, crc_no: number, crc_title: string) =>
  db.updateTable('course_chapters').set({ crc_title }).where('crc_no', '=', crc_no).execute()

export const deleteChapter = (db: Db, crc_no: number) =>
  db.deleteFrom('course_chapters').where('crc_no', '=', crc_no).execute()

interface NewLecture {
  crs_no: number
  crc_no: number
  crl_kind: Kind
  crl_title: string
  is_hidden: boolean
}

export const insertLecture = async (db: Db, lecture: NewLecture) => {
  const { crc_no } = lecture
  const crl_place = sql<number>`(select coalesce(max(crl_place), 0) + 1 from course_lectures where crc_no = ${crc_no})`
  const values = { ...lecture, crl_place }
  return (await db.insertInto('course_lectures').values(values).returning('crl_no').executeTakeFirstOrThrow()).crl_no
}

type LectureColumns = Pick<Lecture, 'crl_title' | 'crl_content' | 'is_sample' | 'is_hidden'>

export const updateLectureRow = (db: Db, crl_no: number, columns: LectureColumns) =>
  db.updateTable('course_lectures').set(columns).where('crl_no', '=', crl_no).execute()

/** How long the video of a lecture plays. */
export const updateLectureSeconds = (db: Db, crl_no: number, crl_seconds: number) =>
  db.updateTable('course_lectures').set({ crl_seconds }).where('crl_no', '=', crl_no).execute()

export const deleteLecture = (db: Db, crl_no: number) =>
  db.deleteFrom('course_lectures').where('crl_no', '=', crl_no).execute()

/** Puts the lectures into a chapter in this order; one of them may come from another chapter. */
export const placeLectures = async (db: Db, crc_no: number, crl_nos: number[]) => {
  await sql`
    update course_lectures l set crc_no = ${crc_no}, crl_place = u.place
      from unnest(${crl_nos}::int[]) with ordinality u(no, place)
     where l.crl_no = u.no and (l.crc_no, l.crl_place) is distinct from (${crc_no}::int, u.place)`.execute(db)
}
