import type { Readable } from 'node:stream'
import type { Client } from 'minio'
import { errorCode } from '../../errorCode.ts'
import { contentHeadersOf } from '../../http/answer/contentHeaders.ts'
import type { S3Settings } from '../../serviceSettings.ts'
import { StartupProblem } from '../../startupProblem.ts'
import { createLinks, linkRoute, readLink } from './links.ts'
import { isInPieces } from './pieces.ts'
import { s3Pieces } from './s3Pieces.ts'
import { signerFor } from './signing.ts'
import { type FileFacts, type Storage, type StoredUpload, type UploadTerms, uploadSeconds } from './storage.ts'

const incoming = 'incoming/'
const kept = 'kept/'
/** How much of a file the server holds in memory when it writes one itself. */
const partSize = 8 * 1024 * 1024
const bucketLinkSeconds = 60

/** Loaded by those who use S3 only: the client's code takes 40 MB of memory. */
const connect = async ({ endpoint, region, accessKey, secretKey }: S3Settings) => {
  const { Client, CopyConditions } = await import('minio')
  const { hostname, port, protocol } = new URL(endpoint)
  const address = { endPoint: hostname, useSSL: protocol === 'https:', ...(port ? { port: Number(port) } : {}) }
  return { client: new Client({ ...address, region, accessKey, secretKey, partSize }), CopyConditions }
}

const isMissing = (error: unknown) => ['NotFound', 'NoSuchKey', 'PreconditionFailed'].includes(errorCode(error) ?? '')

const shareMs = 60_000

/** Concurrent calls share one copy; a failure is tried again by the next call. */
const sharing = () => {
  const shared = new Map<string, Promise<StoredUpload>>()
  const start = (key: string, work: () => Promise<StoredUpload>) => {
    const forget = () => shared.delete(key)
    const result = work()
    shared.set(key, result)
    result.then((kept) => (typeof kept === 'object' ? setTimeout(forget, shareMs).unref() : forget()), forget)
    return result
  }
  return (key: string, work: () => Promise<StoredUpload>) => shared.get(key) ?? start(key, work)
}

const unusable = (bucket: string, reason: string) =>
  new StartupProblem(
    `S3 버킷 ${bucket}을(를) 쓸 수 없어요 (${reason})`,
    'S3_ENDPOINT, S3_REGION, S3_BUCKET과 키의 권한을 확인하거나 S3_로 시작하는 값을 모두 비워 주세요.',
  )

const sweepIncoming = async (client: Client, bucket: string, before: Date) => {
  for await (const found of client.listObjectsV2(bucket, incoming, true) as Readable) {
    const { name, lastModified } = found as { name: string; lastModified: Date }
    if (lastModified < before) await client.removeObject(bucket, name)
  }
}

/**
 * An S3-compatible service. An upload address stays usable until it expires, so uploads arrive below `incoming/`, and
 * what is accepted is copied to a name that holds the hash of its content: no later upload can change it.
 */
export const s3Storage = (settings: S3Settings): Storage => {
  const { bucket } = settings
  let connected: ReturnType<typeof connect> | undefined
  const s3 = () => {
    connected ??= connect(settings)
    return connected
  }

  const copy = async (key: string, etag: string) => {
    const { client, CopyConditions } = await s3()
    const place = `${kept}${key}-${etag}`
    const unchanged = new CopyConditions()
    unchanged.setMatchETag(etag)
    await client.copyObject(bucket, place, `/${bucket}/${incoming}${key}`, unchanged)
    return place
  }

  const pieces = s3Pieces({ bucket, client: async () => (await s3()).client, incoming, kept })

  const keep = async ({ key, size, mimetype }: UploadTerms): Promise<StoredUpload> => {
    const { client } = await s3()
    try {
      const joined = isInPieces(size) ? await pieces.join({ key, size, mimetype }) : undefined
      if (joined) return { place: joined }
      const found = await client.statObject(bucket, incoming + key)
      if (found.size !== size || found.metaData['content-type'] !== mimetype) return 'different'
      return { place: await copy(key, found.etag) }
    } catch (error) {
      if (isMissing(error)) return 'missing'
      throw error
    }
  }
  const keepOnce = sharing()

  /** All nodes know the secret, so each opens the links of the others. */
  const links = signerFor(settings.secretKey, 'link')
  const linkOf = createLinks(links)

  /** The bucket opens its own addresses until they end, so they live just long enough to be followed. */
  const bucketLink = async (place: string, facts: FileFacts) => {
    const { type, disposition } = contentHeadersOf(facts)
    const headers = { 'response-content-type': type, 'response-content-disposition': disposition }
    return (await s3()).client.presignedGetObject(bucket, place, bucketLinkSeconds, headers)
  }

  const check = async () => {
    const { client } = await s3()
    const exists = await client.bucketExists(bucket).catch((error: Error & { code?: string }) => {
      throw unusable(bucket, error.code ?? error.message)
    })
    if (!exists) throw unusable(bucket, 'NoSuchBucket')
  }

  const formFor = async (name: string, { size, mimetype }: Pick<UploadTerms, 'size' | 'mimetype'>) => {
    const { client } = await s3()
    const policy = client.newPostPolicy()
    policy.setBucket(bucket)
    policy.setKey(name)
    policy.setContentType(mimetype)
    policy.setContentLengthRange(size, size)
    policy.setExpires(new Date(Date.now() + uploadSeconds * 1000))
    const { postURL, formData } = await client.presignedPostPolicy(policy)
    return { url: postURL, fields: formData as Record<string, string> }
  }

  return {
    by: 's3',
    serve: (app, isAttached) =>
      app.get(linkRoute, async (request, reply) => {
        const { place, facts } = await readLink(request, links, isAttached)
        return reply.header('cache-control', 'no-store').redirect(await bucketLink(place, facts))
      }),
    check,
    // Signing needs no call: the region is known.
    origin: async () => new URL(await (await s3()).client.presignedGetObject(bucket, 'any')).origin,

    uploadTo: (terms) => formFor(incoming + terms.key, terms),
    arrivedPieces: pieces.arrived,
    pieceTo: ({ key, mimetype }, { offset, size }) => formFor(pieces.nameOf(key, offset), { size, mimetype }),
    keep: (terms) => keepOnce(terms.key, () => keep(terms)),
    settled: async (key) => {
      await (await s3()).client.removeObject(bucket, incoming + key)
      await pieces.remove(key)
    },
    put: async (key, body, { size, mimetype }) => {
      const place = kept + key
      await (await s3()).client.putObject(bucket, place, body, size, { 'Content-Type': mimetype })
      return place
    },
    read: async (place, range) => {
      const { client } = await s3()
      if (!range) return client.getObject(bucket, place)
      return client.getPartialObject(bucket, place, range.start, range.end - range.start + 1)
    },
    linkTo: async (place, facts, shortSeconds) => linkOf(place, facts, shortSeconds),
    remove: async (key, place) => {
      const { client } = await s3()
      await client.removeObject(bucket, incoming + key)
      await pieces.remove(key)
      // Without a place it may be a file of the server itself that was stored and never written down.
      await client.removeObject(bucket, place ?? kept + key)
    },
    sweep: async (before) => sweepIncoming((await s3()).client, bucket, before),
  }
}
