import type { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { seatColumns } from '@crm/contract/features/enrolments/enrolments.rows'
import type { ParsedOf, QueryOf } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import { koreaToday } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { filterConditions } from '../../db/filters.ts'
import { readIds, readPage } from '../../db/readPage.ts'
import { matches } from '../../db/search/search.ts'
import { excelOf } from '../../excel/excelOf.ts'
import { excelDownload, inBatches } from '../../excel/workbook.ts'
import { page } from '../../http/answer/answers.ts'
import { enrolmentText } from './enrolments.messages.ts'
import { searchPeople } from './people.queries.ts'
import { seatStateOf } from './seats.queries.ts'
import { findStudents } from './students.queries.ts'

const found = (query: QueryOf<typeof enrolments.studentsExcel> & { cs_no?: number | undefined }) => ({
  id: 's.cs_no' as const,
  from: sql`course_seats s join clients c using (client_no) left join users u on u.user_no = s.user_no`,
  where: filterConditions(query, {
    cs_no: (cs_no) => sql`s.cs_no = ${cs_no}`,
    crs_no: (crs_no) => sql`s.crs_no = ${crs_no}`,
    keyword: (keyword) => sql`(${matches(sql`u.search_text`, keyword)} or ${matches(sql`c.search_text`, keyword)})`,
    seat_state: (state) => sql`${seatStateOf} = ${state}`,
    cs_source: (source) => sql`s.cs_source = ${source}`,
  }),
  orderBy: sql`s.cs_no desc`,
})

export const listStudents = async (ctx: Context, { query }: ParsedOf<typeof enrolments.students>) =>
  page(
    await readPage(ctx.db, {
      ...found(query),
      page: query,
      total: query.keyword ? 'window' : 'query',
      rows: (nos: number[]) => findStudents(ctx.db, nos),
    }),
  )

export const exportStudents = async (ctx: Context, { query }: ParsedOf<typeof enrolments.studentsExcel>) => {
  const batches = inBatches(await readIds(ctx.db, found(query)), (nos) => findStudents(ctx.db, nos))
  const name = enrolmentText.excel
  return excelDownload(`${name}_${koreaToday()}.xlsx`, { name, columns: excelOf(seatColumns), batches })
}

export const listPeople = async (ctx: Context, { query: { keyword, ...paging } }: ParsedOf<typeof enrolments.people>) =>
  page(await searchPeople(ctx.db, keyword, paging))
