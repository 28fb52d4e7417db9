import { createHash } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { refuse } from '../../../http/refusal.ts'
import { writePdf } from '../../../pdf/download.ts'
import { sealMark } from '../../companyProfile/companyProfile.service.ts'
import { eventText } from '../contracts.messages.ts'
import { takeSnapshot } from '../signing/snapshot.ts'
import { contractDocument } from './document.ts'
import { findLastHead } from './heads.queries.ts'
import {
  findPaper,
  findPaperContract,
  findPaperSigners,
  findTrail,
  insertPaper,
  type PaperContract,
} from './papers.queries.ts'

type Machinery = Pick<Context, 'db' | 'config'>

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const getPaperContract = async ({ db }: Machinery, ctr_no: number) =>
  (await findPaperContract(db, ctr_no)) ?? refuse('not_found')

/** What was sent, with our seal of that day; only a draft has nothing frozen yet. */
const sentOf = async ({ db }: Machinery, { ctr_snapshot, ctr_hash, sent_at }: PaperContract) => {
  if (!ctr_snapshot || !ctr_hash || !sent_at) return refuse('not_found')
  const seal = await sealMark(db, ctr_snapshot.cse_no, ctr_snapshot.company.name)
  return { snapshot: ctr_snapshot, ctr_hash, sent_at, seal }
}

/** As it is now, without seal and hash, and marked as a draft. */
export const draftPaper = async (ctx: Machinery, ctr_no: number) => {
  const { ctr_html } = await getPaperContract(ctx, ctr_no)
  const { snapshot } = await takeSnapshot(ctx.db, ctr_no, {
    ctr_html,
    company: ctx.config.company,
    sent_at: new Date().toISOString(),
  })
  const signers = await findPaperSigners(ctx.db, ctr_no)
  return Buffer.from(await writePdf(contractDocument({ snapshot, ctr_hash: null, sent_at: null, signers })))
}

/** With our seal and empty places for the signers: written once, as it was sent, whoever has signed meanwhile. */
export const sentPaper = async (ctx: Machinery, ctr_no: number) => {
  const kept = await findPaper(ctx.db, ctr_no, 'sent')
  if (kept) return kept
  const sent = await sentOf(ctx, await getPaperContract(ctx, ctr_no))
  const signers = sent.snapshot.signers.map((signer) => ({
    ...signer,
    signed_at: null,
    cs_method: null,
    cs_image: null,
  }))
  const pdf = Buffer.from(await writePdf(contractDocument({ ...sent, signers })))
  await insertPaper(ctx.db, { ctr_no, cp_kind: 'sent', pdf, cp_hash: sha256(pdf) })
  return (await findPaper(ctx.db, ctr_no, 'sent')) ?? pdf
}

/** With every signature and the audit trail; not signed by the company's key yet. */
export const finalPaper = async (ctx: Machinery, ctr_no: number) => {
  const contract = await getPaperContract(ctx, ctr_no)
  const { ctr_concluded_dt, head } = contract
  if (!ctr_concluded_dt || !head) return refuse('not_found')
  const events = (await findTrail(ctx.db, ctr_no)).map(({ ce_data, ...event }) => ({
    ...event,
    text: eventText(ce_data),
  }))
  const signers = await findPaperSigners(ctx.db, ctr_no)
  const night = await findLastHead(ctx.db)
  const trail = { ctr_concluded_dt, head, events, ...(night && { night }) }
  return writePdf(contractDocument({ ...(await sentOf(ctx, contract)), signers, trail }))
}

/** What there is of a contract: sealed, sent, or a draft. */
export const contractPaper = async (ctx: Machinery, ctr_no: number) => {
  const contract = await getPaperContract(ctx, ctr_no)
  if (contract.ctr_kind === 'paper') return refuse('not_found')
  if (contract.ctr_state === 'draft') return draftPaper(ctx, ctr_no)
  return (await findPaper(ctx.db, ctr_no, 'final')) ?? sentPaper(ctx, ctr_no)
}
