import type { CompanyOrder, MySeat } from '@crm/contract/features/enrolments/my'
import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../db/database.ts'
import { type Placeholder, type Placeholders, prepared } from '../../db/hot/prepared.ts'
import { readQueryPage } from '../../db/readPage.ts'
import { daysLeft, lastDayOf, openedOf, seatStateOf } from './seats.queries.ts'

/** Lectures that people see, and how many of them the person of the seat has finished. */
const lecturesOf = sql<number>`(
  select count(*)::int from course_lectures l where l.crs_no = s.crs_no and not l.is_hidden)`
export const doneOf = sql<number>`(
  select count(*)::int from course_lectures l join lecture_watches w using (crl_no)
   where l.crs_no = s.crs_no and not l.is_hidden and w.user_no = s.user_no and w.done_dt is not null)`

const seats = (db: Db) =>
  db
    .selectFrom('course_seats as s')
    .innerJoin('courses as r', 'r.crs_no', 's.crs_no')
    .leftJoin('payment_items as i', 'i.pi_no', 's.pi_no')
    .select(['s.cs_no', 's.crs_no', 'r.crs_title', 's.user_no', 's.cs_paid', 's.cs_refunded', 'i.pay_no'])
    .select([
      sql<MySeat['cs_source']>`s.cs_source`.as('cs_source'),
      seatStateOf.as('seat_state'),
      sql<boolean>`s.opened_dt is not null`.as('is_opened'),
      sql<boolean>`s.cs_end_dt <= now()`.as('is_over'),
      sql<number>`cardinality(s.cs_lectures)`.as('paid_lectures'),
      openedOf.as('opened'),
      lastDayOf.as('last_day'),
      lecturesOf.as('lectures'),
      doneOf.as('done'),
    ])

const certificateOf = sql<number | null>`(
  select k.crt_no from certificates k where k.crs_no = s.crs_no and k.user_no = s.user_no order by 1 limit 1)`

const isLive = sql<boolean>`${seatStateOf} in ('live', 'refunding', 'suspended')`

/** Seats of each kind: a course with a certificate is done for good, also after its period. */
const ofKind = {
  learning: sql<boolean>`${isLive} and ${certificateOf} is null`,
  done: sql<boolean>`${certificateOf} is not null`,
  over: sql<boolean>`not ${isLive} and ${certificateOf} is null`,
}

const mostShown = 200

const mySeats = (db: Db, user_no: Placeholder<number>, kind: keyof typeof ofKind) =>
  seats(db)
    .select((eb) => [
      sql<string>`coalesce((select u.user_name from employees e join users u using (user_no)
        where e.emp_no = r.teacher_emp_no), r.teacher_name)`.as('teacher_name'),
      daysLeft.as('days_left'),
      certificateOf.as('crt_no'),
      sql<boolean>`exists (select from course_reviews v where v.crs_no = s.crs_no and v.user_no = s.user_no)`.as(
        'has_review',
      ),
      jsonObjectFrom(
        eb
          .selectFrom('lecture_watches as w')
          .innerJoin('course_lectures as l', 'l.crl_no', 'w.crl_no')
          .select(['l.crl_no', 'l.crl_title', 'w.at_second'])
          .whereRef('l.crs_no', '=', 's.crs_no')
          .whereRef('w.user_no', '=', 's.user_no')
          .orderBy('w.last_dt', 'desc')
          .limit(1),
      ).as('last'),
    ])
    .where('s.user_no', '=', user_no)
    .where(ofKind[kind])
    .orderBy('s.opened_dt', (order) => order.desc().nullsLast())
    .orderBy('s.cs_no', 'desc')
    .limit(mostShown)

type Whose = Placeholders<{ user_no: number }>

const preparedOfKind = {
  learning: prepared((db, { user_no }: Whose) => mySeats(db, user_no, 'learning')),
  done: prepared((db, { user_no }: Whose) => mySeats(db, user_no, 'done')),
  over: prepared((db, { user_no }: Whose) => mySeats(db, user_no, 'over')),
}

export const findMySeats = (db: Db, user_no: number, kind: keyof typeof ofKind) => preparedOfKind[kind](db, { user_no })

interface Page {
  offset: number
  limit: number
}

export const findCompanySeats = (
  db: Db,
  client_no: number,
  { seat_state, cs_no, ...page }: Page & { seat_state?: string | undefined; cs_no?: number | undefined },
) =>
  readQueryPage(
    seats(db)
      .leftJoin('users as u', 'u.user_no', 's.user_no')
      .leftJoin('payments as p', 'p.pay_no', 'i.pay_no')
      .leftJoin('users as b', 'b.user_no', 'p.user_no')
      .select(['u.user_name', 'b.user_name as buyer_name'])
      .where('s.client_no', '=', client_no)
      .$if(seat_state !== undefined, (found) => found.where(sql<boolean>`${seatStateOf} = ${seat_state ?? ''}`))
      .$if(cs_no !== undefined, (found) => found.where('s.cs_no', '=', cs_no ?? 0))
      .orderBy('s.cs_no', 'desc'),
    page,
  )

export const findCompanyOrders = (db: Db, client_no: number, page: Page) =>
  readQueryPage(
    db
      .selectFrom('payments as p')
      .leftJoin('users as u', 'u.user_no', 'p.user_no')
      .select(['p.pay_no', 'p.pay_title', 'p.pay_state', 'p.pay_total', 'p.pay_pocket', 'p.pay_money'])
      .select(['p.pay_method', 'u.user_name', 'p.paid_dt', 'p.reg_dt'])
      .select(
        sql<number>`(select coalesce(sum(i.refunded_money + i.refunded_pocket), 0)
          from payment_items i where i.pay_no = p.pay_no)::bigint`.as('refunded'),
      )
      .where('p.client_no', '=', client_no)
      .where('p.to_table', '=', 'courses')
      .where(sql<boolean>`p.pay_state <> 0`)
      .orderBy('p.pay_no', 'desc')
      .$castTo<CompanyOrder>(),
    page,
  )

export type StoredSeat = Awaited<ReturnType<typeof findMySeats>>[number]
