import type { UserType } from '@crm/contract/features/auth/auth'
import type { HistoryChange } from '@crm/contract/features/history/history'
import type { MemberAccess } from '@crm/contract/kit/endpoint'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { AlimtalkTemplates } from './alimtalk/defineAlimtalk.ts'
import type { Config } from './config.ts'
import type { AuditEntry } from './db/auditEntries.ts'
import type { Db } from './db/database.ts'
import type { Enqueue } from './jobs/job.ts'
import type { PaymentOwners } from './paymentOwner.ts'
import type { Publisher } from './realtime/publisher.ts'

/** The caller as read from the session; the same for HTTP, sockets and files. */
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
  /** The account of the member of staff who looks at this person's screens (고객으로 보기): such a session only reads. */
  viewer_no: number | null
  /** When the session ends, in epoch seconds. */
  expiresAt: number
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
  /** What somebody who came in by a shared link was given, instead of signing in. */
  shareSession: string | undefined
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
  /** Makes open screens read again after the commit. `user_no` is the person, for topics that concern one person. */
  publish: Publisher['publish']
  /** Says one socket event to one person or to everybody, once the transaction is in. */
  sendTo: Publisher['sendTo']
  /** Whoever follows this room by the token of a link reads again, once the transaction is in. */
  notifyGuests: Publisher['notifyGuests']
  /** Puts work into the queue as part of the transaction: it is there exactly when its cause is. */
  enqueue: Enqueue
  /** Who may see and add the files of a record, by its table. */
  fileOwners: FileOwners
  /** The same for the comments of a record. */
  commentOwners: CommentOwners
  /** The same for its history. */
  historyOwners: HistoryOwners
  /** What can be paid for, by its table. */
  paymentOwners: PaymentOwners
  /** What follows when a deletion is taken back, by its table. */
  undoOwners: UndoOwners
  /** What can be registered from files, by the import's name. */
  imports: Imports
  /** Every KakaoTalk template that some feature declares. */
  alimtalkTemplates: AlimtalkTemplates
  /** Runs work in a transaction of its own, for handlers without one. */
  transaction: <Result>(work: (ctx: Context) => Promise<Result>) => Promise<Result>
}

/** A feature's rules for the files of its records; whoever cannot see a record sees none of its files. */
export interface FileOwner {
  /** `fa_no` where one file is meant, not the list of them. */
  canSee: (ctx: Context, to_no: number, fa_no?: number) => Promise<boolean>
  canAttach: (ctx: Context, to_no: number) => Promise<boolean>
  /** Whether uploaders may still rename and remove what is there; unless stated they always may. */
  canChange?: (ctx: Context, to_no: number) => Promise<boolean>
  /** After a file of the record was added, renamed or removed, in the same transaction. */
  changed?: (ctx: Context, to_no: number) => Promise<void>
  /** When somebody downloads a file of the record. */
  opened?: (ctx: Context, to_no: number) => Promise<void>
  /** Whether the caller sees it only as long as it is shared with them: its links then end with the share, not hours later. */
  isOnlyShared?: (ctx: Context, to_no: number) => Promise<boolean>
  /** Under which name it is downloaded, where that is not the one it was uploaded with. */
  nameOf?: (ctx: Context, to_no: number) => Promise<string | undefined>
}

/** A feature's rules for comments on its records; whoever cannot see a record sees none of its comments. */
export interface CommentOwner {
  canSee: (ctx: Context, to_no: number) => Promise<boolean>
  /** Whether people outside, who do not see the record itself, are shown a text of it with this picture. */
  showsPicture?: (ctx: Context, to_no: number, fa_no: number) => Promise<boolean>
  /** Everybody who sees the record, when left out. */
  canWrite?: (ctx: Context, to_no: number) => Promise<boolean>
  /** Filters these members of staff to those who see the record: only they get alarms about comments. */
  whoSees: (ctx: Context, to_no: number, emp_nos: number[]) => Promise<number[]>
  /**
   * Called before mentioned people get their alarm, so that a record that is shared by person can be shared with them.
   */
  letIn?: (ctx: Context, to_no: number, emp_nos: number[]) => Promise<void>
  /** For the alarm: the record's name and path, and whom a new comment concerns, by emp_no. */
  about: (ctx: Context, to_no: number) => Promise<{ name: string; link: string; people: number[] }>
  /** After a comment was added or changed, in the same transaction. */
  changed?: (ctx: Context, to_no: number, what: 'added' | 'changed') => Promise<void>
}

/** By `to_table` of the comment calls. */
export type CommentOwners = Readonly<Record<string, CommentOwner>>

/** What a feature does when one of its rows that was deleted is there again, in the same transaction. */
export interface UndoOwner {
  restored: (ctx: Context, to_no: number) => Promise<void>
}

/** By the table of the deleted row. */
export type UndoOwners = Readonly<Record<string, UndoOwner>>

/** A feature's rules for the history of its records, which is read from the audit. */
export interface HistoryOwner {
  canSee: (ctx: Context, to_no: number) => Promise<boolean>
  /** The audit rows about the record, as what follows `from`; they have a column `name` where a row needs one. */
  auditRows: (ctx: Context, to_no: number) => Promise<RawBuilder<unknown>>
  /** Puts entries into words; looks up the names of the numbers in them once for all. */
  describe: (ctx: Context, entries: AuditEntry[]) => Promise<(entry: AuditEntry) => HistoryChange[]>
}

/** By `to_table` of the history call. */
export type HistoryOwners = Readonly<Record<string, HistoryOwner>>

/** One field of a record that an imported file may have as a column. */
export interface ImportField {
  /** The word of the contract: the head of its column, and how the preview names it. */
  label: string
  /** Other heads that people use for it. */
  aliases?: readonly string[]
  isRequired?: true
  /** For the example row of the template. */
  example: string
  /** Of its column in the template, in characters. */
  width?: number
}

/** What is wrong with a row, by field; `''` for the row as a whole. */
export type Reasons = Record<string, string>

export interface NumberedRow<Row> {
  row_no: number
  row: Row
}

/** How records of one kind are registered from a file; written with `defineImport`, which knows its fields and rows. */
export interface AnyImport {
  /** In addresses: `/crm/v3/imports/clients` */
  name: string
  /** What is registered; names the template. */
  label: string
  access: MemberAccess
  fields: Readonly<Record<string, ImportField>>
  /** The endpoint that creates such a record by hand. */
  schema: z.ZodType
  reader: (
    ctx: Context,
  ) => Promise<(texts: Readonly<Record<string, string>>, sayWrong: (field: string, message: string) => void) => unknown>
  check: (ctx: Context, rows: NumberedRow<never>[]) => Promise<Map<number, Reasons>>
  create: (ctx: Context, rows: never[]) => Promise<void>
}

/** By name. */
export type Imports = ReadonlyMap<string, AnyImport>

/** By `to_table` of the upload calls. */
export type FileOwners = Readonly<Record<string, FileOwner>>
