import { readStored, writeStored } from './storage.ts'

/** A screen or record that was opened lately. */
export interface Recent {
  title: string
  /** What kind of record it is. */
  detail?: string
  path: string
}

const limit = 8

const keyOf = (user_no: number) => `crm.recents.${user_no}`

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  'path' in value &&
  typeof value.title === 'string' &&
  typeof value.path === 'string' &&
  value.path.startsWith('/')

/** What somebody opened last in this browser, the newest first. */
export const readRecents = (user_no: number): Recent[] => {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(user_no)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, limit) : []
  } catch {
    return []
  }
}

/** Puts it at the top. The same address and the same title are listed once: a record with tabs is one record. */
export const noteRecent = (user_no: number, { title, detail = '', path }: Recent) => {
  const recent = { title, detail, path }
  const others = readRecents(user_no).filter((other) => other.path !== path && other.title !== title)
  writeStored(keyOf(user_no), JSON.stringify([recent, ...others].slice(0, limit)))
}
