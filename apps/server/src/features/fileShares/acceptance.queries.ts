import type { ShareAcceptance } from '@crm/contract/features/fileShares/fileShares.rows'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { type Paging, readQueryPage } from '../../db/readPage.ts'

interface NewAcceptance {
  sh_no: number
  sg_no: number
  title: string
  version: string
  name: string
  email: string | null
  ip: string
  user_agent: string
}

/** With whose data room it is, because the share and what it shares may be gone one day. */
export const insertAcceptance = async (db: Db, acceptance: NewAcceptance) => {
  const tree = await db
    .selectFrom('file_shares as s')
    .innerJoin('file_tree as f', 'f.ft_no', 's.ft_no')
    .innerJoin('file_trees as t', 't.tree_no', 'f.tree_no')
    .select(['t.proj_no', 't.client_no'])
    .where('s.sh_no', '=', acceptance.sh_no)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('share_acceptances')
    .values({ ...acceptance, ...tree })
    .execute()
}

const acceptances = (db: Db) =>
  db
    .selectFrom('share_acceptances')
    .select(['sa_no', 'sh_no', 'sg_no', 'title', 'version', 'name', 'email', 'ip', 'user_agent', 'reg_dt'])
    .select(['proj_no', 'client_no'])

export const findAcceptance = (db: Db, sh_no: number, sa_no: number) =>
  acceptances(db).where('sa_no', '=', sa_no).where('sh_no', '=', sh_no).executeTakeFirst()

export const findAcceptanceOf = (db: Db, sg_no: number) => acceptances(db).where('sg_no', '=', sg_no).executeTakeFirst()

/** Of one data room, newest first. */
export const findAcceptances = (
  db: Db,
  { proj_no, client_no }: { proj_no?: number; client_no?: number },
  page: Paging,
) =>
  readQueryPage(
    acceptances(db)
      .where(sql<boolean>`(proj_no = ${proj_no ?? null}::int or client_no = ${client_no ?? null}::int)`)
      .orderBy('sa_no', 'desc')
      .$castTo<ShareAcceptance>(),
    page,
  )

export type Acceptance = NonNullable<Awaited<ReturnType<typeof findAcceptance>>>
