import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { contentDisposition } from '../http/answer/contentHeaders.ts'
import { Download } from '../http/answer/download.ts'
import type { PdfDocument } from './document.ts'
import { createPdfWriter } from './writer.ts'

const writer = createPdfWriter()

/** What no file system takes, and what would lead into another folder. */
const safeName = (name: string) =>
  name
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
    .replace(/[\u0000-\u001f\u007f\\/:*?"<>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120)

/** The bytes of a document, for what is kept. */
export const writePdf = (document: PdfDocument) => writer.write(document)

/** A PDF that is there already, for a `binary` endpoint. */
export const sendPdf = (fileName: string, bytes: Uint8Array) =>
  new Download({
    headers: {
      type: 'application/pdf',
      disposition: contentDisposition('attachment', safeName(fileName)),
      policy: "default-src 'none'; sandbox",
    },
    size: bytes.length,
    tag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
    open: async (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
  })

/** A PDF for a `binary` endpoint: `pdfDownload('회의록_그린루프.pdf', document)` */
export const pdfDownload = async (fileName: string, document: PdfDocument) =>
  sendPdf(fileName, await writePdf(document))
