import { courses } from '@crm/contract/features/courses/courses'
import type { BannerRow, bannerPlace } from '@crm/contract/features/courses/courses.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { list, ok, one } from '../../http/answers.ts'
import { refuse, refuseChoice, refuseOutdated } from '../../http/refusal.ts'
import { detachFiles } from '../files/files.service.ts'
import { removePictureOf, withPictures } from './pictures.ts'
import { movedBefore, writePlaces } from './places.queries.ts'

type Place = (typeof bannerPlace.values)[number]

const findBanners = async (ctx: Context, bn_place?: Place): Promise<BannerRow[]> => {
  const rows = await ctx.db
    .selectFrom('banners')
    .select(['bn_no', 'bn_title', 'bn_text', 'bn_link', 'bn_from', 'bn_until', 'state', 'rev'])
    .select(sql<Place>`bn_place`.as('bn_place'))
    .$if(bn_place !== undefined, (query) => query.where('bn_place', '=', bn_place as Place))
    .orderBy('bn_place', 'desc')
    .orderBy('bn_order')
    .orderBy('bn_no')
    .execute()
  return withPictures(ctx, 'banner_pictures', rows, ({ bn_no }) => bn_no)
}

const find = async (ctx: Context, bn_no: number) =>
  (await findBanners(ctx)).find((banner) => banner.bn_no === bn_no) ?? refuse('not_found')

/** There are a few dozen: whoever writes waits for the others. */
const lockBanners = ({ db }: Context) => db.selectFrom('banners').select('bn_no').orderBy('bn_no').forUpdate().execute()

const lastOrder = (bn_place: Place) =>
  sql<number>`(select coalesce(max(bn_order), 0) + 1 from banners where bn_place = ${bn_place})`

const answer = async (ctx: Context, bn_no: number) => {
  ctx.publish('camp.changed')
  return one(await find(ctx, bn_no))
}

export const listBanners = async (ctx: Context, { query }: ParsedOf<typeof courses.banners>) =>
  list(await findBanners(ctx, query.bn_place))

export const createBanner = async (ctx: Context, { body }: ParsedOf<typeof courses.createBanner>) => {
  await lockBanners(ctx)
  const values = { ...body, bn_order: lastOrder(body.bn_place) }
  const { bn_no } = await ctx.db.insertInto('banners').values(values).returning('bn_no').executeTakeFirstOrThrow()
  return answer(ctx, bn_no)
}

export const updateBanner = async (ctx: Context, { params, body }: ParsedOf<typeof courses.updateBanner>) => {
  const { rev, ...columns } = body
  await lockBanners(ctx)
  const banner = await find(ctx, params.bn_no)
  if (banner.rev !== rev) return refuseOutdated(courses.banners, banner)
  const isMoved = banner.bn_place !== columns.bn_place
  await ctx.db
    .updateTable('banners')
    .set({ ...columns, ...(isMoved && { bn_order: lastOrder(columns.bn_place) }) })
    .where('bn_no', '=', params.bn_no)
    .execute()
  return answer(ctx, params.bn_no)
}

export const moveBanner = async (ctx: Context, { params, body }: ParsedOf<typeof courses.moveBanner>) => {
  await lockBanners(ctx)
  const { bn_place } = await find(ctx, params.bn_no)
  const nos = (await findBanners(ctx, bn_place)).map(({ bn_no }) => bn_no)
  const moved = movedBefore(nos, params.bn_no, body.before) ?? refuseChoice('before')
  await writePlaces(ctx.db, { table: 'banners', key: 'bn_no', place: 'bn_order' }, moved)
  ctx.publish('camp.changed')
  return ok()
}

export const removeBanner = async (ctx: Context, { params }: ParsedOf<typeof courses.removeBanner>) => {
  await find(ctx, params.bn_no)
  await ctx.db.deleteFrom('banners').where('bn_no', '=', params.bn_no).execute()
  await detachFiles(ctx.db, 'banner_pictures', [params.bn_no])
  ctx.publish('camp.changed')
  return ok()
}

export const removeBannerPicture = async (ctx: Context, { params }: ParsedOf<typeof courses.removeBannerPicture>) => {
  await removePictureOf(ctx, 'banner_pictures', params.bn_no)
  return ok()
}
