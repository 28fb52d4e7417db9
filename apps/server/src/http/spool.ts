import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { collectGarbageAfter } from './collectGarbage.ts'
import { Refusal } from './refusal.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Where the files of a form lie while the call that brought them is answered. */
    spoolFolder: string
  }
}

export const spoolIn = (app: FastifyInstance, folder: string) => app.decorate('spoolFolder', folder)

/** Open, but under no name any more: whatever becomes of this process, nothing stays behind. */
const openNameless = async (folder: string) => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const handle = await open(path, 'wx+', 0o600)
  await rm(path)
  return handle
}

/** A `File` whose bytes are read from the disk, as often as somebody asks for them. */
const fileOf = (handle: FileHandle, size: number, { filename, mimetype }: MultipartFile) =>
  Object.defineProperties(new File([], filename, { type: mimetype }), {
    size: { value: size },
    stream: { value: () => Readable.toWeb(handle.createReadStream({ start: 0, autoClose: false })) },
  })

/** How much it was; `check` throws when it has become too much. */
const writeTo = async (handle: FileHandle, part: MultipartFile, check: (size: number) => unknown) => {
  let size = 0
  const counted = async function* () {
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      size += chunk.length
      check(size)
      collectGarbageAfter(chunk.length)
      yield chunk
    }
  }
  await handle.writeFile(counted()).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOSPC' ? new Refusal('unavailable') : error
  })
  return size
}

/** Takes files of a form, of any size, off the line; they are gone once the call is answered. */
export const createSpool = (reply: FastifyReply) => {
  const handles: FileHandle[] = []
  reply.raw.once('close', () => {
    for (const handle of handles) handle.close().catch(() => {})
  })
  return async (part: MultipartFile, check: (size: number) => unknown) => {
    const handle = await openNameless(reply.server.spoolFolder)
    handles.push(handle)
    const size = await writeTo(handle, part, check)
    return fileOf(handle, size, part)
  }
}
