import { courses } from '@crm/contract/features/courses/courses'
import type { BannerRow } from '@crm/contract/features/courses/courses.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { movedBefore, writePlaces } from '../../db/places.ts'
import { list, ok, one, removed } from '../../http/answer/answers.ts'
import { refuse, refuseChoice, refuseOutdated } from '../../http/refusal.ts'
import { keepForUndo } from '../deletions/deletions.service.ts'
import { detachFiles } from '../files/files.service.ts'
import { deleteBanner, findBannerRows, insertBanner, lockBanners, updateBannerRow } from './banners.queries.ts'
import { removePictureOf, withPictures } from './pictures.ts'

const findBanners = async (ctx: Context, bn_place?: BannerRow['bn_place']): Promise<BannerRow[]> =>
  withPictures(ctx, 'banner_pictures', await findBannerRows(ctx.db, bn_place), ({ bn_no }) => bn_no)

const find = async (ctx: Context, bn_no: number) =>
  (await findBanners(ctx)).find((banner) => banner.bn_no === bn_no) ?? refuse('not_found')

const answer = async (ctx: Context, bn_no: number) => {
  ctx.publish('camp.changed')
  return one(await find(ctx, bn_no))
}

export const listBanners = async (ctx: Context, { query }: ParsedOf<typeof courses.banners>) =>
  list(await findBanners(ctx, query.bn_place))

export const createBanner = async (ctx: Context, { body }: ParsedOf<typeof courses.createBanner>) => {
  await lockBanners(ctx.db)
  return answer(ctx, await insertBanner(ctx.db, body))
}

export const updateBanner = async (ctx: Context, { params, body }: ParsedOf<typeof courses.updateBanner>) => {
  const { rev, ...columns } = body
  await lockBanners(ctx.db)
  const banner = await find(ctx, params.bn_no)
  if (banner.rev !== rev) return refuseOutdated(courses.banners, banner)
  await updateBannerRow(ctx.db, params.bn_no, columns, banner.bn_place !== columns.bn_place)
  return answer(ctx, params.bn_no)
}

export const moveBanner = async (ctx: Context, { params, body }: ParsedOf<typeof courses.moveBanner>) => {
  await lockBanners(ctx.db)
  const { bn_place } = await find(ctx, params.bn_no)
  const nos = (await findBanners(ctx, bn_place)).map(({ bn_no }) => bn_no)
  const moved = movedBefore(nos, params.bn_no, body.before) ?? refuseChoice('before')
  await writePlaces(ctx.db, { table: 'banners', key: 'bn_no', place: 'bn_order' }, moved)
  ctx.publish('camp.changed')
  return ok()
}

export const removeBanner = async (ctx: Context, { params }: ParsedOf<typeof courses.removeBanner>) => {
  await find(ctx, params.bn_no)
  const undo_no = await keepForUndo(ctx, 'banners', params.bn_no, 'camp.changed')
  await deleteBanner(ctx.db, params.bn_no)
  await detachFiles(ctx.db, 'banner_pictures', [params.bn_no])
  ctx.publish('camp.changed')
  return removed(undo_no)
}

export const removeBannerPicture = async (ctx: Context, { params }: ParsedOf<typeof courses.removeBannerPicture>) => {
  await removePictureOf(ctx, 'banner_pictures', params.bn_no)
  return ok()
}
