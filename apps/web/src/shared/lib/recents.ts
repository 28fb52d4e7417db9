import { keep, kept } from './storage.ts'

/** A screen or record that was opened lately. */
export interface Recent {
  title: string
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
    const stored: unknown = JSON.parse(kept(keyOf(user_no)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, limit) : []
  } catch {
    return []
  }
}

/** Puts it at the top; the same address is listed once, under its newest title. */
export const noteRecent = (user_no: number, recent: Recent) => {
  const others = readRecents(user_no).filter(({ path }) => path !== recent.path)
  keep(keyOf(user_no), JSON.stringify([recent, ...others].slice(0, limit)))
}
