import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Range } from '../../http/ranges.ts'

interface FileFacts {
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

/** Where a kept file lies; or that nothing was uploaded, or something else than was agreed. */
export type Kept = { place: string } | 'missing' | 'different'

/** Where the bytes of files lie. Browsers upload straight to it; no file ever passes through memory whole. */
export interface Storage {
  by: 'embedded' | 's3'
  /** Throws a StartupProblem when it cannot be used. */
  check: () => Promise<void>
  /** The other origin that browsers must be allowed to talk to, if there is one. */
  origin: () => Promise<string | undefined>
  /** The adapter's own routes, if it has any. */
  serve: (app: FastifyInstance) => void

  /** Where to post one file to; the address expires, and works once. */
  uploadTo: (terms: UploadTerms) => Promise<UploadForm>
  /** Checks what was uploaded and puts it where no upload address reaches. Doing it again changes nothing. */
  keep: (terms: UploadTerms) => Promise<Kept>
  /** The place of what was kept is written down: what is left of the upload may go. */
  settled: (key: string) => Promise<void>
  /** A file that the server itself has; answers where it lies. */
  put: (key: string, body: Readable, facts: { size: number; mimetype: string }) => Promise<string>
  read: (place: string, range: Range | undefined) => Promise<Readable>
  /** An address that opens the file for an hour or two, without a token; the same for everybody within an hour. */
  linkTo: (place: string, facts: FileFacts) => Promise<string>
  /** Removes what lies under an upload key, kept or not. Removing nothing is fine. */
  remove: (key: string, place: string | null) => Promise<void>
  /** Removes what uploads that never ended have left behind, and that nobody has touched since. */
  sweep: (before: Date) => Promise<void>
}

/** How long an upload address works: ten large files over a slow line, one after the other. */
export const uploadSeconds = 12 * 3600

const hour = 3600

/** Links of one hour are alike, so that browsers can keep what they have shown. They work for one hour more. */
export const linkHours = (now = Date.now()) => {
  const from = Math.floor(now / 1000 / hour) * hour
  return { from, until: from + 2 * hour, seconds: 2 * hour }
}
