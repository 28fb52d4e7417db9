import { courses } from '@crm/contract/features/courses/courses'
import type { CourseCategory, courseCategory } from '@crm/contract/features/courses/courses.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { list, ok, one } from '../../http/answers.ts'
import { refuse, refuseChoice, refuseOutdated } from '../../http/refusal.ts'
import { removePictureOf, withPictures } from './pictures.ts'
import { movedBefore, writePlaces } from './places.queries.ts'

const findCategories = async (ctx: Context): Promise<CourseCategory[]> => {
  const rows = await ctx.db
    .selectFrom('course_categories as c')
    .select(['c.cat_no', 'c.cat_name', 'c.cat_text', 'c.is_shown', 'c.rev'])
    .select([
      sql<(typeof courseCategory.values)[number]>`c.cat_code`.as('cat_code'),
      sql<number>`(select count(*)::int from courses r where r.cat_code = c.cat_code and r.state <> 0)`.as('courses'),
    ])
    .orderBy('c.cat_place')
    .execute()
  return withPictures(ctx, 'course_category_pictures', rows, ({ cat_no }) => cat_no)
}

/** Always in the same order, so that two who write never wait for each other. */
const lockCategories = ({ db }: Context) =>
  db.selectFrom('course_categories').select(['cat_no', 'rev']).orderBy('cat_no').forUpdate().execute()

export const listCategories = async (ctx: Context) => list(await findCategories(ctx))

const find = async (ctx: Context, cat_no: number) =>
  (await findCategories(ctx)).find((category) => category.cat_no === cat_no) ?? refuse('not_found')

export const updateCategory = async (ctx: Context, { params, body }: ParsedOf<typeof courses.updateCategory>) => {
  const { rev, ...columns } = body
  await lockCategories(ctx)
  const category = await find(ctx, params.cat_no)
  if (category.rev !== rev) return refuseOutdated(courses.categories, category)
  await ctx.db.updateTable('course_categories').set(columns).where('cat_no', '=', params.cat_no).execute()
  ctx.publish('camp.changed')
  return one(await find(ctx, params.cat_no))
}

export const moveCategory = async (ctx: Context, { params, body }: ParsedOf<typeof courses.moveCategory>) => {
  await lockCategories(ctx)
  const nos = (await findCategories(ctx)).map(({ cat_no }) => cat_no)
  if (!nos.includes(params.cat_no)) return refuse('not_found')
  const moved = movedBefore(nos, params.cat_no, body.before) ?? refuseChoice('before')
  await writePlaces(ctx.db, { table: 'course_categories', key: 'cat_no', place: 'cat_place' }, moved)
  ctx.publish('camp.changed')
  return list(await findCategories(ctx))
}

export const removeCategoryPicture = async (
  ctx: Context,
  { params }: ParsedOf<typeof courses.removeCategoryPicture>,
) => {
  await removePictureOf(ctx, 'course_category_pictures', params.cat_no)
  return ok()
}
