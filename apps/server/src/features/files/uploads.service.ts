import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { type Attachment, FileDraft, type FileTarget, type files } from '@crm/contract/features/files/files'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import * as z from 'zod'
import type { Context } from '../../context.ts'
import { list, one } from '../../http/answer/answers.ts'
import { refuse } from '../../http/refusal.ts'
import type { JobContext } from '../../jobs/handler.ts'
import { job } from '../../jobs/job.ts'
import { storageOf } from '../../ports/storage/storageOf.ts'
import { filesText } from './files.messages.ts'
import { canSeeFilesOf, ownerOf } from './files.policy.ts'
import {
  attach,
  deleteFiles,
  findAttachmentOfFile,
  findUpload,
  insertFiles,
  lockForgotten,
  lockUploadsOf,
  settlePlace,
  sumPendingBytes,
} from './files.queries.ts'
import { announce, toAttachment } from './files.service.ts'

/** Nothing that began within a day is swept: an upload may begin late and take long. */
const sweepAfterSeconds = 24 * 3600

const newKey = () => randomBytes(16).toString('hex')

/** Nobody fills the disk with uploads that belong to nothing. */
const checkPending = async ({ db, config }: Context, user_no: number, drafts: FileDraft[]) => {
  await lockUploadsOf(db, user_no)
  const pending = await sumPendingBytes(db, user_no, sweepAfterSeconds)
  const coming = drafts.reduce((sum, { size }) => sum + size, 0)
  if (pending + coming > config.pendingUploadBytes) refuse('too_large', filesText.tooMuchPending)
}

/** An address for each file, in the order in which they were named; `user_no` finishes the uploads and owns them. */
export const requestUploadsOf = async (ctx: Context, user_no: number, files: FileDraft[]) => {
  await checkPending(ctx, user_no, files)
  const storage = storageOf(ctx.config)
  const drafts = files.map((file) => ({ ...file, user_no, upload_key: newKey() }))
  const made = await insertFiles(ctx.db, drafts)
  const numbers = new Map(made.map(({ upload_key, file_no }) => [upload_key, file_no]))
  return Promise.all(
    drafts.map(async ({ upload_key: key, size, mimetype }) => ({
      file_no: numbers.get(key) as number,
      ...(await storage.uploadTo({ key, size, mimetype })),
    })),
  )
}

export const requestUpload = async (ctx: Context, { body }: ParsedOf<typeof files.requestUpload>) =>
  list(await requestUploadsOf(ctx, ctx.actor.user_no, body.files))

type Upload = NonNullable<Awaited<ReturnType<typeof findUpload>>>

/** Where the bytes are, once they have been found to be there as declared. */
const placeOf = async (ctx: Context, { file_no, place, upload_key: key, size, mimetype }: Upload, user_no: number) => {
  if (place) return place
  const kept = await storageOf(ctx.config).keep({ key, size, mimetype })
  if (typeof kept === 'object') return kept.place
  // Another call of the same person may have finished it just now, and tidied up.
  const settled = (await findUpload(ctx.db, file_no, user_no))?.place
  return settled ?? refuse('conflict', kept === 'missing' ? filesText.notThereYet : filesText.notAsDeclared)
}

const attachTo = async (ctx: Context, target: FileTarget, file_no: number): Promise<Attachment> => {
  const isNew = await attach(ctx.db, { ...target, file_no, user_no: ctx.actor.user_no })
  if (isNew) await announce(ctx, target)
  const row = (await findAttachmentOfFile(ctx.db, target, file_no)) ?? refuse('not_found')
  return toAttachment(ctx, row)
}

/** Settles the upload, or deletes the copy of a concurrent completion, which no row refers to. */
const settleOrRemove = ({ config }: Context, key: string, { place, isOurs }: { place: string; isOurs: boolean }) =>
  isOurs ? storageOf(config).settled(key) : storageOf(config).remove(key, place)

/**
 * Finishes an upload of the caller, or of who stands for them: the bytes are checked outside any transaction, because the storage service may be
 * slow, then `work` runs in one, in which the file has its place.
 */
export const finishUpload = async <Result>(
  ctx: Context,
  file_no: number,
  work: (tx: Context, upload: { size: number; mimetype: string }) => Promise<Result>,
  user_no = ctx.actor.user_no,
): Promise<Result> => {
  const upload = (await findUpload(ctx.db, file_no, user_no)) ?? refuse('not_found')
  const place = await placeOf(ctx, upload, user_no)
  const { settled, result } = await ctx.transaction(async (tx) => ({
    settled: await settlePlace(tx.db, file_no, place),
    result: await work(tx, upload),
  }))
  if (!upload.place) await settleOrRemove(ctx, upload.upload_key, { place, isOurs: settled?.place === place })
  return result
}

export const completeUpload = async (ctx: Context, { body }: ParsedOf<typeof files.completeUpload>) => {
  const { file_no, to_table, to_no } = body
  if (!(await findUpload(ctx.db, file_no, ctx.actor.user_no))) return refuse('not_found')
  if (!(await ownerOf(ctx, to_table)?.canAttach(ctx, to_no))) {
    return refuse((await canSeeFilesOf(ctx, to_table, to_no)) ? 'not_allowed' : 'not_found')
  }
  return one(await finishUpload(ctx, file_no, (tx) => attachTo(tx, { to_table, to_no }, file_no)))
}

/**
 * Stores a file that the server itself has (a recording, an export) and attaches it. The caller has checked that it may.
 * Call it outside a transaction: it opens its own, and a file that is not finished is swept.
 */
export const storeFile = async (
  ctx: Context,
  target: FileTarget,
  file: FileDraft,
  body: Readable,
): Promise<Attachment> => {
  const key = newKey()
  const draft = { ...file, user_no: ctx.actor.user_no, upload_key: key }
  const [made] = await ctx.transaction((tx) => insertFiles(tx.db, [draft]))
  const { file_no } = made ?? refuse('failed')
  const place = await storageOf(ctx.config).put(key, body, file)
  return ctx.transaction(async (tx) => {
    await settlePlace(tx.db, file_no, place)
    return attachTo(tx, target, file_no)
  })
}

/** The same inside a job, in the name of somebody: it has no caller. */
export const storeServerFile = async (
  { db, config }: Pick<Context, 'db' | 'config'>,
  target: FileTarget,
  user_no: number,
  file: FileDraft,
  body: Readable,
) => {
  const key = newKey()
  const [made] = await insertFiles(db, [{ ...file, user_no, upload_key: key }])
  const { file_no } = made ?? refuse('failed')
  await settlePlace(db, file_no, await storageOf(config).put(key, body, file))
  await attach(db, { ...target, file_no, user_no })
  return { file_no }
}

const nameless = 'file'

/** The same for a file that came with a form. */
export const storeFormFile = (ctx: Context, target: FileTarget, file: File): Promise<Attachment> => {
  const { originalname, mimetype } = FileDraft.shape
  const facts = FileDraft.parse({
    originalname: originalname.safeParse(file.name).data ?? nameless,
    size: file.size,
    mimetype: mimetype.safeParse(file.type).data,
  })
  return storeFile(ctx, target, facts, Readable.fromWeb(file.stream() as ReadableStream))
}

const sweptAtOnce = 50

export const sweepJob = job({ name: 'files.sweep', data: z.object({}), every: '*/10 * * * *' })

/** Deletes bytes before rows: after an interruption the next cleanup finds the rows and repeats it. */
export const sweepFiles = async (ctx: JobContext) => {
  const storage = storageOf(ctx.config)
  const forgotten = await lockForgotten(ctx.db, sweepAfterSeconds, sweptAtOnce)
  for (const { upload_key, place } of forgotten) await storage.remove(upload_key, place)
  await deleteFiles(
    ctx.db,
    forgotten.map(({ file_no }) => file_no),
  )
  if (forgotten.length === sweptAtOnce) return ctx.enqueue(sweepJob, {})
  await storage.sweep(new Date(Date.now() - sweepAfterSeconds * 1000))
}
