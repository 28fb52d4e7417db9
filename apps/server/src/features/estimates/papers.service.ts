import { createHash } from 'node:crypto'
import type { estimates } from '@crm/contract/features/estimates/estimates'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import * as z from 'zod'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { refuse } from '../../http/refusal.ts'
import type { JobContext } from '../../jobs/handler.ts'
import { job } from '../../jobs/job.ts'
import { sendPdf, writePdf } from '../../pdf/download.ts'
import { profileForPapers, sealMark } from '../companyProfile/companyProfile.service.ts'
import { estimatesText } from './estimates.messages.ts'
import { findEstimate, type StoredEstimate } from './estimates.queries.ts'
import { getStored } from './estimates.service.ts'
import { estimateDocument, type PaperFacts } from './paper/document.ts'
import { findPaper, findSnapshot, insertPaper, type Snapshot } from './papers.queries.ts'

/** What the paper shows; nothing of what is for staff only. */
export const paperFactsOf = (estimate: StoredEstimate): PaperFacts => ({
  est_code: estimate.est_code,
  est_title: estimate.est_title,
  est_amount: estimate.est_amount,
  est_supply: estimate.est_supply,
  est_vat: estimate.est_vat,
  est_vat_mode: estimate.est_vat_mode,
  est_discount: estimate.est_discount,
  est_to_name: estimate.est_to_name,
  est_valid_dt: estimate.est_valid_dt,
  est_issued_dt: estimate.est_issued_dt,
  est_terms: estimate.est_terms,
  est_note: estimate.est_note,
  client_name: estimate.client_name,
  emp_name: estimate.emp_name,
  lines: estimate.lines.map(
    ({ el_no: _, el_memo: __, el_cost: ___, el_pocket: ____, el_floor: _____, ...line }) => line,
  ),
  plans: estimate.plans,
})

/** Keys in one order, so that the same facts always have the same hash, wherever they were kept. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([, own]) => own !== undefined)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, own]) => [name, inOrder(own)]))
}

export const hashOf = (snapshot: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(inOrder(snapshot)))
    .digest('hex')

const isoOf = (minute: string) => `${minute.replace(' ', 'T')}:00+09:00`

const write = async (db: Db, { estimate, company, bank, profile, issued_at }: Omit<Snapshot, 'est_no' | 'est_ver'>) => {
  const { business = '', item = '', cse_no } = profile ?? {}
  const seal = await sealMark(db, cse_no, company.name)
  const options = { company, bank, business, item, seal, createdAt: issued_at }
  return Buffer.from(await writePdf(estimateDocument(estimate, options)))
}

/** Of one from before there were snapshots, and of a draft: as it is now. */
const asItIs = async (ctx: Pick<Context, 'db' | 'config'>, estimate: StoredEstimate) => {
  const { bank, ...profile } = await profileForPapers(ctx.db)
  return write(ctx.db, {
    estimate: paperFactsOf(estimate),
    company: ctx.config.company,
    bank,
    profile,
    issued_at: isoOf(estimate.est_issued_dt ?? estimate.reg_dt),
  })
}

/**
 * Made from what was frozen and kept: whoever asks again gets the same bytes. Nothing is locked while it is written, because
 * papers wait for their turn and connections to the database would wait with them.
 */
const keptPaper = async (db: Db, est_no: number) => {
  const kept = await findPaper(db, est_no)
  if (kept) return kept
  const snapshot = await findSnapshot(db, est_no)
  if (!snapshot) return
  await insertPaper(db, est_no, await write(db, snapshot))
  return findPaper(db, est_no)
}

/** The bytes of an issued estimate, for mails and public pages; runs in the caller's transaction. */
export const paperOf = async (ctx: Pick<Context, 'db' | 'config'>, est_no: number) =>
  (await keptPaper(ctx.db, est_no)) ?? asItIs(ctx, (await findEstimate(ctx.db, est_no, null)) ?? refuse('not_found'))

export const downloadPaper = async (ctx: Context, { params }: ParsedOf<typeof estimates.pdf>) => {
  const estimate = await getStored(ctx, params.est_no)
  const isIssued = estimate.est_code !== null
  const kept = isIssued ? await keptPaper(ctx.db, estimate.est_no) : undefined
  return sendPdf(
    estimatesText.paperName(estimate.client_name, estimate.est_code),
    kept ?? (await asItIs(ctx, estimate)),
  )
}

/** Writes the paper of an issued estimate after the commit, so that nobody waits. */
export const paperJob = job({ name: 'estimates.paper', data: z.object({ est_no: z.int() }) })

export const makePaper = async (ctx: JobContext, { est_no }: z.output<typeof paperJob.data>) => {
  await keptPaper(ctx.db, est_no)
}
