import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { refuse } from '../../http/refusal.ts'
import { findCourse } from './courses.queries.ts'
import { updateLectureSeconds } from './curriculum.queries.ts'

/** What other features keep beside a course is asked for by its number: one that is not there is not found. */
export const requireCourse = async ({ db }: Pick<Context, 'db'>, crs_no: number) =>
  (await findCourse(db, crs_no)) ?? refuse('not_found')

/** The video of a lecture was packed: from now on its length is known. */
export const setLectureLength = (db: Db, crl_no: number, seconds: number) => updateLectureSeconds(db, crl_no, seconds)
