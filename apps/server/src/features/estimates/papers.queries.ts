import type { CompanyInfo } from '@crm/contract/features/portal/portal'
import type { Db } from '../../db/database.ts'
import type { PaperFacts } from './paper/document.ts'

/** What the client was given, and who gave it. */
export interface Snapshot {
  est_no: number
  est_ver: number
  estimate: PaperFacts
  company: CompanyInfo
  bank: string
  /** What papers print of the company besides its settings; estimates from before have none. */
  profile?: { business: string; item: string; cse_no: number | null }
  /** ISO time. */
  issued_at: string
}

export const findPaper = async (db: Db, est_no: number) =>
  (await db.selectFrom('estimate_papers').select('pdf').where('est_no', '=', est_no).executeTakeFirst())?.pdf

export const findSnapshot = async (db: Db, est_no: number) => {
  const found = await db.selectFrom('estimates').select('est_snapshot').where('est_no', '=', est_no).executeTakeFirst()
  return (found?.est_snapshot ?? undefined) as Snapshot | undefined
}

/** The first that was stored stays. */
export const insertPaper = (db: Db, est_no: number, pdf: Buffer) =>
  db
    .insertInto('estimate_papers')
    .values({ est_no, pdf })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
