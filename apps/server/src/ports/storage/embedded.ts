import { createDiskReserve } from './diskReserve.ts'
import { serveEmbedded, uploadPath } from './embeddedRoutes.ts'
import { openFolder } from './folder.ts'
import { createLinks } from './links.ts'
import { isInPieces } from './pieces.ts'
import { type Storage, type UploadTerms, uploadSeconds } from './storage.ts'

/** Files in a folder of DATA_DIR, with the same signed addresses that S3 would give; served by this server itself. */
export const embeddedStorage = (path: string, diskReserveBytes: number): Storage => {
  const disk = createDiskReserve(path, diskReserveBytes)
  const folder = openFolder(path, disk)
  let linkOf: ReturnType<typeof createLinks> | undefined
  const formFor = async ({ key, size, mimetype, offset }: UploadTerms & { offset?: number }) => {
    const until = Math.floor(Date.now() / 1000) + uploadSeconds
    const policy = Buffer.from(JSON.stringify({ key, size, offset, type: mimetype, until })).toString('base64url')
    const signature = (await folder.uploads()).sign(policy)
    return { url: uploadPath, fields: { key, 'Content-Type': mimetype, policy, signature } }
  }
  return {
    by: 'embedded',
    check: async () => {},
    origin: async () => undefined,
    serve: (app, isAttached) => serveEmbedded(app, { folder, disk, isAttached }),

    uploadTo: async (terms) => {
      await disk.check(terms.size)
      return formFor(terms)
    },
    arrivedPieces: ({ key }) => folder.pieces.arrived(key),
    pieceTo: (terms, piece) => formFor({ ...terms, ...piece }),
    // An upload address works once here: what it has brought is where it stays.
    keep: async ({ key, size }) => {
      if (isInPieces(size)) await folder.keepPieces(key, size)
      const found = await folder.sizeOf(key)
      if (found === undefined) return 'missing'
      return found === size ? { place: key } : 'different'
    },
    settled: async () => {},
    put: async (key, body, { size }) => {
      await disk.check(size)
      if (!(await folder.write(key, body))) throw new Error(`${key} has been used before`)
      return key
    },
    read: folder.read,
    linkTo: async (place, facts, seconds) => {
      linkOf ??= createLinks(await folder.links())
      return linkOf(place, facts, seconds)
    },
    remove: folder.remove,
    sweep: folder.sweep,
  }
}
