import { sql } from 'kysely'
import { createCompany, createProject, createStaff } from '../../seed/factories.ts'
import { readConfig } from '../config.ts'
import type { Db } from '../db/database.ts'
import { insertEvent } from '../features/contracts/events.queries.ts'
import { takeSnapshot } from '../features/contracts/signing/snapshot.ts'
import { drawnSignature } from './contractPaper.ts'
import { insertEstimate } from './estimateFixture.ts'

const [ce_address, ce_device] = ['203.0.113.7', 'Mozilla/5.0 (iPhone) Version/18.1 Mobile Safari/604.1']
const company = { ...readConfig({ DATABASE_URL: 'postgres://unused' }).company, name: '빌더스컨설팅' }
let serial = 0

interface SignedContract {
  ctr_title?: string
  /** How long ago it was concluded. */
  minutesAgo?: number
}

/** A contract that two people of a client have signed, as rows: concluded, and not sealed yet. */
export const insertSignedContract = async (
  db: Db,
  { ctr_title = '시드 투자 준비 컨설팅 용역 계약', minutesAgo = 0 }: SignedContract = {},
) => {
  serial += 1
  const client_no = await createCompany(db, `그린루프${serial}`, '이도현')
  const { emp_no } = await createStaff(db, { user_id: `signatory${serial}`, user_name: '김서연', emp_lv: 5 } as never)
  const proj_no = await createProject(db, { client_no, managers: [emp_no] })
  const est_no = await insertEstimate(db, { proj_no, est_amount: 13_580_245, est_issued_dt: '2026-11-16 10:00' })
  const { rows } = await sql<{ ctt_no: number; ctt_ver: number }>`
    select ctt_no, ctt_ver from contract_template_versions order by ctt_no, ctt_ver limit 1`.execute(db)
  const { ctr_no } = await db
    .insertInto('contracts')
    .values({
      ...{ est_no, proj_no, ctr_kind: 'electronic', ctr_state: 'draft', ctr_title, ctr_amount: 13_580_245, ...rows[0] },
      ...{
        emp_no,
        signatory_no: emp_no,
        ctr_valid_dt: '2027-01-31',
        ctr_html: '<h3>제1조 (목적)</h3><p>시험해요.</p>',
      },
    })
    .returning('ctr_no')
    .executeTakeFirstOrThrow()
  const signers = await db
    .insertInto('contract_signers')
    .values([
      { ctr_no, cs_place: 0, cs_name: '이도현', cs_title: '대표이사', cs_email: 'ceo@greenloop.example' },
      { ctr_no, cs_place: 1, cs_name: '박하은', cs_title: '이사', cs_email: 'cfo@greenloop.example' },
    ])
    .returning('cs_no')
    .execute()
  const ctr_html = '<h3>제1조 (목적)</h3><p>시험해요.</p>'
  const sent_at = new Date(Date.now() - 3_600_000).toISOString()
  const { snapshot, ctr_hash } = await takeSnapshot(db, ctr_no, { ctr_html, company, sent_at })
  await sql`update contracts set ctr_state = 'sent', ctr_html = ${ctr_html}, ctr_sent_dt = ${sent_at}, ctr_hash = ${ctr_hash},
                   ctr_snapshot = ${JSON.stringify(snapshot)} where ctr_no = ${ctr_no}`.execute(db)
  await insertEvent(db, { ctr_no, ce_kind: 'sent', emp_no, ce_data: { hash: ctr_hash }, ce_address, ce_device })
  for (const [at, { cs_no }] of signers.entries()) {
    const method = at === 0 ? 'drawn' : 'typed'
    await sql`update contract_signers set cs_state = 'signed', cs_verified_dt = now(), cs_signed_dt = now(), cs_method = ${method},
                     cs_image = ${at === 0 ? drawnSignature() : null} where cs_no = ${cs_no}`.execute(db)
    await insertEvent(db, { ctr_no, ce_kind: 'signed', cs_no, ce_data: { method }, ce_address, ce_device })
  }
  await sql`update contracts set ctr_state = 'concluded', ctr_concluded_dt = current_date where ctr_no = ${ctr_no}`.execute(
    db,
  )
  // Its time is part of its hash, so that it is written at once.
  await sql`insert into contract_events (ctr_no, ce_kind, ce_at) values
              (${ctr_no}, 'concluded', now() - make_interval(mins => ${minutesAgo}))`.execute(db)
  return { ctr_no, ctr_hash, proj_no, emp_no }
}
