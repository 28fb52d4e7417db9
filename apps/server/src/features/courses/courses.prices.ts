import { sql } from 'kysely'
import { today } from '../../db/today.ts'

/** What a course costs today: its sale price within the period of the sale. */
export const priceNow = sql<number>`case
  when r.crs_sale_price is not null
   and (r.sale_from is null or r.sale_from <= ${today})
   and (r.sale_until is null or r.sale_until >= ${today})
  then r.crs_sale_price else r.crs_price end`
