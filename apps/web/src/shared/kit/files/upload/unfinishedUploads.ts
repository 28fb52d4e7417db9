import * as z from 'zod'
import { keep, kept } from '../../../lib/storage.ts'

const storageKey = 'crm.uploads'
const most = 50

const Unfinished = z.array(
  z.object({ name: z.string(), size: z.number(), lastModified: z.number(), file_no: z.number() }),
)

const read = () => {
  try {
    return Unfinished.parse(JSON.parse(kept(storageKey) ?? '[]'))
  } catch {
    return []
  }
}
const write = (uploads: z.output<typeof Unfinished>) =>
  keep(storageKey, uploads.length ? JSON.stringify(uploads) : null)

/** Uploads of this page: a file that is chosen twice is sent twice. */
const underWay = new Set<number>()

/** Which files were not sent to their end, so that choosing one again after a reload goes on where it was. */
export const unfinishedUploads = {
  add: ({ name, size, lastModified }: File, file_no: number) => {
    underWay.add(file_no)
    write([...read(), { name, size, lastModified, file_no }].slice(-most))
  },
  find: (file: File) =>
    read().find(
      ({ name, size, lastModified, file_no }) =>
        name === file.name && size === file.size && lastModified === file.lastModified && !underWay.has(file_no),
    )?.file_no,
  goOn: (file_no: number) => underWay.add(file_no),
  /** Broken off: choosing the file again goes on with it. */
  breakOff: (file_no: number) => underWay.delete(file_no),
  remove: (file_no: number) => {
    underWay.delete(file_no)
    if (read().some((upload) => upload.file_no === file_no))
      write(read().filter((upload) => upload.file_no !== file_no))
  },
}
