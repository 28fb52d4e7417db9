import type { ClientMinutes, Minutes, MinutesMeeting } from '@crm/contract/features/minutes/minutes'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { type Paging, readQueryPage } from '../../db/readPage.ts'

export const clientName = sql<string | null>`crm_visitor(c.client_name, m.mr_info)`.as('client_name')

export const findMeeting = (db: Db, ms_no: number) =>
  db
    .selectFrom('mr_schedules as m')
    .leftJoin('projects as p', 'p.proj_no', 'm.proj_no')
    .leftJoin('clients as c', 'c.client_no', 'm.client_no')
    .select(['m.ms_no', 'm.proj_no', 'p.proj_name', 'm.mr_type', 'm.mr_count', 'm.start_dt', 'm.end_dt', clientName])
    .where('m.ms_no', '=', ms_no)
    .$castTo<MinutesMeeting>()
    .executeTakeFirst()

const written = (db: Db) =>
  db
    .selectFrom('meeting_record as d')
    .leftJoin('employees as e', 'e.emp_no', 'd.emp_no')
    .leftJoin('users as u', 'u.user_no', 'e.user_no')
    .select(['d.mrd_no', 'd.ms_no', 'd.proj_no', 'd.mrd_content', 'd.mrd_secret', 'd.mrd_record', 'd.reg_dt', 'd.rev'])
    .select('d.published_dt')
    .select('u.user_name as emp_name')

export const findMinutesOf = (db: Db, ms_no: number) =>
  written(db).where('d.ms_no', '=', ms_no).$castTo<Minutes>().execute()

export const findMinutes = (db: Db, mrd_no: number) =>
  written(db).where('d.mrd_no', '=', mrd_no).$castTo<Minutes>().executeTakeFirst()

/** What is sent of it; texts and recordings are written apart. */
export interface WrittenParts {
  mrd_content?: string | undefined
  mrd_secret?: string | undefined
  mrd_record?: string[] | undefined
  /** From now on the client reads the texts. */
  publishes?: boolean
}

/** What a client may read at this moment: somebody decided so, and the meeting has begun. */
export const isReadByClient = sql<boolean>`crm_client_reads_minutes(d.published_dt, m.start_dt)`

interface NewMinutes extends WrittenParts {
  ms_no: number
  proj_no: number | null
  emp_no: number | null
}

const columnsOf = ({ mrd_content, mrd_secret, mrd_record, publishes }: WrittenParts) => ({
  ...(publishes ? { published_dt: sql<string>`now()` } : {}),
  ...(mrd_content === undefined ? {} : { mrd_content }),
  ...(mrd_secret === undefined ? {} : { mrd_secret }),
  ...(mrd_record === undefined ? {} : { mrd_record: JSON.stringify(mrd_record) }),
})

/** Returns undefined when the meeting has minutes already. */
export const insertMinutes = (db: Db, { ms_no, proj_no, emp_no, ...parts }: NewMinutes) =>
  db
    .insertInto('meeting_record')
    .values({ ms_no, proj_no, emp_no, ...columnsOf(parts) })
    .onConflict((conflict) => conflict.column('ms_no').doNothing())
    .returning('mrd_no')
    .executeTakeFirst()

/** Publishes from now on or withdraws; a row that is in the wanted state keeps its time. */
export const setPublished = (db: Db, mrd_no: number, isPublished: boolean) =>
  db
    .updateTable('meeting_record')
    .set({ published_dt: isPublished ? sql`now()` : null })
    .where('mrd_no', '=', mrd_no)
    .where('mrd_content', '<>', '')
    .where(sql<boolean>`(published_dt is not null) <> ${isPublished}`)
    .returning('mrd_no')
    .executeTakeFirst()

export const hasMeetingBegun = async (db: Db, ms_no: number) => {
  const found = await db
    .selectFrom('mr_schedules')
    .select(sql<boolean>`start_dt <= now()`.as('has_begun'))
    .where('ms_no', '=', ms_no)
    .executeTakeFirst()
  return found?.has_begun ?? false
}

/** Returns undefined when there are none or their revision is another one by now. */
export const updateMinutesRow = (
  db: Db,
  mrd_no: number,
  { rev, ms_no, ...parts }: WrittenParts & { rev?: number | undefined; ms_no?: number | undefined },
) =>
  db
    .updateTable('meeting_record')
    .set(columnsOf(parts))
    .where('mrd_no', '=', mrd_no)
    .$if(ms_no !== undefined, (query) => query.where('ms_no', '=', ms_no as number))
    .$if(rev !== undefined, (query) => query.where('rev', '=', rev as number))
    .returning('mrd_no')
    .executeTakeFirst()

/** Deletes a record that has neither text nor recordings. */
export const deleteEmptyMinutes = (db: Db, mrd_no: number) =>
  db
    .deleteFrom('meeting_record')
    .where('mrd_no', '=', mrd_no)
    .where('mrd_content', '=', '')
    .where('mrd_secret', '=', '')
    .where('mrd_record', '=', sql<string>`'[]'::jsonb`)
    .execute()

interface OfCompany {
  client_no: number
  proj_no?: number | undefined
}

/** Of one company's meetings, and without the internal text: it is not even selected. */
export const findClientMinutes = (db: Db, { client_no, proj_no }: OfCompany, page: Paging) =>
  readQueryPage(
    db
      .selectFrom('meeting_record as d')
      .innerJoin('mr_schedules as m', 'm.ms_no', 'd.ms_no')
      .leftJoin('projects as p', 'p.proj_no', 'm.proj_no')
      .select(['d.mrd_no', 'm.ms_no', 'p.proj_name', 'm.mr_type', 'm.mr_count', 'm.start_dt', 'd.mrd_content'])
      .where('m.client_no', '=', client_no)
      .$if(proj_no !== undefined, (query) => query.where('m.proj_no', '=', proj_no ?? 0))
      .where('d.mrd_content', '<>', '')
      .where(isReadByClient)
      .orderBy('m.start_dt', 'desc')
      .orderBy('m.ms_no', 'desc')
      .$castTo<ClientMinutes>(),
    page,
  )
