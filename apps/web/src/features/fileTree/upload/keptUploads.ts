import { randomKey } from '@crm/contract/kit/client'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { FileHandle } from '../../../shared/kit/files/upload/fileHandles.ts'
import type { TreeTarget } from './sameNames.ts'

/** A file on its way into the data room, and all that is needed to go on with it on another page. */
export interface KeptUpload {
  id: string
  /** Whose it is: others who use this browser are not told. */
  user_no: number
  /** The page that sends it. */
  page: string
  name: string
  size: number
  lastModified: number
  target: TreeTarget
  /** Null where the browser gives none: people choose the file again. */
  handle: FileHandle | null
  kept_at: number
}

export type NewKeptUpload = Omit<KeptUpload, 'page' | 'kept_at'>

interface UploadsDatabase extends DBSchema {
  uploads: { key: string; value: KeptUpload }
}

/** The server forgets what arrived of them after a day; the wish to send them lasts somewhat longer. */
const keptDays = 7
const dayMs = 86_400_000

const page = randomKey()
const lockOf = (id: string) => `crm.uploads.${id}`

/** As long as a page lives it holds its lock, so that others know that its uploads are under way. */
let isHeld = false
const holdLock = () => {
  if (isHeld || !navigator.locks) return
  isHeld = true
  navigator.locks.request(lockOf(page), () => new Promise(() => {})).catch(() => {})
}

const livingPages = async () => {
  const held = (await navigator.locks?.query())?.held ?? []
  const names = held.flatMap(({ name }) => (name?.startsWith(lockOf('')) ? name.slice(lockOf('').length) : []))
  return new Set([page, ...names])
}

let opening: Promise<IDBPDatabase<UploadsDatabase> | null> | undefined
/** Null where the browser keeps nothing, as in some private windows: uploads work, and end with the page. */
const database = () => {
  opening ??= openDB<UploadsDatabase>('crm-uploads', 1, {
    upgrade: (db) => {
      db.createObjectStore('uploads', { keyPath: 'id' })
    },
  }).catch(() => null)
  return opening
}

type File = Pick<KeptUpload, 'name' | 'size' | 'lastModified'>

/** The same file, as far as a browser can know. */
export const isSameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/** Uploads of this browser that a reload or a crash must not forget. */
export const keptUploads = {
  /** What an earlier page left of the same files is taken over. */
  add: async (uploads: readonly NewKeptUpload[]) => {
    const db = await database()
    if (!db) return
    holdLock()
    const living = await livingPages()
    const writing = db.transaction('uploads', 'readwrite')
    for (const old of await writing.store.getAll()) {
      const isTakenOver = uploads.some((upload) => upload.user_no === old.user_no && isSameFile(upload, old))
      const isOld = old.kept_at < Date.now() - keptDays * dayMs
      if (!living.has(old.page) && (isTakenOver || isOld)) writing.store.delete(old.id)
    }
    for (const upload of uploads) writing.store.add({ ...upload, page, kept_at: Date.now() })
    await writing.done
  },

  /** This page sends them no more; they are offered to whom they belong. */
  release: async (ids: readonly string[]) => {
    const writing = (await database())?.transaction('uploads', 'readwrite')
    for (const id of ids) {
      const upload = await writing?.store.get(id)
      if (upload) await writing?.store.put({ ...upload, page: '' })
    }
  },

  remove: async (ids: readonly string[]) => {
    const writing = (await database())?.transaction('uploads', 'readwrite')
    await Promise.all(ids.map((id) => writing?.store.delete(id)))
  },

  /** Those of a person that no page sends any more, oldest first. */
  left: async (user_no: number): Promise<KeptUpload[]> => {
    const db = await database()
    if (!db) return []
    const living = await livingPages()
    return (await db.getAll('uploads'))
      .filter((upload) => upload.user_no === user_no && !living.has(upload.page))
      .toSorted((one, other) => one.kept_at - other.kept_at)
  },

  /** Takes one out to go on with it; false when another page was quicker. */
  take: async (id: string) => {
    const writing = (await database())?.transaction('uploads', 'readwrite')
    if (!writing || (await writing.store.get(id)) === undefined) return false
    await writing.store.delete(id)
    await writing.done
    return true
  },
}
