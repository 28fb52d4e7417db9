import type { CourseDraft } from '@crm/contract/features/courses/courses.rows'
import { sql } from 'kysely'
import { courseDraft } from './courseFixture.ts'
import type { TestApp } from './startTestApp.ts'

interface OnSale extends Partial<CourseDraft> {
  /** Lectures that are no samples; one sample is always there. */
  lectures?: number
}

const lastPlace = sql<number>`(select coalesce(max(crs_place), 0) + 1 from courses)`

/** A course on sale with texts as lectures, the sample first; written to the database, because publishing has its own tests. */
export const courseOnSale = async (
  { db }: Pick<TestApp, 'db'>,
  emp_no: number,
  { lectures = 12, ...draft }: OnSale = {},
) =>
  db.transaction().execute(async (tx) => {
    const { crs_no } = await tx
      .insertInto('courses')
      .values({ ...courseDraft, ...draft, emp_no, crs_place: lastPlace, state: 1 })
      .returning('crs_no')
      .executeTakeFirstOrThrow()
    const chapter = { crs_no, crc_title: '들어가며', crc_place: 1 }
    const { crc_no } = await tx
      .insertInto('course_chapters')
      .values(chapter)
      .returning('crc_no')
      .executeTakeFirstOrThrow()
    const { rows } = await sql<{ crl_no: number }>`
      insert into course_lectures (crs_no, crc_no, crl_kind, crl_title, crl_content, is_sample, crl_place)
      select ${crs_no}, ${crc_no}, 'text', n || '강', '<p>글</p>', n = 1, n
        from generate_series(1, ${lectures + 1}::int) n returning crl_no`.execute(tx)
    await tx.updateTable('courses').set({ state: 2 }).where('crs_no', '=', crs_no).execute()
    const [sample = 0, ...paid] = rows.map(({ crl_no }) => crl_no)
    return { crs_no, crc_no, sample, paid }
  })
