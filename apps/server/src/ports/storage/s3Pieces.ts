import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Client } from 'minio'
import { pieceName, piecesOf } from './pieces.ts'
import type { UploadTerms } from './storage.ts'

interface Bucket {
  bucket: string
  client: () => Promise<Client>
  incoming: string
  kept: string
}

interface Arrived {
  name: string
  size: number
  etag: string
}

const copiedAtOnce = 8

/**
 * Large uploads in a bucket: each piece is an object of its own below `incoming/`, posted like any upload, so that the
 * bucket itself refuses another size. What is complete is joined inside the bucket by a multipart upload that copies.
 */
export const s3Pieces = ({ bucket, client, incoming, kept }: Bucket) => {
  const folderOf = (key: string) => `${incoming}${key}/`
  const nameOf = (key: string, offset: number) => folderOf(key) + pieceName(offset)

  const listed = async (key: string) => {
    const found: Arrived[] = []
    for await (const one of (await client()).listObjectsV2(bucket, folderOf(key), true) as Readable) found.push(one)
    return found
  }

  /** The pieces that are there in the agreed size, each with the hash of its content. */
  const arrivedOf = async ({ key, size }: UploadTerms) => {
    const found = new Map((await listed(key)).map((one) => [one.name, one]))
    return piecesOf(size).flatMap((piece) => {
      const one = found.get(nameOf(key, piece.offset))
      return one?.size === piece.size ? [{ ...piece, name: one.name, etag: one.etag.replaceAll('"', '') }] : []
    })
  }

  const copyAll = async (place: string, uploadID: string, pieces: { name: string; etag: string }[]) => {
    const s3 = await client()
    const copies: { part: number; etag: string }[] = []
    for (let from = 0; from < pieces.length; from += copiedAtOnce) {
      const some = pieces.slice(from, from + copiedAtOnce).map(({ name, etag }, index) =>
        s3.uploadPart({
          bucketName: bucket,
          objectName: place,
          uploadID,
          partNumber: from + index + 1,
          // A piece that was posted once more meanwhile is not what was looked at.
          headers: { 'x-amz-copy-source': `${bucket}/${name}`, 'x-amz-copy-source-if-match': etag },
        }),
      )
      copies.push(...(await Promise.all(some)))
    }
    return copies
  }

  return {
    nameOf,
    arrived: async (terms: UploadTerms) => (await arrivedOf(terms)).map(({ offset }) => offset),

    /** Joins the pieces to one object, whose name holds the hashes of all of them; undefined while one is missing. */
    join: async (terms: UploadTerms) => {
      const pieces = await arrivedOf(terms)
      if (pieces.length < piecesOf(terms.size).length) return undefined
      const hash = createHash('sha256')
        .update(pieces.map(({ etag }) => etag).join())
        .digest('hex')
      const place = `${kept}${terms.key}-${hash}`
      const s3 = await client()
      const upload = await s3.initiateNewMultipartUpload(bucket, place, { 'Content-Type': terms.mimetype })
      try {
        await s3.completeMultipartUpload(bucket, place, upload, await copyAll(place, upload, pieces))
      } catch (error) {
        await s3.abortMultipartUpload(bucket, place, upload)
        throw error
      }
      return place
    },

    remove: async (key: string) => {
      const names = (await listed(key)).map(({ name }) => name)
      if (names.length > 0) await (await client()).removeObjects(bucket, names)
    },
  }
}
