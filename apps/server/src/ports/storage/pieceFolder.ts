import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { Range } from '../../http/answer/ranges.ts'
import { pieceName, piecesOf } from './pieces.ts'

const ifMissing =
  <Value>(value: Value) =>
  (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return value
    throw error
  }

/** Where the pieces in a folder begin, in their order. A piece is there whole or not at all. */
const offsetsIn = async (path: string) => (await readdir(path).catch(ifMissing([]))).map(Number).sort((a, b) => a - b)

/** The bytes of a file that lies in pieces, one piece after the other. */
async function* readAcross(path: string, offsets: number[], { start, end }: Range) {
  for (const [index, offset] of offsets.entries()) {
    const next = offsets[index + 1] ?? Number.POSITIVE_INFINITY
    if (next <= start || offset > end) continue
    const within = { start: Math.max(0, start - offset), end: end - offset }
    yield* createReadStream(join(path, pieceName(offset)), within)
  }
}

/** Large uploads: their pieces are gathered below `pieces`, and stay pieces when the file is kept (docs/decisions/007-files.md). */
export const openPieceFolder = (folder: string) => {
  const pathOf = (key: string) => join(folder, 'pieces', key)
  return {
    pathOf: (key: string, offset: number) => join(pathOf(key), pieceName(offset)),
    arrived: (key: string) => offsetsIn(pathOf(key)),

    /** Puts the whole file where files are kept, all pieces at once; nothing happens while one is missing. */
    keep: async (key: string, size: number, path: string) => {
      const arrived = new Set(await offsetsIn(pathOf(key)))
      if (piecesOf(size).some(({ offset }) => !arrived.has(offset))) return
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // Of calls at the same moment one moves it.
      await rename(pathOf(key), path).catch(ifMissing(undefined))
    },
    sizeOf: async (path: string) => {
      const last = (await offsetsIn(path)).at(-1) ?? 0
      return last + (await stat(join(path, pieceName(last)))).size
    },
    read: async (path: string, range: Range | undefined) => {
      const whole = { start: 0, end: Number.POSITIVE_INFINITY }
      return Readable.from(readAcross(path, await offsetsIn(path), range ?? whole), { objectMode: false })
    },
    remove: (key: string) => rm(pathOf(key), { recursive: true, force: true }),
    /** Removes pieces that came after their upload was finished or forgotten. */
    sweep: async (before: Date) => {
      const names = await readdir(join(folder, 'pieces')).catch(ifMissing([]))
      for (const name of names) {
        const found = await stat(pathOf(name)).catch(ifMissing(undefined))
        if (found && found.mtime < before) await rm(pathOf(name), { recursive: true, force: true })
      }
    },
  }
}
