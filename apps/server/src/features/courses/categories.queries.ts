import type { CourseCategory, courseCategory } from '@crm/contract/features/courses/courses.rows'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export const findCategoryRows = (db: Db): Promise<Omit<CourseCategory, 'picture'>[]> =>
  db
    .selectFrom('course_categories as c')
    .select(['c.cat_no', 'c.cat_name', 'c.cat_text', 'c.is_shown', 'c.rev'])
    .select([
      sql<(typeof courseCategory.values)[number]>`c.cat_code`.as('cat_code'),
      sql<number>`(select count(*)::int from courses r where r.cat_code = c.cat_code and r.state <> 0)`.as('courses'),
    ])
    .orderBy('c.cat_place')
    .execute()

/** Always in the same order, so that two who write never wait for each other. */
export const lockCategories = (db: Db) =>
  db.selectFrom('course_categories').select(['cat_no', 'rev']).orderBy('cat_no').forUpdate().execute()

type CategoryColumns = Pick<CourseCategory, 'cat_name' | 'cat_text' | 'is_shown'>

export const updateCategoryRow = (db: Db, cat_no: number, columns: CategoryColumns) =>
  db.updateTable('course_categories').set(columns).where('cat_no', '=', cat_no).execute()
