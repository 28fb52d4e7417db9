import type { SeatRow } from '@crm/contract/features/enrolments/enrolments.rows'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { lastDayOf, openedOf, seatStateOf } from './seats.queries.ts'

/** Seats as staff see them. */
export const findStudents = (db: Db, nos: number[]): Promise<SeatRow[]> =>
  db
    .selectFrom('course_seats as s')
    .innerJoin('clients as c', 'c.client_no', 's.client_no')
    .leftJoin('users as u', 'u.user_no', 's.user_no')
    .leftJoin('payment_items as i', 'i.pi_no', 's.pi_no')
    .select(['s.cs_no', 's.user_no', 'u.user_name', 's.client_no', 'c.client_name', 's.cs_paid', 's.cs_refunded'])
    .select(['i.pay_no', 's.opened_dt', 's.cs_reason', 's.end_reason', 's.reg_dt'])
    .select([
      sql<SeatRow['cs_source']>`s.cs_source`.as('cs_source'),
      seatStateOf.as('seat_state'),
      sql<number>`cardinality(s.cs_lectures)`.as('lectures'),
      openedOf.as('opened'),
      lastDayOf.as('last_day'),
    ])
    .where('s.cs_no', '=', sql<number>`any (${nos}::int[])`)
    .execute()
