import type { Db } from '../../db/database.ts'

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

export const insertAcceptance = (db: Db, acceptance: NewAcceptance) =>
  db.insertInto('share_acceptances').values(acceptance).execute()

const acceptances = (db: Db) =>
  db
    .selectFrom('share_acceptances')
    .select(['sa_no', 'sh_no', 'sg_no', 'title', 'version', 'name', 'email', 'ip', 'user_agent', 'reg_dt'])

export const findAcceptance = (db: Db, sh_no: number, sa_no: number) =>
  acceptances(db).where('sa_no', '=', sa_no).where('sh_no', '=', sh_no).executeTakeFirst()

export const findAcceptanceOf = (db: Db, sg_no: number) => acceptances(db).where('sg_no', '=', sg_no).executeTakeFirst()

export type Acceptance = NonNullable<Awaited<ReturnType<typeof findAcceptance>>>
