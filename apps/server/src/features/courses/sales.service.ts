import type { Context } from '../../context.ts'

/** From the first seat on neither the course nor its lectures are deleted. */
export const markSold = ({ db }: Pick<Context, 'db'>, crs_no: number) =>
  db
    .updateTable('courses')
    .set({ sold_dt: new Date().toISOString() })
    .where('crs_no', '=', crs_no)
    .where('sold_dt', 'is', null)
    .execute()
