import { sql } from 'kysely'

/** Today's date in Korea, whatever zone the connection is in: `where end_dt >= ${today}`. */
export const today = sql<string>`(now() at time zone 'Asia/Seoul')::date`
