import type { UserType } from '@crm/contract/features/auth/auth'
import type { Config } from './config.ts'
import type { Db } from './db/database.ts'
import type { Enqueue } from './jobs/job.ts'
import type { Publisher } from './realtime/publisher.ts'

/** Who is calling, as the session tells; the same for HTTP, sockets and files. */
export interface Actor {
  session_no: number
  user_no: number
  user_type: UserType
  /** Approved and verified, on a known device: only then anything beyond the own account opens. */
  gate: 'open' | 'not_active' | 'device_unverified'
  device_code: string | null
  emp_no: number | null
  emp_lv: number | null
  team_no: number | null
  emp_scope: ReadonlySet<string>
  client_no: number | null
  /** When the session was last prolonged, in epoch seconds. */
  seenAt: number
}

export interface Caller {
  requestId: string
  ip: string
  userAgent: string
  token: string | undefined
  deviceCode: string | undefined
  deviceName: string | undefined
  /** The live connection of the tab that calls. */
  socketId: string | undefined
}

/** All that a service may use. In a writing call `db` is the call's transaction. */
export interface Context {
  db: Db
  config: Config
  caller: Caller
  /** Who is signed in, if anybody: for the few public endpoints that care. */
  visitor: Actor | null
  /** Who is signed in; every endpoint that is not public has one. */
  actor: Actor
  /** Tells open screens, once the transaction is in. `user_no` says whose, for topics that concern one person. */
  publish: Publisher['publish']
  /** Says one socket event to one person or to everybody, once the transaction is in. */
  sendTo: Publisher['sendTo']
  /** Puts work into the queue as part of the transaction: it is there exactly when its cause is. */
  enqueue: Enqueue
  /** Who may see and add the files of a record, by its table. */
  fileOwners: FileOwners
  /** Work in a transaction of its own, for handlers that asked for none. */
  transaction: <Result>(work: (ctx: Context) => Promise<Result>) => Promise<Result>
}

/** What a feature says of its records' files; a record that cannot be seen has none. */
export interface FileOwner {
  /** `fa_no` where one file is meant, not the list of them. */
  canSee: (ctx: Context, to_no: number, fa_no?: number) => Promise<boolean>
  canAttach: (ctx: Context, to_no: number) => Promise<boolean>
  /** Whether uploaders may still rename and remove what is there; unless stated they always may. */
  canChange?: (ctx: Context, to_no: number) => Promise<boolean>
  /** After a file of the record was added, renamed or removed, in the same transaction. */
  changed?: (ctx: Context, to_no: number) => Promise<void>
}

/** By `to_table` of the upload calls. */
export type FileOwners = Readonly<Record<string, FileOwner>>
