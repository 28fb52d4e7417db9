import { courses } from '@crm/contract/features/courses/courses'
import type { CourseCategory } from '@crm/contract/features/courses/courses.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { movedBefore, writePlaces } from '../../db/places.ts'
import { list, ok, one } from '../../http/answer/answers.ts'
import { refuse, refuseChoice, refuseOutdated } from '../../http/refusal.ts'
import { findCategoryRows, lockCategories, updateCategoryRow } from './categories.queries.ts'
import { removePictureOf, withPictures } from './pictures.ts'

const findCategories = async (ctx: Context): Promise<CourseCategory[]> =>
  withPictures(ctx, 'course_category_pictures', await findCategoryRows(ctx.db), ({ cat_no }) => cat_no)

export const listCategories = async (ctx: Context) => list(await findCategories(ctx))

const find = async (ctx: Context, cat_no: number) =>
  (await findCategories(ctx)).find((category) => category.cat_no === cat_no) ?? refuse('not_found')

export const updateCategory = async (ctx: Context, { params, body }: ParsedOf<typeof courses.updateCategory>) => {
  const { rev, ...columns } = body
  await lockCategories(ctx.db)
  const category = await find(ctx, params.cat_no)
  if (category.rev !== rev) return refuseOutdated(courses.categories, category)
  await updateCategoryRow(ctx.db, params.cat_no, columns)
  ctx.publish('camp.changed')
  return one(await find(ctx, params.cat_no))
}

export const moveCategory = async (ctx: Context, { params, body }: ParsedOf<typeof courses.moveCategory>) => {
  await lockCategories(ctx.db)
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
