import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import type { JobContext } from '../../jobs/handler.ts'
import { storageOf } from '../../ports/storage/storageOf.ts'
import { storeServerFile } from '../files/uploads.service.ts'
import { convertJob } from './fileTexts.jobs.ts'
import {
  deleteRendition,
  findRendition,
  findVersionFile,
  insertRenditions,
  restartRendition,
  saveRendition,
} from './fileTexts.queries.ts'
import { convertToPdf, sourceIn } from './soffice/convert.ts'
import { findSoffice } from './soffice/findSoffice.ts'

/** Whether this server turns slides and sheets into PDFs. */
export const canConvert = (config: Config) => findSoffice(config.sofficePath) !== null

/** Larger files would fill the memory that LibreOffice is given. */
const mostBytes = 100 * 1024 * 1024

/** What is called so is turned into a PDF as soon as it is stored: nobody waits until its words were read. */
const convertedNames = '\\.(pptx?|pptm|xlsx?|xlsm|doc|odt|ods|odp)$'

/** Begins to make PDFs of versions, of those that are called so or of all; of those that have one or wait already it does not. */
export const startRenditions = async (
  ctx: Pick<Context, 'db' | 'config' | 'enqueue'>,
  fv_nos: number[],
  which: 'byName' | 'all',
) => {
  if (!canConvert(ctx.config)) return
  const started = await insertRenditions(ctx.db, fv_nos, mostBytes, which === 'byName' ? convertedNames : '')
  if (started.length) await ctx.enqueue(convertJob, started)
}

/**
 * The PDF that stands for a version in the viewer: `place` is where its bytes are once the state is done. Undefined for
 * kinds that need none, and where the server has no LibreOffice.
 */
export const renditionOf = ({ db }: Pick<Context, 'db'>, fv_no: number) => findRendition(db, fv_no)

/** Tries again what has failed; of concurrent calls one does. */
export const retryRendition = async (ctx: Pick<Context, 'db' | 'enqueue'>, fv_no: number) => {
  if (await restartRendition(ctx.db, fv_no)) await ctx.enqueue(convertJob, { fv_no })
}

const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le')

/** What Office has encrypted lies in an OLE file under this name. */
const isEncrypted = async (path: string) => (await readFile(path)).includes(encryptedPackage)

/** Makes the PDF of a version. What is encrypted waits for none. What LibreOffice cannot open in time is marked as failed until somebody asks again. */
export const convertVersion = async (ctx: JobContext, { fv_no }: { fv_no: number }) => {
  const soffice = findSoffice(ctx.config.sofficePath)
  const version = await findVersionFile(ctx.db, fv_no)
  const rendition = await findRendition(ctx.db, fv_no)
  if (!version?.place || !rendition || rendition.state === 'done') return
  if (!soffice) return void (await saveRendition(ctx.db, fv_no, null))
  const folder = await mkdtemp(join(tmpdir(), 'crm-convert-'))
  try {
    const source = await storageOf(ctx.config).read(version.place, undefined)
    const path = await convertToPdf(soffice, folder, source, ctx.config.sofficeSeconds)
    if (!path && (await isEncrypted(sourceIn(folder)))) return void (await deleteRendition(ctx.db, fv_no))
    if (!path) return void (await saveRendition(ctx.db, fv_no, null))
    const bytes = await readFile(path)
    const file = { originalname: `${version.name}.pdf`.slice(-255), size: bytes.length, mimetype: 'application/pdf' }
    const target = { to_table: 'file_renditions', to_no: fv_no }
    const { file_no } = await storeServerFile(ctx, target, version.user_no, file, Readable.from(bytes))
    await saveRendition(ctx.db, fv_no, file_no)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
