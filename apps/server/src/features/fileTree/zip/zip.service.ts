import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../../context.ts'
import type { ZipEntry } from '../../../excel/zip.ts'
import { one } from '../../../http/answer/answers.ts'
import { nameForWindows, zipDownload } from '../../../http/answer/zipDownload.ts'
import { refuse } from '../../../http/refusal.ts'
import { storageOf } from '../../../ports/storage/storageOf.ts'
import { asSession } from '../../auth/auth.service.ts'
import { noteClientDownload } from '../../fileShares/fileShares.service.ts'
import { requireDownloadable, seesOldVersions } from '../../reference/seenFiles.service.ts'
import { fileTreeText } from '../fileTree.messages.ts'
import { noteOpened } from '../fileTree.queries.ts'
import { freeName, nameKey } from '../names.ts'
import { findInside } from '../structure/structure.queries.ts'
import { rootsOf } from '../structure/structure.service.ts'
import { keepSelection, keptSelection } from './tickets.service.ts'
import { findZipped, type ZippedFile } from './zip.queries.ts'

/** `계획서 (버전 1).pdf` */
const withVersion = (name: string, ver: number) => {
  const dot = name.lastIndexOf('.')
  const at = dot > 0 ? dot : name.length
  return `${name.slice(0, at)} (${fileTreeText.version(ver)})${name.slice(at)}`
}

interface Placed {
  ft_no: number
  parent: number | null
  kind: string
  name: string
}

/** Paths inside the zip; equal ones (from several boxes, or alike for Windows) get a number. */
const givePaths = (entries: Placed[], versions: Map<number, ZippedFile[]>) => {
  const folders = new Map<number, string>()
  const taken = new Map<string, Set<string>>()
  const pathIn = (folder: string, name: string) => {
    const keys = taken.get(folder) ?? new Set()
    taken.set(folder, keys)
    const free = freeName(nameForWindows(name), (key) => keys.has(key))
    keys.add(nameKey(free))
    return folder + free
  }
  return entries.flatMap((entry): { path: string; file?: ZippedFile }[] => {
    const folder = folders.get(entry.parent ?? 0) ?? ''
    if (entry.kind === 'box') {
      const path = `${pathIn(folder, entry.name)}/`
      folders.set(entry.ft_no, path)
      return [{ path }]
    }
    return (versions.get(entry.ft_no) ?? []).map((file) => ({
      path: pathIn(folder, file.is_current ? entry.name : withVersion(entry.name, file.ver)),
      file,
    }))
  })
}

async function* bytesOf({ config }: Pick<Context, 'config'>, { place }: ZippedFile) {
  yield* (await storageOf(config).read(place, undefined)) as AsyncIterable<Buffer>
}

interface Root extends Placed {
  path: number[]
}

/** Of the zip in which these are packed; what lies inside another of them counts with it. */
export const zipNameOf = (selected: Root[]) => {
  const roots = rootsOf(selected)
  const [only] = roots
  return `${roots.length === 1 && only ? only.name : fileTreeText.zipName(roots.length)}.zip`
}

/** These entries as one zip, packed while it is sent; files are opened one after the other. Whoever calls may see them. */
export const zipOf = async (ctx: Pick<Context, 'db' | 'config'>, selected: Root[], withVersions = false) => {
  const { db } = ctx
  const roots = rootsOf(selected)
  const boxes = roots.filter(({ kind }) => kind === 'box').map(({ ft_no }) => ft_no)
  const entries: Placed[] = [...roots, ...(boxes.length ? await findInside(db, boxes) : [])]
  const files = entries.filter(({ kind }) => kind === 'file').map(({ ft_no }) => ft_no)
  const zipped = await findZipped(db, files, withVersions)

  const paths = givePaths(
    entries,
    Map.groupBy(zipped, ({ ft_no }) => ft_no),
  )
  const zipEntries = paths.map(({ path, file }): ZipEntry => {
    if (!file) return { name: path, content: [], isStored: true }
    return { name: path, content: bytesOf(ctx, file), isStored: true, size: file.size, modified: file.reg_dt }
  })
  return { download: zipDownload(zipNameOf(roots), zipEntries), files }
}

/** Refused at once where something is not theirs; what is packed is checked again when it is fetched. */
export const prepareZip = async (ctx: Context, { body }: ParsedOf<typeof fileTree.prepareZip>) => {
  const entries = await requireDownloadable(ctx, body.ft_nos)
  const { ticket, expires_in } = await keepSelection(ctx, { session_no: ctx.actor.session_no, ...body })
  return one({ url: fileTree.openZip.path.replace(':ticket', ticket), name: zipNameOf(entries), expires_in })
}

const pack = async (ctx: Context, ft_nos: number[], with_versions: boolean) => {
  const { actor, db } = ctx
  const entries = await requireDownloadable(ctx, ft_nos)
  const withVersions = with_versions && entries.every((entry) => seesOldVersions(actor, entry))
  const { download, files } = await zipOf(ctx, entries, withVersions)
  if (actor.viewer_no === null && files.length) {
    await noteOpened(db, actor.user_no, files)
    await noteClientDownload(ctx, files)
  }
  return download
}

export const downloadZip = async (ctx: Context, { query }: ParsedOf<typeof fileTree.zip>) =>
  pack(ctx, query.ft_nos, query.with_versions === 1)

/** The address stands for who asked for it, as they are now: what they may not take along any more is refused. */
export const openZip = async (ctx: Context, { params }: ParsedOf<typeof fileTree.openZip>) => {
  const kept = await keptSelection(ctx, params.ticket)
  if (!kept?.session_no) return refuse('not_found')
  return pack(await asSession(ctx, kept.session_no), kept.ft_nos, kept.with_versions)
}
