import { splitVat } from '@crm/contract/money'
import { sql } from 'kysely'
import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'
import { findEveryShare } from './contracts/contractPapers.queries.ts'
import { followShare } from './contracts/shares.service.ts'
import { amendmentOf, invoiceDue, invoiceKind, receiptDue } from './taxPapers.rules.ts'

interface CashPayment {
  pay_no: number
  client_no: number | null
  pay_money: number
  refunded: number
  is_tax_free: boolean
  paid_dt: string
  client_name: string | null
  client_rep_name: string | null
  client_biz_no: string | null
  client_addr: string | null
  user_email: string | null
}

const findCash = async (db: Db) => {
  const { rows } = await sql<CashPayment>`
    select p.pay_no, p.client_no, p.pay_money, p.is_tax_free, p.paid_dt, c.client_name, c.client_rep_name, c.client_biz_no,
           c.client_addr, u.user_email,
           (select sum(i.refunded_money)::bigint from payment_items i where i.pay_no = p.pay_no) as refunded
      from payments p left join clients c using (client_no) left join users u on u.user_no = p.user_no
     where p.pay_state in (12, 20, 21, 22) and p.pay_method in ('manual', 'transfer', 'virtual_account') and p.pay_money > 0
     order by p.pay_no`.execute(db)
  return rows
}

const insert = async (db: Db, values: Record<string, unknown>) => {
  const { tp_no } = await db
    .insertInto('tax_papers')
    .values({ to_table: 'payments', ...values } as never)
    .returning('tp_no')
    .executeTakeFirstOrThrow()
  return tp_no
}

const number = (day: string, tp_no: number, digits: number) =>
  digits === 9 ? String(700_000_000 + tp_no) : `${day.replaceAll('-', '')}${String(tp_no).padStart(16, '0')}`

const issue = (db: Db, tp_no: number, day: string, digits: 9 | 24) =>
  db
    .updateTable('tax_papers')
    .set({ tp_state: 'issued', issue_number: number(day, tp_no, digits), issued_dt: sql<string>`${day}::date + 1` })
    .where('tp_no', '=', tp_no)
    .execute()

/** Papers in every state: invoices that wait, were issued and amended, receipts that were issued, refused and cancelled. */
const seedPapers = async (db: Db) => {
  for (const [place, cash] of (await findCash(db)).entries()) {
    const { pay_no: to_no, client_no, is_tax_free, pay_money, refunded } = cash
    const day = cash.paid_dt.slice(0, 10)
    const paper = { to_no, client_no, ...splitVat(pay_money, is_tax_free) }
    const kind = invoiceKind(is_tax_free)
    const invoice = {
      ...{ ...paper, kind, due_dt: invoiceDue(day), receiver: cash.client_biz_no ?? '1248100998' },
      ...{ company_name: cash.client_name, company_rep: cash.client_rep_name ?? '김대표' },
      ...{ company_addr: cash.client_addr, company_type: '서비스업', company_item: '소프트웨어 개발' },
      company_email: cash.user_email ?? 'tax@client.example',
    }
    const receipt = {
      ...paper,
      kind: 'cash_receipt',
      cash_kind: 'expense',
      due_dt: receiptDue(day),
      receiver: '1248100998',
    }
    if (refunded > 0) {
      const amended_of = await insert(db, invoice)
      await issue(db, amended_of, day, 24)
      await insert(db, { ...invoice, ...amendmentOf(pay_money, refunded, is_tax_free), amended_of, reason: '환불' })
    } else if (place % 4 === 0) await insert(db, invoice)
    else if (place % 4 === 1) await issue(db, await insert(db, invoice), day, 24)
    else if (place % 4 === 2) await issue(db, await insert(db, receipt), day, 9)
    else {
      const cancelled = await insert(db, receipt)
      const gone = { tp_state: 'cancelled', reason: '세금계산서로 바꿔요.' }
      await db.updateTable('tax_papers').set(gone).where('tp_no', '=', cancelled).execute()
      await insert(db, { ...invoice, company_name: null, company_rep: null })
    }
  }
}

const demoCompany = { receiver: '1248100998', company_rep: '김대표' }

interface WaitingPaper {
  tp_no: number
  kind: string
  due_dt: string
  dep_dt: string
  receiver: string | null
  company_name: string | null
  company_rep: string | null
}

const findWaiting = async (db: Db) => {
  const { rows } = await sql<WaitingPaper>`
    select t.tp_no, t.kind, t.due_dt, d.dep_dt, t.receiver, t.company_name, t.company_rep
      from tax_papers t join deposit_shares s on t.to_table = 'deposit_shares' and s.ds_no = t.to_no join deposits d using (dep_no)
     where t.tp_state = 'requested' and (t.due_dt < current_date or exists (
             select from deposit_shares b join deposits o using (dep_no) where o.reversed_dep_no = s.dep_no and b.projcrd_no = s.projcrd_no))
     order by t.due_dt < current_date, t.due_dt, t.tp_no`.execute(db)
  return rows
}

/**
 * What the demo's deposits come to: everything that was due is issued but the last, which is late; what is due next
 * waits. Money that went back was issued before, and has its amendment.
 */
const seedContractPapers = async (db: Db) => {
  const ctx = { db, publish: () => {} }
  const shares = await findEveryShare(db)
  for (const share of shares.filter(({ ds_amount }) => ds_amount > 0)) await followShare(ctx, share)
  for (const paper of (await findWaiting(db)).slice(0, -1)) {
    const { tp_no, kind, dep_dt } = paper
    const receiver = kind === 'cash_receipt' ? '01012345678' : (paper.receiver ?? demoCompany.receiver)
    const { company_name, company_rep } = paper
    const facts = kind === 'cash_receipt' ? {} : { company_name, company_rep: company_rep ?? demoCompany.company_rep }
    await db
      .updateTable('tax_papers')
      .set({ receiver, ...facts })
      .where('tp_no', '=', tp_no)
      .execute()
    await issue(db, tp_no, dep_dt, kind === 'cash_receipt' ? 9 : 24)
  }
  for (const share of shares.filter(({ ds_amount }) => ds_amount < 0)) await followShare(ctx, share)
}

const seedAll = async (db: Db) => {
  await seedPapers(db)
  await seedContractPapers(db)
}

export const seed = defineSeed({ after: ['payments', 'deposits'], demo: seedAll })
