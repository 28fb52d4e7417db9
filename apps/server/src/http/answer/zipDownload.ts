import { Readable } from 'node:stream'
import { type ZipEntry, zip } from '../../excel/zip.ts'
import { contentDisposition } from './contentHeaders.ts'
import { Download } from './download.ts'

/** Windows refuses these in names, and dots and spaces at the end. */
export const nameForWindows = (name: string) => name.replace(/[<>:"|?*]/g, '_').replace(/[. ]+$/, '_')

/** Entries as one zip for a `binary` endpoint: packed while it is sent, one entry after the other. */
export const zipDownload = (fileName: string, entries: ZipEntry[]) =>
  new Download({
    headers: {
      type: 'application/zip',
      disposition: contentDisposition('attachment', fileName),
      policy: "default-src 'none'; sandbox",
    },
    size: null,
    tag: null,
    open: async () => Readable.from(zip(entries), { objectMode: false }),
  })
