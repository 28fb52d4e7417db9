import { randomBytes } from 'node:crypto'
import { close, createReadStream, createWriteStream, fstat, open } from 'node:fs'
import { link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { readIfThere, writeOnce } from '../../db/embedded/files.ts'
import { errorCode } from '../../errorCode.ts'
import type { Range } from '../../http/answer/ranges.ts'
import { type DiskReserve, refuseFullDisk } from './diskReserve.ts'
import { openPieceFolder } from './pieceFolder.ts'
import { type Signer, signerFor } from './signing.ts'

const writeAtOnce = 1024 * 1024

/** A plain descriptor: a stream over a FileHandle waits for a promise at every read. */
const openFile = promisify(open)
const fstatOf = promisify(fstat)
const closeFile = promisify(close)

/** Files in a folder: `kept` under their keys, `parts` while they are written, `pieces` of large ones, and the secret that signs addresses. */
export interface Folder {
  uploads: () => Promise<Signer>
  links: () => Promise<Signer>
  /** Writes an upload whole or not at all; false when one with this key is already there. */
  write: (key: string, body: AsyncIterable<Buffer>) => Promise<boolean>
  /** The same for one piece of a large upload. */
  writePiece: (key: string, offset: number, body: AsyncIterable<Buffer>) => Promise<boolean>
  /** Keeps a large upload once all its pieces are there. */
  keepPieces: (key: string, size: number) => Promise<void>
  pieces: ReturnType<typeof openPieceFolder>
  has: (key: string) => Promise<boolean>
  sizeOf: (key: string) => Promise<number | undefined>
  read: (key: string, range: Range | undefined) => Promise<Readable>
  remove: (key: string) => Promise<void>
  /** Removes parts that were not written to since. */
  sweep: (before: Date) => Promise<void>
}

/** A file appears under its name at once and only if that name is free. */
const claim = async (draft: string, path: string) => {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    await link(draft, path)
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    // Some file systems have no hard links.
    if ((await stat(path).catch(() => null)) !== null) return false
    await rename(draft, path)
  }
  return true
}

const sweepParts = async (parts: string, before: Date) => {
  const names = await readdir(parts).catch((error) => {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  })
  for (const name of names) {
    const path = join(parts, name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtime < before) await rm(path, { force: true })
  }
}

export const openFolder = (folder: string, disk: DiskReserve): Folder => {
  const pathOf = (key: string) => join(folder, 'kept', key.slice(0, 2), key)
  let secret: Promise<string> | undefined
  const readSecret = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, 'secret')
    // Whoever shares the folder shares the secret: several nodes accept each other's addresses.
    return (await readIfThere(path)) ?? (await writeOnce(path, randomBytes(32).toString('base64url')))
  }
  const seal = async (purpose: string) => {
    secret ??= readSecret()
    return signerFor(await secret, purpose)
  }
  const pieces = openPieceFolder(folder)
  const sizeOf = async (key: string) => {
    const found = await stat(pathOf(key)).catch((error) => {
      if (errorCode(error) === 'ENOENT') return undefined
      throw error
    })
    return found?.isDirectory() ? pieces.sizeOf(pathOf(key)) : found?.size
  }
  const has = async (key: string) => (await stat(pathOf(key)).catch(() => null)) !== null

  /** Written beside its place first, so that it is there whole or not at all. */
  const write = async (key: string, path: string, body: AsyncIterable<Buffer>) => {
    const draft = join(folder, 'parts', `${key}.${randomBytes(4).toString('hex')}`)
    await mkdir(dirname(draft), { recursive: true, mode: 0o700 })
    try {
      // Opened first: a body that is refused at once must not leave a file that appears after it was removed.
      const fd = await openFile(draft, 'wx', 0o600)
      // `flush`: what is acknowledged is on the disk.
      const file = createWriteStream('', { fd, flush: true, highWaterMark: writeAtOnce })
      await pipeline(disk.watch(body), file)
      return await claim(draft, path)
    } catch (error) {
      return refuseFullDisk(error as NodeJS.ErrnoException)
    } finally {
      await rm(draft, { force: true })
    }
  }

  return {
    uploads: () => seal('upload'),
    links: () => seal('link'),
    sizeOf,
    has,
    write: (key, body) => write(key, pathOf(key), body),
    writePiece: (key, offset, body) => write(key, pieces.pathOf(key, offset), body),
    keepPieces: (key, size) => pieces.keep(key, size, pathOf(key)),
    pieces,
    read: async (key, range) => {
      // Opened first: a missing file must be an answer, not a broken download.
      const fd = await openFile(pathOf(key), 'r')
      if ((await fstatOf(fd)).isFile()) return createReadStream('', { fd, ...range })
      await closeFile(fd)
      return pieces.read(pathOf(key), range)
    },
    remove: async (key) => {
      await rm(pathOf(key), { recursive: true, force: true })
      await pieces.remove(key)
    },
    sweep: async (before) => {
      await sweepParts(join(folder, 'parts'), before)
      await pieces.sweep(before)
    },
  }
}
