import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Range } from '../../http/answer/ranges.ts'
import type { Piece } from './pieces.ts'

/** Whether a file is still attached where a link was given for it. */
export type IsAttached = (fa_no: number) => Promise<boolean>

export interface FileFacts {
  fa_no: number
  originalname: string
  mimetype: string
}

/** What an upload address lets through, and nothing else. */
export interface UploadTerms {
  /** 32 hex digits, never used before. */
  key: string
  size: number
  mimetype: string
}

interface UploadForm {
  url: string
  fields: Record<string, string>
}

/** Where the file is stored, or that nothing was uploaded or something else than agreed. */
export type StoredUpload = { place: string } | 'missing' | 'different'

/** Stores the bytes of files. Browsers upload directly to it; no file is ever held in memory as a whole. */
export interface Storage {
  by: 'embedded' | 's3'
  /** Throws a StartupProblem when it cannot be used. */
  check: () => Promise<void>
  /** The other origin that browsers must be allowed to talk to, if there is one. */
  origin: () => Promise<string | undefined>
  /** The adapter's own routes, if it has any. */
  serve: (app: FastifyInstance, isAttached: IsAttached) => void

  /** Where to post one file to; the address expires, and works once. */
  uploadTo: (terms: UploadTerms) => Promise<UploadForm>
  /** Where the pieces of a large upload begin that have arrived. */
  arrivedPieces: (terms: UploadTerms) => Promise<number[]>
  /** Where to post one piece of a large upload to. */
  pieceTo: (terms: UploadTerms, piece: Piece) => Promise<UploadForm>
  /** Checks what was uploaded and puts it where no upload address reaches. Doing it again changes nothing. */
  keep: (terms: UploadTerms) => Promise<StoredUpload>
  /** The place of what was kept is written down: what is left of the upload may go. */
  settled: (key: string) => Promise<void>
  /** Stores a file of the server itself; returns its place. */
  put: (key: string, body: Readable, facts: { size: number; mimetype: string }) => Promise<string>
  read: (place: string, range: Range | undefined) => Promise<Readable>
  /**
   * An address of ours that opens the file without a token for an hour or two, the same for everybody within an hour; or
   * for just so many seconds. It is dead as soon as the file is removed.
   */
  linkTo: (place: string, facts: FileFacts, seconds?: number) => Promise<string>
  /** Removes what is stored under an upload key, completed or not; nothing there is no error. */
  remove: (key: string, place: string | null) => Promise<void>
  /** Removes leftovers of uploads that never ended and were not written to since. */
  sweep: (before: Date) => Promise<void>
}

/** How long an upload address works: ten large files over a slow line, one after the other. */
export const uploadSeconds = 12 * 3600

const hour = 3600

/** What is only shared with somebody is opened by a link at once or not at all: revoking the share ends it (decision 029). */
export const sharedLinkSeconds = 60

/** Links of one hour are alike, so that browsers can keep what they have shown. They work for one hour more. */
const linkHours = (now: number) => {
  const from = Math.floor(now / hour) * hour
  return { from, until: from + 2 * hour, seconds: 2 * hour }
}

/** From when until when a link works. */
export const linkTimes = (seconds: number | undefined, now = Math.floor(Date.now() / 1000)) =>
  seconds === undefined ? linkHours(now) : { from: now, until: now + seconds, seconds }
