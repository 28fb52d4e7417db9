import type { reference } from '@crm/contract/features/reference/reference'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { readQueryPage } from '../../db/readPage.ts'
import { matches } from '../../db/search/search.ts'
import { page } from '../../http/answer/answers.ts'

/** Read from the table every time: there may be thousands, and a picker shows a few. */
export const listCourseNames = async (ctx: Context, { query }: ParsedOf<typeof reference.courseNames>) => {
  const { keyword, crs_nos } = query
  const names = ctx.db
    .selectFrom('courses as r')
    .innerJoin('course_categories as c', 'c.cat_code', 'r.cat_code')
    .select(['r.crs_no', 'r.crs_title', 'c.cat_name'])
    .$if(keyword !== undefined && keyword !== '', (found) =>
      found.where(matches(sql<string>`r.search_text`, keyword ?? '')),
    )
    // What was chosen before keeps its name, also after it was deleted.
    .where((found) => (crs_nos ? sql<boolean>`r.crs_no = any (${crs_nos}::int[])` : found('r.state', '<>', 0)))
    .orderBy('c.cat_place')
    .orderBy('r.crs_place')
    .orderBy('r.crs_no')
  return page(await readQueryPage(names, query))
}
