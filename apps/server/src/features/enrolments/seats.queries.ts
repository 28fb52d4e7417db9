import type { SeatRow, SeatState } from '@crm/contract/features/enrolments/enrolments.rows'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { type Placeholders, prepared } from '../../db/hot/prepared.ts'
import { today } from '../../db/today.ts'

type Source = SeatRow['cs_source']

/** A refund of the seat is asked for or under way: nothing more is opened meanwhile. */
const isRefunding = sql<boolean>`exists (
  select from payment_refund_items ri join payment_refunds rf using (rf_no)
   where ri.pi_no = s.pi_no and rf.rf_state in (20, 21))`

/** The membership of the seat is not in its period any more, suspended or being refunded. */
const isMembershipOver = sql<boolean>`s.mbs_no is not null and not exists (
  select from memberships m where m.mbs_no = s.mbs_no and m.mbs_state in (1, 12) and m.suspended_dt is null
     and ${today} between m.start_dt and m.end_dt)`

/** What the seat can be used for now; whoever reads it decides by the dates, no job has to come first. */
export const seatStateOf = sql<SeatState>`case
  when s.state = 0 then 'ended'
  when s.state = 2 then 'suspended'
  when s.cs_end_dt <= now() or ${isMembershipOver} then 'over'
  when ${isRefunding} then 'refunding'
  when s.user_no is null then 'open'
  else 'live' end`

/** How many of the paid lectures were opened through the seat. */
export const openedOf = sql<number>`(
  select count(*)::int from seat_opens o where o.cs_no = s.cs_no and o.crl_no = any (s.cs_lectures))`

export const lastDayOf = sql<string>`to_char((s.cs_end_dt - interval '1 second') at time zone 'Asia/Seoul', 'YYYY-MM-DD')`

/** Days until the last one, as the screens and mails count them; 0 on the last day. */
export const daysLeft = sql<number>`greatest(0, (s.cs_end_dt at time zone 'Asia/Seoul')::date
  - ${today} - 1)`

const sources: Source[] = ['free', 'staff', 'membership', 'payment']

const selectSeats = (db: Db) =>
  db
    .selectFrom('course_seats as s')
    .select([
      's.cs_no',
      's.crs_no',
      's.client_no',
      's.user_no',
      's.cs_paid',
      's.cs_refunded',
      's.opened_dt',
      's.mbs_no',
    ])
    .select([
      sql<Source>`s.cs_source`.as('cs_source'),
      seatStateOf.as('seat_state'),
      sql<boolean>`s.cs_end_dt <= now()`.as('is_over'),
      sql<number>`cardinality(s.cs_lectures)`.as('lectures'),
      openedOf.as('opened'),
      lastDayOf.as('last_day'),
    ])

export const findSeat = (db: Db, cs_no: number) => selectSeats(db).where('s.cs_no', '=', cs_no).executeTakeFirst()

const liveSeats = prepared((db, { user_no, crs_no }: Placeholders<{ user_no: number; crs_no: number }>) =>
  selectSeats(db)
    .where('s.user_no', '=', user_no)
    .where('s.crs_no', '=', crs_no)
    .where(sql<boolean>`${seatStateOf} = 'live'`)
    .orderBy(sql`array_position(${sources}::text[], s.cs_source)`)
    .orderBy('s.cs_end_dt', 'desc')
    .orderBy('s.cs_no')
    .limit(1),
)

/** The seat with which somebody watches a course: of several the one that costs nothing, then the one that ends last. */
export const findLiveSeat = async (db: Db, user_no: number, crs_no: number) =>
  (await liveSeats(db, { user_no, crs_no }))[0]

export type Seat = NonNullable<Awaited<ReturnType<typeof findSeat>>>

/** Changes of one seat and openings through it come one after the other. */
export const lockSeat = (db: Db, cs_no: number) =>
  db.selectFrom('course_seats').select('cs_no').where('cs_no', '=', cs_no).forUpdate().executeTakeFirst()

/** Somebody gets seats of a course one after the other. */
export const lockEnrolment = async (db: Db, user_no: number, crs_no: number) => {
  await sql`select pg_advisory_xact_lock(hashtext('course_seats'), hashint4(${user_no}::int) # ${crs_no}::int)`.execute(
    db,
  )
}

interface NewSeat {
  crs_no: number
  client_no: number
  user_no: number | null
  cs_source: Source
  pi_no?: number
  mbs_no?: number
  cs_paid?: number
  /** The course's own where nothing else was agreed on. */
  cs_days?: number | null
  cs_reason?: string
  emp_no?: number | null
}

/** The paid lectures of this moment are kept with the seat: what is added later does not change its refund. */
export const insertSeat = async (db: Db, { crs_no, cs_days, ...seat }: NewSeat) => {
  const { cs_no } = await db
    .insertInto('course_seats')
    .values({
      ...seat,
      crs_no,
      cs_days: sql<number>`coalesce(${cs_days ?? null}::int, (select crs_days from courses where crs_no = ${crs_no}))`,
      cs_lectures: sql<number[]>`array(select crl_no from course_lectures
        where crs_no = ${crs_no} and not is_sample and not is_hidden order by crl_no)`,
    })
    .returning('cs_no')
    .executeTakeFirstOrThrow()
  return cs_no
}

/** Answers false where somebody else was first. */
export const assignSeatRow = async (db: Db, cs_no: number, user_no: number) => {
  const { numUpdatedRows } = await db
    .updateTable('course_seats')
    .set({ user_no })
    .where('cs_no', '=', cs_no)
    .where('user_no', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const takeSeatBack = (db: Db, cs_no: number) =>
  db.updateTable('course_seats').set({ user_no: null }).where('cs_no', '=', cs_no).execute()

export const addSeatDays = (db: Db, cs_no: number, days: number) =>
  db
    .updateTable('course_seats')
    .set({ cs_days: sql<number>`cs_days + ${days}::int` })
    .where('cs_no', '=', cs_no)
    .execute()

/** Seats of memberships that are over make room for one of the next. */
export const endOldMembershipSeats = (db: Db, user_no: number, crs_no: number, end_reason: string) =>
  db
    .updateTable('course_seats as s')
    .set({ state: 0, end_reason, ended_dt: sql<string>`now()` })
    .where('s.user_no', '=', user_no)
    .where('s.crs_no', '=', crs_no)
    .where('s.state', '<>', 0)
    .where(isMembershipOver)
    .execute()

export const endSeatRow = (db: Db, cs_no: number, end_reason: string) =>
  db
    .updateTable('course_seats')
    .set({ state: 0, end_reason, ended_dt: sql<string>`now()` })
    .where('cs_no', '=', cs_no)
    .where('state', '<>', 0)
    .execute()

/** People of the company with a paid seat of the course whose period is not over. */
export const findPaidPeople = async (db: Db, crs_no: number, client_no: number) => {
  const rows = await db
    .selectFrom('course_seats')
    .select('user_no')
    .where('crs_no', '=', crs_no)
    .where('client_no', '=', client_no)
    .where('cs_source', '=', 'payment')
    .where('state', '<>', 0)
    .where('user_no', 'is not', null)
    .where(sql<boolean>`cs_end_dt > now()`)
    .execute()
  return rows.flatMap(({ user_no }) => user_no ?? [])
}

/** Seats of items of a payment, with what a refund asks: days since it was paid, and openings of any kind. */
export const findSeatsOfItems = (db: Db, pi_nos: number[]) =>
  selectSeats(db)
    .innerJoin('payment_items as i', 'i.pi_no', 's.pi_no')
    .innerJoin('payments as p', 'p.pay_no', 'i.pay_no')
    .select([
      'i.pi_no',
      sql<number>`${today} - (p.paid_dt at time zone 'Asia/Seoul')::date`.as('days_since_paid'),
      sql<number>`(select count(*)::int from seat_opens o where o.cs_no = s.cs_no)`.as('opens'),
    ])
    .where('i.pi_no', '=', sql<number>`any (${pi_nos}::int[])`)
    .orderBy('i.pi_no')
    .execute()

export const setSeatsSuspended = (db: Db, pi_nos: number[], isSuspended: boolean) =>
  db
    .updateTable('course_seats')
    .set({ state: isSuspended ? 2 : 1 })
    .where('pi_no', '=', sql<number>`any (${pi_nos}::int[])`)
    .where('state', '<>', 0)
    .execute()

/** Ends at once, also where staff ended it before. */
export const endRefundedSeat = (
  db: Db,
  { pi_no, amount, end_reason }: { pi_no: number; amount: number; end_reason: string },
) =>
  db
    .updateTable('course_seats')
    .set({
      state: 0,
      cs_refunded: sql<number>`cs_refunded + ${amount}::bigint`,
      end_reason: sql<string>`coalesce(end_reason, ${end_reason})`,
      ended_dt: sql<string>`coalesce(ended_dt, now())`,
    })
    .where('pi_no', '=', pi_no)
    .execute()

/** Answers whether it is the first opening of the lecture through this seat. */
export const insertOpening = async (
  db: Db,
  opening: { cs_no: number; crl_no: number; opened_by: 'watch' | 'material' },
) => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('seat_opens')
    .values(opening)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** What an opening of the lecture means for the seat. */
export const findOpening = async (db: Db, cs_no: number, crl_no: number) => {
  const { rows } = await sql<{ is_paid: boolean; is_opened: boolean }>`
    select ${crl_no}::int = any (s.cs_lectures) as is_paid,
           exists (select from seat_opens o where o.cs_no = s.cs_no and o.crl_no = ${crl_no}) as is_opened
      from course_seats s join course_lectures l on l.crs_no = s.crs_no and l.crl_no = ${crl_no} and not l.is_hidden
     where s.cs_no = ${cs_no}`.execute(db)
  return rows[0]
}
