import { mkdir, statfs } from 'node:fs/promises'
import { refuse } from '../../http/refusal.ts'

/** Keeps room on the disk, which the database needs as well: nobody fills it with files. */
export interface DiskReserve {
  /** Refuses when so many bytes more would go below the reserve. */
  check: (comingBytes: number) => Promise<void>
  /** The same body, refused as soon as the disk has too little room, whoever else is writing. */
  watch: (body: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>
}

const lookAgainAfter = 16 * 1024 * 1024

export const createDiskReserve = (folder: string, reserveBytes: number): DiskReserve => {
  const check = async (comingBytes: number) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const disk = await statfs(folder)
    // Some file systems do not tell.
    if (disk.blocks > 0 && disk.bavail * disk.bsize - comingBytes < reserveBytes) refuse('disk_full')
  }
  return {
    check,
    watch: async function* (body) {
      let unseen = 0
      for await (const chunk of body) {
        unseen += chunk.length
        if (unseen > lookAgainAfter) {
          unseen = 0
          await check(0)
        }
        yield chunk
      }
    },
  }
}

/** A file that the disk has no room for is refused in words for people, like one that would go below the reserve. */
export const refuseFullDisk = (error: NodeJS.ErrnoException): never => {
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') refuse('disk_full')
  throw error
}
