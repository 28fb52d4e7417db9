import type pg from 'pg'
import type { Db } from '../database.ts'
import type { SharedConnection } from './sharedConnection.ts'

/** With the shared one, a node holds no more connections than DATABASE_POOL says. */
export const splitConnections = (databasePool: number) => {
  const forHot = Math.floor(databasePool / 2)
  return { hot: forHot - 1, ordinary: databasePool - forHot }
}

/** What hot reads are sent over. */
export interface HotConnections {
  hot: Pick<pg.Pool, 'query'>
  shared: SharedConnection
}

const hotConnections = new WeakMap<Db, HotConnections>()

/** From now on the hot reads of this database use these connections. */
export const useHotConnections = (db: Db, pools: HotConnections) => {
  hotConnections.set(db, pools)
}

/** Undefined where none were given, and inside a transaction, which has one connection of its own. */
export const hotConnectionsOf = (db: Db) => hotConnections.get(db)
