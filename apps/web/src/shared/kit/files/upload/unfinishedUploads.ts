import * as z from 'zod'
import { readStored, writeStored } from '../../../lib/storage/storage.ts'

const storageKey = 'crm.uploads'
const most = 50

const Unfinished = z.array(
  z.object({
    name: z.string(),
    size: z.number(),
    lastModified: z.number(),
    file_no: z.number(),
    /** Whose upload it is: a member's, or that of a link. Others who use this browser are not told. */
    of: z.string(),
  }),
)
type Unfinished = z.output<typeof Unfinished>

const read = (): Unfinished => {
  try {
    return Unfinished.parse(JSON.parse(readStored(storageKey) ?? '[]'))
  } catch {
    return []
  }
}

/** Uploads of this page: a file that is chosen twice is sent twice. */
const underWay = new Set<number>()
const listeners = new Set<() => void>()
/** What `left` answered, until something changes. */
let answers = new Map<string, Unfinished>()

const tell = () => {
  answers = new Map()
  for (const listener of listeners) listener()
}
const write = (uploads: Unfinished) => writeStored(storageKey, uploads.length ? JSON.stringify(uploads) : null)

export const uploadsOfUser = (user_no: number) => `user ${user_no}`

/** Which files were not sent to their end, so that choosing one again after a reload goes on where it was. */
export const unfinishedUploads = {
  add: ({ name, size, lastModified }: File, file_no: number, of: string) => {
    underWay.add(file_no)
    write([...read(), { name, size, lastModified, file_no, of }].slice(-most))
    tell()
  },
  find: (file: File, of: string) =>
    read().find(
      (upload) =>
        upload.of === of &&
        upload.name === file.name &&
        upload.size === file.size &&
        upload.lastModified === file.lastModified &&
        !underWay.has(upload.file_no),
    )?.file_no,
  /** Those that nothing sends at the moment. */
  left: (of: string): readonly Unfinished[number][] => {
    const known = answers.get(of) ?? read().filter((upload) => upload.of === of && !underWay.has(upload.file_no))
    answers.set(of, known)
    return known
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  goOn: (file_no: number) => {
    underWay.add(file_no)
    tell()
  },
  /** Broken off: choosing the file again goes on with it. */
  breakOff: (file_no: number) => {
    underWay.delete(file_no)
    tell()
  },
  remove: (file_no: number) => {
    underWay.delete(file_no)
    if (read().some((upload) => upload.file_no === file_no))
      write(read().filter((upload) => upload.file_no !== file_no))
    tell()
  },
}
