import { bankRows } from '@crm/contract/features/bankRows/bankRows'
import { deposits } from '@crm/contract/features/deposits/deposits'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/startTestApp.ts'
import { sampleStatement } from '../bankRows/seed/sample.ts'
import { seedLargeDeposits } from './seed/large.ts'

test('the demo’s money agrees with the stages of its projects, and has every kind of deposit', async () => {
  const app = await startTestApp({ demo: true })
  const count = async (query: ReturnType<typeof sql>) =>
    Number((await sql<{ n: number }>`select count(*) as n from (${query}) t`.execute(app.db)).rows[0]?.n ?? 0)
  const covered = sql`select from contracts k join project_credits c using (ctr_no)
    where k.proj_no = p.proj_no and k.ctr_state <> 'cancelled' and c.projcrd_deposit_dt is not null`
  const inStages = sql`p.progress_status in ('paid', 'started', 'completed')`
  expect(await count(sql`select from projects p where ${inStages} and not exists (${covered})`)).toBe(0)
  expect(
    await count(
      sql`select from projects p where exists (${covered}) and not coalesce(${inStages}, false) and p.progress_status is distinct from 'unknown'`,
    ),
  ).toBe(0)
  expect(await count(sql`select from projects p where p.contract_status <> crm_contract_status(p.proj_no)`)).toBe(0)
  expect(await count(sql`select from project_credits where projcrd_paid between 1 and projcrd_amount - 1`)).toBe(1)
  expect(
    await count(sql`select from project_credits c join contracts k using (ctr_no)
      where k.ctr_state in ('concluded', 'sealed') and c.projcrd_deposit_dt is null and c.projcrd_due_dt < current_date`),
  ).toBeGreaterThan(0)
  const admin = await app.staff({ emp_scope: ['AdminContract'] })
  const [sums] = (await admin.call(deposits.sums, { query: {} })).query
  expect(sums?.count).toBeGreaterThan(40)
  expect([sums?.unshared, (sums?.refunded ?? 0) > 300_000]).toEqual([800_000, true])
  expect(await count(sql`select from deposits where is_correction`)).toBe(1)
  expect(await count(sql`select from pocket_discrepancies`)).toBe(0)
  expect((await admin.call(bankRows.list, { query: {} })).counts).toEqual({ certain: 45, choose: 10, unknown: 5 })

  // The file that people may try: in CP949, read without choosing columns, and twice it adds nothing.
  const file = new File([new Uint8Array(await sampleStatement(app.db))], '국민은행 거래내역.csv')
  const upload = async () => (await admin.call(bankRows.upload, { body: { bank_code: '004', file } })).query[0]
  expect(await upload()).toMatchObject({ is_stored: true, added: 9, known: 0 })
  expect(await upload()).toMatchObject({ is_stored: true, added: 0, known: 9 })
  const { query, counts } = await admin.call(bankRows.list, { query: { keyword: '홍길동', limit: 50 } })
  expect(query.map(({ bkr_amount }) => bkr_amount)).toEqual([33_000, 33_000, 33_000])
  expect(counts).toEqual({ certain: 51, choose: 10, unknown: 8 })

  // What the large seed writes by whole sets is what triggers would have written.
  const [made = ''] = await seedLargeDeposits(app.db)
  expect(Number(made.replace(/\D/g, ''))).toBeGreaterThan(5)
  expect(
    await count(sql`select from project_credits c where c.projcrd_paid <>
      coalesce((select sum(s.ds_amount) from deposit_shares s where s.projcrd_no = c.projcrd_no), 0)`),
  ).toBe(0)
  expect(
    await count(sql`select from projects p where p.contract_status <> crm_contract_status(p.proj_no)
      or p.projcrd_deposit_dt is distinct from (select min(d.dep_dt) from contracts k join project_credits c using (ctr_no)
           join deposit_shares s using (projcrd_no) join deposits d using (dep_no)
          where k.proj_no = p.proj_no and c.projcrd_paid > 0 and d.dep_amount > 0)`),
  ).toBe(0)
})
