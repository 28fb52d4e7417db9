import type { CompanyAccount, CompanyProfileDraft, SealUse } from '@crm/contract/features/companyProfile/companyProfile'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { type Paging, readPage } from '../../db/readPage.ts'

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
  if (changed) await insertMissingCopies(db)
  return changed !== undefined
}

/** A place for the copy of each account's bank book. */
const insertMissingCopies = (db: Db) =>
  sql`insert into company_copies (cpc_kind, bank_code, cac_number)
      select distinct 'account', a ->> 'bank_code', a ->> 'cac_number' from company_profile, jsonb_array_elements(cpr_accounts) a
      on conflict do nothing`.execute(db)

export interface StoredCopy {
  cpc_no: number
  cpc_kind: 'registration' | 'account'
  bank_name: string | null
  cac_number: string | null
  /** Null until one is uploaded; the newest counts. */
  file: { originalname: string; mimetype: string; size: number; place: string; reg_dt: string } | null
}

/** Of the registration, then of the accounts that there are now, in their order. */
export const findCopies = async (db: Db) => {
  const { rows } = await sql<StoredCopy>`
    select c.cpc_no, c.cpc_kind, b.bank_name, c.cac_number, f.file
      from company_copies c cross join company_profile p left join banks b on b.bank_code = c.bank_code
      left join lateral (select min(a.place) as place from jsonb_array_elements(p.cpr_accounts) with ordinality a(account, place)
                          where a.account ->> 'bank_code' = c.bank_code and a.account ->> 'cac_number' = c.cac_number) o on true
      left join lateral (select json_build_object('originalname', f.originalname, 'mimetype', f.mimetype, 'size', f.size,
                                'place', f.place, 'reg_dt', to_char(t.reg_dt, 'YYYY-MM-DD HH24:MI')) as file
                           from file_attachments t join files f using (file_no)
                          where t.to_table = 'company_copies' and t.to_no = c.cpc_no order by t.fa_no desc limit 1) f on true
     where c.cpc_kind = 'registration' or o.place is not null
     order by o.place nulls first`.execute(db)
  return rows
}

export const hasCopy = async (db: Db, cpc_no: number) =>
  (await db.selectFrom('company_copies').select('cpc_no').where('cpc_no', '=', cpc_no).executeTakeFirst()) !== undefined

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

export const findSealUses = (db: Db, page: Paging) =>
  readPage<SealUse>(db, {
    id: 's.su_no',
    from: sql`seal_uses s`,
    where: [],
    orderBy: sql`s.su_no desc`,
    page,
    total: 'query',
    rows: async (nos) => {
      const { rows } = await sql<SealUse>`
        select s.su_no, to_char(s.reg_dt, 'YYYY-MM-DD HH24:MI') as reg_dt, s.to_table, s.to_no, s.su_title,
               u.user_name as emp_name, s.cse_no is not null as is_picture
          from seal_uses s left join employees e using (emp_no) left join users u using (user_no)
         where s.su_no = any (${nos}::int[])`.execute(db)
      return rows
    },
  })
