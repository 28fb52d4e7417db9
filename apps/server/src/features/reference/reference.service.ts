import { staleMessage } from '@crm/contract/events'
import type { reference } from '@crm/contract/features/reference/reference'
import { done } from '@crm/contract/kit/answer'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { koreaToday } from '../../clock.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import type { StartContext } from '../../feature.ts'
import { lists } from './reference.queries.ts'

type ListName = keyof typeof lists
type RowOf<Name extends ListName> = Awaited<ReturnType<(typeof lists)[Name]>>[number]

/** What each node remembers of its database; a transaction is a database of its own here, and sees what it wrote. */
const memories = new WeakMap<Db, Map<ListName, Promise<unknown[]>>>()

const memoryOf = (db: Db) => {
  const known = memories.get(db) ?? new Map<ListName, Promise<unknown[]>>()
  memories.set(db, known)
  return known
}

/** One list, whole and in order: `await referenceRows(ctx.db, 'addr')` */
export const referenceRows = <Name extends ListName>(db: Db, name: Name): Promise<RowOf<Name>[]> => {
  const memory = memoryOf(db)
  const remembered = memory.get(name)
  if (remembered) return remembered as Promise<RowOf<Name>[]>
  const reading = lists[name](db)
  memory.set(name, reading)
  // A failure is not worth remembering.
  reading.catch(() => memory.get(name) === reading && memory.delete(name))
  return reading
}

const page = <Row>(rows: Row[], { offset, limit }: { offset: number; limit: number }) => ({
  state: done,
  query: offset === 0 && rows.length <= limit ? rows : rows.slice(offset, offset + limit),
  total: rows.length,
})

export const listReference =
  <Name extends ListName>(name: Name) =>
  async (ctx: Context, { query }: { query: { offset: number; limit: number } }) =>
    page(await referenceRows(ctx.db, name), query)

/** Those whose period has begun and not ended, in Korea. */
export const listBanners = async (ctx: Context, { query }: ParsedOf<typeof reference.banners>) => {
  const today = koreaToday()
  const rows = await referenceRows(ctx.db, 'banners')
  return page(
    rows.filter(({ bn_from, bn_until }) => (bn_from ?? today) <= today && (bn_until ?? today) >= today),
    query,
  )
}

export const listPocketCategories = async (ctx: Context, { query }: ParsedOf<typeof reference.pocketCategories>) => {
  const rows = await referenceRows(ctx.db, 'pocket_category')
  const { state, pc_type } = query
  return page(
    rows.filter((row) => (state ?? row.state) === row.state && (pc_type ?? row.pc_type) === row.pc_type),
    query,
  )
}

/** On a notification every node drops the changed list from its cache and makes its connected screens read again. */
export const followChanges = async ({ db, sendTo, listen, onGap }: StartContext) => {
  const memory = memoryOf(db)
  await listen('crm_reference', (name) => {
    memory.delete(name as ListName)
    sendTo('here', 'stale', staleMessage(name === 'employees' ? 'employees.changed' : 'reference.changed'))
  })
  // Notifications may have been missed, so everything that is cached is dropped.
  memory.clear()
  onGap(() => memory.clear())
}
