import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { arrayBuffer } from 'node:stream/consumers'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type DiskReserve, refuseFullDisk } from '../../ports/storage/diskReserve.ts'
import { collectGarbageAfter } from '../collectGarbage.ts'
import { httpText } from '../http.messages.ts'
import { refuse } from '../refusal.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Where the files of a form lie while the call that brought them is answered. */
    spoolFolder: string
    spoolDisk: DiskReserve
  }
}

export const spoolIn = (app: FastifyInstance, folder: string, disk: DiskReserve) => {
  app.decorate('spoolFolder', folder)
  app.decorate('spoolDisk', disk)
}

/** Open, but under no name any more: whatever becomes of this process, nothing stays behind. */
const openNameless = async (folder: string) => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const handle = await open(path, 'wx+', 0o600)
  await rm(path)
  return handle
}

/** A `File` whose bytes are read from the disk, as often as somebody asks for them. */
const fileOf = (handle: FileHandle, size: number, { filename, mimetype }: MultipartFile) => {
  const open = () => handle.createReadStream({ start: 0, autoClose: false })
  /** A part is read without the rest: a stream that is left in the middle would close the file. */
  const partOf = (start = 0, end = size) => {
    const last = Math.min(end, size) - 1
    const openPart = () => Readable.toWeb(handle.createReadStream({ start, end: last, autoClose: false }))
    return start > last ? new Blob([]) : Object.defineProperties(new Blob([]), { stream: { value: openPart } })
  }
  return Object.defineProperties(new File([], filename, { type: mimetype }), {
    size: { value: size },
    stream: { value: () => Readable.toWeb(open()) },
    arrayBuffer: { value: () => arrayBuffer(open()) },
    slice: { value: partOf },
  })
}

/** The bytes of a part; one that is cut off was the sender's fault, not ours. */
async function* bytesOf(part: MultipartFile) {
  try {
    yield* part.file
  } catch {
    refuse('malformed_request', httpText.formCut)
  }
  // A part that ended because the line did.
  if (!part.file.readableEnded) refuse('malformed_request', httpText.formCut)
}

/** How much it was; `check` throws when it has become too much. */
const writeTo = async (handle: FileHandle, bytes: AsyncIterable<Buffer>, check: (size: number) => unknown) => {
  let size = 0
  const counted = async function* () {
    for await (const chunk of bytes) {
      size += chunk.length
      check(size)
      collectGarbageAfter(chunk.length)
      yield chunk
    }
  }
  await handle.writeFile(counted()).catch(refuseFullDisk)
  return size
}

/** Takes files of a form, of any size, off the line; they are gone once the call is answered. */
export const createSpool = (reply: FastifyReply) => {
  const handles: FileHandle[] = []
  reply.raw.once('close', () => {
    for (const handle of handles) handle.close().catch(() => {})
  })
  return async (part: MultipartFile, check: (size: number) => unknown) => {
    const { spoolFolder, spoolDisk } = reply.server
    await spoolDisk.check(Number(reply.request.headers['content-length'] ?? 0))
    const handle = await openNameless(spoolFolder)
    handles.push(handle)
    const size = await writeTo(handle, spoolDisk.watch(bytesOf(part)), check)
    return fileOf(handle, size, part)
  }
}
