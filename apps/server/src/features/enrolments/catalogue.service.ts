import type { CatalogueCourse, CourseAction } from '@crm/contract/features/enrolments/catalogue.rows'
import type { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { priceOrder } from '@crm/contract/features/enrolments/orderPrice'
import type { ParsedOf, QueryOf } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { filterConditions } from '../../db/filters.ts'
import { readPage } from '../../db/readPage.ts'
import { matches } from '../../db/search/search.ts'
import { one, page } from '../../http/answer/answers.ts'
import { refuse } from '../../http/refusal.ts'
import { priceNow } from '../courses/courses.prices.ts'
import { keepsCourses, withPictures } from '../courses/pictures.ts'
import { membershipOf } from '../memberships/terms.service.ts'
import {
  findCampBanners,
  findCards,
  findCatalogueCourse,
  findChapters,
  findContinued,
  findShownCategories,
  inMembership,
  studentsOf,
} from './catalogue.queries.ts'
import { liveSeatOf } from './seats.service.ts'

const order = {
  recommended: sql`c.cat_place, r.crs_place`,
  popular: sql`${studentsOf} desc`,
  newest: sql`r.crs_no desc`,
  price: sql`${priceNow}`,
}

const priced = (client_no: number | null) => ({
  free: sql`${priceNow} = 0`,
  paid: sql`${priceNow} > 0`,
  membership: inMembership(client_no),
})

const found = ({ actor }: Context, query: QueryOf<typeof enrolments.catalogue>) => ({
  id: 'r.crs_no' as const,
  from: sql`courses r join course_categories c using (cat_code)`,
  where: [
    sql`r.state = 2`,
    ...filterConditions<Omit<typeof query, 'list_sort'>>(query, {
      keyword: (keyword) => matches(sql`r.search_text`, keyword),
      cat_code: (code) => sql`r.cat_code = ${code}`,
      crs_level: (level) => sql`r.crs_level = ${level}`,
      price: (price) => priced(actor.client_no)[price],
    }),
  ],
  orderBy: sql`${order[query.list_sort]}, r.crs_no desc`,
})

const pictured = <Row extends { crs_no: number }>(ctx: Context, rows: Row[]) =>
  withPictures(ctx, 'course_pictures', rows, ({ crs_no }) => crs_no)

export const listCatalogue = async (ctx: Context, { query }: ParsedOf<typeof enrolments.catalogue>) => {
  const rows = async (nos: number[]) => pictured(ctx, await findCards(ctx.db, nos, ctx.actor.client_no))
  return page(
    await readPage(ctx.db, { ...found(ctx, query), page: query, total: query.keyword ? 'window' : 'query', rows }),
  )
}

export const readCatalogueHome = async (ctx: Context) => {
  const banners = await withPictures(ctx, 'banner_pictures', await findCampBanners(ctx.db), ({ bn_no }) => bn_no)
  const categories = await findShownCategories(ctx.db)
  const covered = await withPictures(ctx, 'course_category_pictures', categories, ({ cat_no }) => cat_no)
  const continued = await pictured(ctx, await findContinued(ctx.db, ctx.actor.user_no))
  return one({ banners, categories: covered, continued })
}

/** What the one button does: going on, starting for nothing, or paying. */
const actionOf = (
  { actor }: Context,
  { state, own_price, seat }: Pick<CatalogueCourse, 'state' | 'own_price' | 'seat'>,
): CourseAction => {
  if (actor.user_type !== 'client') return 'look'
  if (seat) return seat.is_opened ? 'continue' : 'start'
  if (state !== 2) return 'ended'
  return own_price > 0 ? 'pay' : 'start'
}

/** Whether there is anything to see: drafts are for those who keep courses. */
const findVisible = async (ctx: Context, crs_no: number) => {
  const course = (await findCatalogueCourse(ctx.db, crs_no, ctx.actor.client_no)) ?? refuse('not_found')
  return course.state === 1 && !keepsCourses(ctx.actor) ? refuse('not_found') : course
}

/** What one seat costs the caller's company: nothing where its membership has the course, less where it takes off. */
const ownPrice = async (
  ctx: Context,
  course: { crs_no: number; cat_code: string; price_now: number; crs_price: number },
) => {
  const { client_no } = ctx.actor
  const membership = client_no === null ? null : await membershipOf(ctx, client_no, course)
  if (!membership) return course.price_now
  if (membership.included) return 0
  const { price_now: sale, crs_price: list } = course
  return priceOrder({ list, sale, seats: 1, membershipRate: membership.discount, coupon: null }).total
}

export const readCatalogueCourse = async (ctx: Context, { params }: ParsedOf<typeof enrolments.catalogueCourse>) => {
  const [course] = await pictured(ctx, [await findVisible(ctx, params.crs_no)])
  if (!course) return refuse('not_found')
  const live = await liveSeatOf(ctx, ctx.actor.user_no, params.crs_no)
  const seat = live
    ? { cs_no: live.cs_no, cs_source: live.cs_source, last_day: live.last_day, is_opened: live.opened_dt !== null }
    : null
  const own_price = await ownPrice(ctx, course)
  const chapters = await findChapters(ctx.db, params.crs_no)
  const action = actionOf(ctx, { state: course.state, own_price, seat })
  return one({ ...course, own_price, seat, chapters, action })
}
