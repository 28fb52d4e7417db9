import type { Settlement, settlements } from '@crm/contract/features/settlements/settlements'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { pathOf } from '@crm/contract/paths'
import { koreaNow } from '../../clock.ts'
import type { Context } from '../../context.ts'
import type { ZipEntry } from '../../excel/zip.ts'
import { list, one } from '../../http/answer/answers.ts'
import { zipDownload } from '../../http/answer/zipDownload.ts'
import { refuse } from '../../http/refusal.ts'
import { writePdf } from '../../pdf/download.ts'
import { storageOf } from '../../ports/storage/storageOf.ts'
import { noteSealUse, profileForPapers } from '../companyProfile/companyProfile.service.ts'
import { getStoredContract } from '../contracts/contracts.service.ts'
import { noteOwnDownload } from '../contracts/signing/ownLink.service.ts'
import { codeOf, piecesOf } from './contents.service.ts'
import { listDocument } from './papers/listDocument.ts'
import { countMissing, type Piece } from './pieces.ts'
import { settlementText as text } from './settlements.messages.ts'
import {
  findDownloads,
  findOwnSettled,
  findSettledContract,
  insertDownload,
  type SettledContract,
} from './settlements.queries.ts'

// ---------------------------------------------------------------- whose it is

/** As far as the caller reads the contract itself; nothing where it is not concluded. */
const findForStaff = async (ctx: Context, ctr_no: number) => {
  await getStoredContract(ctx, ctr_no)
  return findSettledContract(ctx.db, ctr_no)
}

/** Which company it is comes from the session; another one's contract is none. */
const openOwn = async ({ db, actor: { client_no } }: Context, est_no: number) =>
  (client_no === null ? undefined : await findOwnSettled(db, est_no, client_no)) ?? refuse('not_found')

// ---------------------------------------------------------------- what is in it

const shown = ({ write: _, stored: __, ...piece }: Piece): Settlement['pieces'][number] => piece

/** Empty where there is nothing to settle: a panel may ask just as its contract is cancelled. */
export const getContents = async (ctx: Context, { params }: ParsedOf<typeof settlements.contents>) => {
  const contract = await findForStaff(ctx, params.ctr_no)
  if (!contract) return list([])
  const pieces = await piecesOf(ctx, contract)
  const downloads = await findDownloads(ctx.db, params.ctr_no)
  return one({ pieces: pieces.map(shown), missing: countMissing(pieces), downloads })
}

/** Where staff mend something, and who has looked, is not for clients. */
export const getOwnContents = async (ctx: Context, { params }: ParsedOf<typeof settlements.ownContents>) => {
  const pieces = await piecesOf(ctx, await openOwn(ctx, params.est_no))
  const forClient = pieces.map((piece) => ({ ...shown(piece), mend: null }))
  return one({ pieces: forClient, missing: countMissing(pieces), downloads: [] })
}

// ---------------------------------------------------------------- the file

async function* bytesOf({ config }: Pick<Context, 'config'>, place: string) {
  yield* (await storageOf(config).read(place, undefined)) as AsyncIterable<Buffer>
}

/** Papers are written before the first byte leaves, so that a failure is refused in words; uploaded files are read while it is sent. */
const entriesOf = async (ctx: Context, pieces: Piece[]): Promise<ZipEntry[]> => {
  const entries: ZipEntry[] = []
  for (const { name, write, stored } of pieces) {
    if (write) entries.push({ name, content: [await write()], modified: koreaNow() })
    if (stored) {
      const { place, size, reg_dt } = stored
      entries.push({ name, content: bytesOf(ctx, place), isStored: true, size, modified: reg_dt })
    }
  }
  return entries
}

const listEntry = async ({ config }: Context, contract: SettledContract, pieces: Piece[]): Promise<ZipEntry> => {
  const { company, publicUrl } = config
  const verifyUrl = publicUrl && `${publicUrl}${pathOf('PublicEstimateContract', {}, { verify: 1 })}`
  const createdAt = new Date().toISOString()
  const missing = countMissing(pieces)
  const document = listDocument({ contract, pieces: pieces.map(shown), missing, company, verifyUrl, createdAt })
  return { name: text.list, content: [await writePdf(document)], modified: koreaNow() }
}

/** Who took it along, and that our seal went out; 고객으로 보기 only reads. */
const noteDownload = async (ctx: Context, { ctr_no, ctr_title }: SettledContract, pieces: Piece[]) => {
  const { actor, caller } = ctx
  if (actor.viewer_no !== null) return
  await ctx.transaction(async (tx) => {
    const { db } = tx
    const sd_missing = countMissing(pieces)
    await insertDownload(db, { ctr_no, user_no: actor.user_no, sd_missing, sd_address: caller.ip.slice(0, 100) })
    if (pieces.some(({ kind, write }) => kind === 'deposits' && write)) {
      const { cse_no } = await profileForPapers(db)
      const su_title = text.sealUse(ctr_title).slice(0, 200)
      await noteSealUse(db, { to_table: 'settlements', to_no: ctr_no, su_title, emp_no: actor.emp_no, cse_no })
    }
    tx.publish('settlements.changed')
  })
}

const download = async (ctx: Context, contract: SettledContract) => {
  const pieces = await piecesOf(ctx, contract)
  const entries = [await listEntry(ctx, contract, pieces), ...(await entriesOf(ctx, pieces))]
  await noteDownload(ctx, contract, pieces)
  return zipDownload(text.zipName(contract.client_name, codeOf(contract)), entries)
}

export const downloadSettlement = async (ctx: Context, { params }: ParsedOf<typeof settlements.zip>) =>
  download(ctx, (await findForStaff(ctx, params.ctr_no)) ?? refuse('conflict', text.notConcluded))

/** A signer's copy of the sealed contract is noted in its audit trail, as when it is downloaded alone. */
export const downloadOwnSettlement = async (ctx: Context, { params }: ParsedOf<typeof settlements.ownZip>) => {
  const contract = await openOwn(ctx, params.est_no)
  const zip = await download(ctx, contract)
  if (contract.sealed) await noteOwnDownload(ctx, contract.ctr_no)
  return zip
}
