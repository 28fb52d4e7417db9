import { sql } from 'kysely'

/** What a course costs today: its sale price within the period of the sale. */
export const priceNow = sql<number>`case
  when r.crs_sale_price is not null
   and (r.sale_from is null or r.sale_from <= (now() at time zone 'Asia/Seoul')::date)
   and (r.sale_until is null or r.sale_until >= (now() at time zone 'Asia/Seoul')::date)
  then r.crs_sale_price else r.crs_price end`
