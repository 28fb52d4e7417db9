import type { Readable } from 'node:stream'
import type { Context } from '../../context.ts'
import type { JobContext } from '../../jobs/handler.ts'
import { storageOf } from '../../ports/storage/storageOf.ts'
import { readTextJob } from './fileTexts.jobs.ts'
import { findVersionFile, saveText } from './fileTexts.queries.ts'
import type { DocumentType, ReaderAnswer } from './reader/answer.ts'
import { readInProcess } from './reader/readInProcess.ts'
import { startRenditions } from './renditions.service.ts'

/** Larger files are not opened for their words: they would not fit into the reader's memory. */
const mostBytes = 100 * 1024 * 1024

/** What LibreOffice turns into a PDF; browsers show all the other kinds themselves. */
const converted: readonly DocumentType[] = ['pptx', 'xlsx', 'doc', 'xls', 'ppt']

const textOf = (answer: ReaderAnswer) => {
  if ('broken' in answer) return { state: 'failed' as const, content: '', pages: null }
  const { text = '', pages = null } = answer.read ?? {}
  return { state: text ? ('done' as const) : ('none' as const), content: text, pages }
}

/**
 * Reads the words of a version once. A file that cannot be read is marked as failed and not tried again; only a storage
 * that does not answer fails the job, which is then repeated.
 */
export const readText = async (ctx: JobContext, { fv_no }: { fv_no: number }) => {
  const version = await findVersionFile(ctx.db, fv_no)
  if (!version?.place) return
  if (version.size > mostBytes) return void (await saveText(ctx.db, { fv_no, state: 'none', content: '', pages: null }))
  const bytes: Readable = await storageOf(ctx.config).read(version.place, undefined)
  const answer = await readInProcess(bytes)
  await saveText(ctx.db, { fv_no, ...textOf(answer) })
  if (!('broken' in answer) && converted.includes(answer.type)) await startRenditions(ctx, [fv_no], 'all')
}

/** New versions: their words are read, and PDFs made of those that browsers cannot show, by jobs of their own. */
export const processVersions = async (ctx: Pick<Context, 'db' | 'config' | 'enqueue'>, fv_nos: number[]) => {
  await ctx.enqueue(
    readTextJob,
    fv_nos.map((fv_no) => ({ fv_no })),
  )
  await startRenditions(ctx, fv_nos, 'byName')
}
