import type { Db } from '../src/db/database.ts'
import type { Storage } from '../src/ports/storage/storage.ts'

/** What a feature puts into an empty company. */
export interface Seed {
  /** Features whose demo data must be there before. */
  after?: readonly string[]
  demo?: (db: Db) => Promise<void>
  /** Bodies of files, once all rows are there. */
  files?: (db: Db, storage: Storage) => Promise<void>
  /** Data for the bench on top of the demo; answers what it made, in words. */
  large?: (db: Db) => Promise<string[]>
}

export const defineSeed = (seed: Seed): Seed => seed
