import type { CompanyAccount, CompanyProfileDraft, SealUse } from '@crm/contract/features/companyProfile/companyProfile'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export interface StoredProfile extends CompanyProfileDraft {
  cse_no: number | null
  /** The name of the first account's bank. */
  bank_name: string | null
  rev: number
}

export const findProfile = async (db: Db) => {
  const { rows } = await sql<StoredProfile>`
    select p.cpr_business, p.cpr_item, p.cpr_accounts as accounts, p.cse_no, b.bank_name, p.rev
      from company_profile p left join banks b on b.bank_code = p.cpr_accounts -> 0 ->> 'bank_code'`.execute(db)
  return rows[0] as StoredProfile
}

/** False when it has been changed since `rev`. */
export const updateProfile = async (db: Db, { accounts, ...words }: CompanyProfileDraft, rev: number) => {
  const changed = await db
    .updateTable('company_profile')
    .set({ ...words, cpr_accounts: JSON.stringify(accounts) })
    .where('rev', '=', rev)
    .returning('cpr_no')
    .executeTakeFirst()
  return changed !== undefined
}

export const findUnknownBank = async (db: Db, accounts: CompanyAccount[]) => {
  const codes = accounts.map(({ bank_code }) => bank_code)
  const known = await db
    .selectFrom('banks')
    .select('bank_code')
    .where('bank_code', '=', sql<string>`any (${codes}::text[])`)
    .execute()
  const names = new Set(known.map(({ bank_code }) => bank_code))
  return codes.findIndex((code) => !names.has(code))
}

export const setSealNo = (db: Db, cse_no: number | null) => db.updateTable('company_profile').set({ cse_no }).execute()

export const insertSeal = async (db: Db, png: Buffer, emp_no: number | null) => {
  const seal = await db
    .insertInto('company_seals')
    .values({ png, emp_no })
    .returning('cse_no')
    .executeTakeFirstOrThrow()
  return seal.cse_no
}

export const findSeal = async (db: Db, cse_no: number) =>
  (await db.selectFrom('company_seals').select('png').where('cse_no', '=', cse_no).executeTakeFirst())?.png

export interface NewSealUse {
  to_table: SealUse['to_table']
  to_no: number
  su_title: string
  emp_no: number | null
  cse_no: number | null
}

export const insertSealUse = (db: Db, use: NewSealUse) => db.insertInto('seal_uses').values(use).execute()

export const findSealUses = async (db: Db, { offset, limit }: { offset: number; limit: number }) => {
  const { total } = await db
    .selectFrom('seal_uses')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  const { rows } = await sql<SealUse>`
    select s.su_no, to_char(s.reg_dt, 'YYYY-MM-DD HH24:MI') as reg_dt, s.to_table, s.to_no, s.su_title, u.user_name as emp_name,
           s.cse_no is not null as is_picture
      from seal_uses s left join employees e using (emp_no) left join users u using (user_no)
     order by s.su_no desc limit ${limit} offset ${offset}`.execute(db)
  return { total, query: rows }
}
