import { consentKind } from '@crm/contract/features/contractSigning/contractSigning.rows'
import type { EventKind } from '@crm/contract/features/contracts/contracts.words'
import { daysAfter } from '@crm/contract/kit/days'
import { sql } from 'kysely'
import { companyOf } from '../../../company.ts'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../db/database.ts'
import { dateWords } from '../../contractTemplates/preview.service.ts'
import { maskPhone } from '../signing/request.service.ts'
import { takeSnapshot } from '../signing/snapshot.ts'
import { contractText } from '../signing/text.ts'

/** The demo's company, for what is written as of a day before any node ran. */
export const demoConfig = { company: companyOf({}, true), signing: {} } as Config

export interface SeedSigner {
  cs_name: string
  cs_title: string
  cs_phone: string
  cs_email: string
}

export interface SeedContract {
  est_no: number
  proj_no: number
  ctr_title: string
  ctr_amount: number
  emp_no: number
  signers: SeedSigner[]
  /** `YYYY-MM-DD`: the day on which it was drafted, sent and, where it was, signed. */
  day: string
  ctr_valid_dt: string
  is_in_order?: boolean
  ctr_special?: string
}

const devices = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
]

interface SeedEvent {
  ctr_no: number
  ce_kind: EventKind
  at: string
  emp_no?: number
  cs_no?: number
  ce_data?: object
}

/** Where signers were is made up by their number. */
const note = (db: Db, { at, ce_data = {}, ...event }: SeedEvent) =>
  db
    .insertInto('contract_events')
    .values({
      ...event,
      ...{ ce_at: sql<string>`${at}::timestamp at time zone 'Asia/Seoul'`, ce_data: JSON.stringify(ce_data) },
      ...(event.cs_no
        ? { ce_address: `203.0.113.${event.cs_no % 250}`, ce_device: devices[event.cs_no % devices.length] ?? '' }
        : {}),
    })
    .execute()

const findSignatory = async (db: Db) => {
  const { rows } = await sql<{ emp_no: number }>`
    select emp_no from employees join users using (user_no) where user_id = 'ceo'`.execute(db)
  return rows[0]?.emp_no ?? 0
}

/** For projects that have not begun: the work begins a week after and takes three months. */
const termOf = (day: string) => ({ 시작일: dateWords(daysAfter(day, 7)), 종료일: dateWords(daysAfter(day, 97)) })

/** A draft with its signers. */
export const seedDraft = async (db: Db, draft: SeedContract) => {
  const { signers, day, emp_no, ctr_special = '', is_in_order = true, ...row } = draft
  const template = { ctt_no: 1, ctt_ver: 1, ctr_special }
  const ctr_html = await contractText({ db, config: demoConfig }, { ...template, ...row, day, otherwise: termOf(day) })
  const { ctr_no } = await db
    .insertInto('contracts')
    .values({
      ...{ ...row, ...template, ctr_html, emp_no, is_in_order, ctr_kind: 'electronic', ctr_state: 'draft' },
      ...{ signatory_no: await findSignatory(db), reg_dt: `${day} 10:00` },
    })
    .returning('ctr_no')
    .executeTakeFirstOrThrow()
  const stored = await db
    .insertInto('contract_signers')
    .values(signers.map((signer, cs_place) => ({ ...signer, ctr_no, cs_place })))
    .returning(['cs_no', 'cs_name', 'cs_phone'])
    .execute()
  await note(db, { ctr_no, emp_no, ce_kind: 'created', at: `${day} 10:00` })
  return { ctr_no, signers: stored }
}

type Seeded = Awaited<ReturnType<typeof seedDraft>>

const ask = async (db: Db, { ctr_no, signers }: Seeded, place: number, at: string) => {
  const signer = signers[place]
  if (!signer) return
  const { cs_no, cs_phone } = signer
  await db.updateTable('contract_signers').set({ cs_state: 'asked' }).where('cs_no', '=', cs_no).execute()
  await note(db, { ctr_no, cs_no, ce_kind: 'asked', at, ce_data: { way: 'talk', to: maskPhone(cs_phone) } })
}

/** Sent for signature, the first signer asked, or all of them. */
export const seedSent = async (db: Db, draft: SeedContract) => {
  const seeded = await seedDraft(db, draft)
  const { ctr_no } = seeded
  const { rows } = await sql<{ ctr_html: string }>`select ctr_html from contracts where ctr_no = ${ctr_no}`.execute(db)
  const sent_at = `${draft.day}T10:30:00+09:00`
  const { snapshot, ctr_hash } = await takeSnapshot(db, ctr_no, {
    ...{ ctr_html: rows[0]?.ctr_html ?? '', company: demoConfig.company, sent_at },
  })
  await db
    .updateTable('contracts')
    .set({ ctr_state: 'sent', ctr_sent_dt: sent_at, ctr_snapshot: JSON.stringify(snapshot), ctr_hash })
    .where('ctr_no', '=', ctr_no)
    .execute()
  const emp_no = snapshot.signatory.emp_no
  await note(db, { ctr_no, emp_no, ce_kind: 'sent', at: `${draft.day} 10:30`, ce_data: { hash: ctr_hash } })
  const asked = draft.is_in_order === false ? seeded.signers.length : 1
  for (let place = 0; place < asked; place++) await ask(db, seeded, place, `${draft.day} 10:30`)
  return seeded
}

/** Everything from the first look to the signature, at this hour of the day. */
export const seedSignature = async (db: Db, seeded: Seeded, place: number, day: string, hour: number) => {
  const { ctr_no } = seeded
  const signer = seeded.signers[place]
  if (!signer) return
  const { cs_no, cs_phone } = signer
  const at = (minute: number) => `${day} ${hour}:${String(minute).padStart(2, '0')}`
  await note(db, { ctr_no, cs_no, ce_kind: 'viewed', at: at(2) })
  await note(db, { ctr_no, cs_no, ce_kind: 'read', at: at(9) })
  for (const consent of consentKind.values)
    await note(db, { ctr_no, cs_no, ce_kind: 'consented', at: at(10), ce_data: { consent, is_agreed: true } })
  const ce_data = { way: 'talk', to: maskPhone(cs_phone) }
  await note(db, { ctr_no, cs_no, ce_kind: 'code_sent', at: at(11), ce_data })
  await note(db, { ctr_no, cs_no, ce_kind: 'verified', at: at(12) })
  await note(db, { ctr_no, cs_no, ce_kind: 'signed', at: at(13), ce_data: { method: 'typed' } })
  await db
    .updateTable('contract_signers')
    .set({
      ...{ cs_state: 'signed', cs_method: 'typed', cs_viewed_dt: at(2), cs_read_dt: at(9), cs_verified_dt: at(12) },
      ...{ cs_signed_dt: at(13), cs_address: `203.0.113.${cs_no % 250}` },
      cs_consents: JSON.stringify(Object.fromEntries(consentKind.values.map((kind) => [kind, at(10)]))),
    })
    .where('cs_no', '=', cs_no)
    .execute()
}

/** The one after has been asked, and the contract waits for them. */
export const seedSigning = async (db: Db, draft: SeedContract) => {
  const seeded = await seedSent(db, draft)
  await seedSignature(db, seeded, 0, draft.day, 13)
  await ask(db, seeded, 1, `${draft.day} 13:14`)
  await db.updateTable('contracts').set({ ctr_state: 'signing' }).where('ctr_no', '=', seeded.ctr_no).execute()
}

/** Signed by everybody; its credits come from the caller. */
export const seedConcluded = async (db: Db, draft: SeedContract) => {
  const { day } = draft
  const seeded = await seedSent(db, draft)
  for (let place = 0; place < seeded.signers.length; place++) {
    if (place > 0) await ask(db, seeded, place, `${day} ${12 + place}:14`)
    await seedSignature(db, seeded, place, day, 13 + place)
  }
  const { ctr_no } = seeded
  await db
    .updateTable('contracts')
    .set({ ctr_state: 'concluded', ctr_concluded_dt: day })
    .where('ctr_no', '=', ctr_no)
    .execute()
  await note(db, { ctr_no, ce_kind: 'concluded', at: `${day} ${12 + seeded.signers.length}:13` })
  return ctr_no
}

/** Not signed in time, or declined by the first signer. */
export const seedUnsigned = async (db: Db, draft: SeedContract, ctr_state: 'declined' | 'expired', reason = '') => {
  const { ctr_no, signers } = await seedSent(db, draft)
  const cs_no = signers[0]?.cs_no ?? 0
  if (ctr_state === 'declined') {
    await note(db, { ctr_no, cs_no, ce_kind: 'viewed', at: `${draft.day} 15:02` })
    await note(db, { ctr_no, cs_no, ce_kind: 'declined', at: `${draft.day} 15:20`, ce_data: { reason } })
    await db
      .updateTable('contract_signers')
      .set({ cs_state: 'declined', cs_decline_reason: reason, cs_viewed_dt: `${draft.day} 15:02` })
      .where('cs_no', '=', cs_no)
      .execute()
  } else
    await note(db, {
      ...{ ctr_no, ce_kind: 'expired' },
      at: `${draft.ctr_valid_dt} 23:59`,
    })
  await db.updateTable('contracts').set({ ctr_state }).where('ctr_no', '=', ctr_no).execute()
}

/** The representative of a company, reachable by a made-up number; of the demo's clients themselves, who have an account. */
export const signersOf = async (db: Db, proj_no: number, count = 1): Promise<SeedSigner[]> => {
  const { rows } = await sql<{ client_no: number; name: string | null; phone: string | null; email: string | null }>`
    select c.client_no, coalesce(u.user_name, c.client_rep_name) as name, u.user_phone as phone, u.user_email as email
      from clients c join projects p using (client_no)
      left join lateral (select u.* from client_members m join users u using (user_no)
                          where m.client_no = c.client_no and u.user_id in ('client', 'client2') limit 1) u on true
     where p.proj_no = ${proj_no}`.execute(db)
  const { client_no = 0, name = null, phone = null, email = null } = rows[0] ?? {}
  const reach = (place: number) => ({
    cs_phone: `010-55${String(place)}0-${String(1000 + (client_no % 9000))}`,
    cs_email: `signer${client_no}-${place}@example.com`,
  })
  const first = {
    cs_name: name ?? '이대표',
    cs_title: '대표',
    ...reach(0),
    ...(email && { cs_email: email, cs_phone: phone ?? '' }),
  }
  const others = [
    { cs_name: '박서준', cs_title: '이사', ...reach(1) },
    { cs_name: '최하은', cs_title: '팀장', ...reach(2) },
  ]
  return [first, ...others].slice(0, count)
}
