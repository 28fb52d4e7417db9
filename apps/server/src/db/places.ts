import { sql } from 'kysely'
import type { Db } from './database.ts'

/** The numbers after one of them was put before another, or at the end; undefined where there is no such other. */
export const movedBefore = (nos: number[], moved: number, before: number | null) => {
  if (before === moved) return nos
  const others = nos.filter((no) => no !== moved)
  const at = before === null ? others.length : others.indexOf(before)
  return at < 0 ? undefined : others.toSpliced(at, 0, moved)
}

/** Writes the places of rows in their new order; the caller holds the lock of the list. */
export const writePlaces = async (
  db: Db,
  { table, key, place }: Record<'table' | 'key' | 'place', string>,
  nos: number[],
) => {
  await sql`
    update ${sql.table(table)} t set ${sql.ref(place)} = u.place
      from unnest(${nos}::int[]) with ordinality u(no, place)
     where ${sql.ref(`t.${key}`)} = u.no and ${sql.ref(`t.${place}`)} <> u.place`.execute(db)
}
