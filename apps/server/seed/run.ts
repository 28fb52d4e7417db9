import { existsSync } from 'node:fs'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../src/db/database.ts'
import { features } from '../src/features.ts'
import type { Storage } from '../src/ports/storage/storage.ts'
import type { Seed } from './seed.ts'

const fileOf = (name: string) => new URL(`../src/features/${name}/${name}.seed.ts`, import.meta.url)

/** The seeds of all features that have one, each after those it needs, otherwise in the order of their names. */
const readSeeds = async (): Promise<Seed[]> => {
  const names = Object.keys(features)
    .filter((name) => existsSync(fileOf(name)))
    .sort()
  const seeds = new Map<string, Seed>()
  for (const name of names) seeds.set(name, ((await import(fileOf(name).href)) as { seed: Seed }).seed)

  const ordered: Seed[] = []
  const visit = (name: string, path: readonly string[]) => {
    const seed = seeds.get(name)
    if (!seed) throw new Error(`${path.at(-1)}.seed.ts comes after ${name}, which has no seed`)
    if (path.includes(name)) throw new Error(`Seeds wait for each other: ${[...path, name].join(' > ')}`)
    if (ordered.includes(seed)) return
    for (const earlier of seed.after ?? []) visit(earlier, [...path, name])
    ordered.push(seed)
  }
  for (const name of names) visit(name, [])
  return ordered
}

/** A lively, believable company; the same on every machine, relative to today. */
export const seedDemo = async (db: Db, storage?: Storage) => {
  const seeds = await readSeeds()
  // Some rows are proven at the end of a transaction, such as a payment and its items.
  const fill = async (tx: Db) => {
    for (const { demo } of seeds) await demo?.(tx)
  }
  await (db.isTransaction ? fill(db) : db.transaction().execute(fill))
  if (storage) for (const { files } of seeds) await files?.(db, storage)
}

const rowsOf = async <Row>(db: Db, query: RawBuilder<Row>) => (await query.execute(db)).rows

/** Indexes of words are built at the end: filling them row by row takes longer than everything else. */
const withoutSearchIndexes = async (db: Db, work: () => Promise<void>) => {
  const indexes = await rowsOf(
    db,
    sql<{ indexname: string; indexdef: string }>`
      select indexname, indexdef from pg_indexes
       where schemaname = current_schema() and indexdef like '%crm_search_grams%'`,
  )
  for (const { indexname } of indexes) await sql`drop index ${sql.id(indexname)}`.execute(db)
  await work()
  for (const { indexdef } of indexes) await sql.raw(indexdef).execute(db)
}

/** Nobody did this, so there is no history of it. */
const withoutAudit = async (db: Db, work: () => Promise<void>) => {
  const kept = await rowsOf(
    db,
    sql<{ name: string; trigger: string }>`
      select c.relname as name, t.tgname as trigger from pg_trigger t
        join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
       where p.proname in ('crm_audit', 'crm_audit_rows') and c.relnamespace = current_schema()::regnamespace`,
  )
  const turn = async (what: 'enable' | 'disable') => {
    for (const { name, trigger } of kept)
      await sql`alter table ${sql.table(name)} ${sql.raw(what)} trigger ${sql.id(trigger)}`.execute(db)
  }
  await turn('disable')
  await work()
  await turn('enable')
}

/** The bench's large company, on top of the demo. */
export const seedLarge = async (db: Db, say: (line: string) => void) => {
  const fill = async () => {
    for (const { large } of await readSeeds()) for (const line of (await large?.(db)) ?? []) say(line)
  }
  await withoutSearchIndexes(db, () => withoutAudit(db, fill))
  await sql`analyze`.execute(db)
}
