import type { EndpointGroup } from '@crm/contract/kit/endpoint'
import type { Logger } from 'pino'
import type { AlimtalkTemplate } from './alimtalk/defineAlimtalk.ts'
import type { Config } from './config.ts'
import type { AnyImport, CommentOwners, FileOwners, HistoryOwners, UndoOwners } from './context.ts'
import type { Db } from './db/database.ts'
import type { Listener } from './db/listener.ts'
import type { Handlers } from './http/handlers.ts'
import type { JobHandler } from './jobs/handler.ts'
import type { PaymentOwners } from './paymentOwner.ts'
import type { GuestRoom } from './realtime/guestSockets.ts'
import type { Publisher } from './realtime/publisher.ts'

/** What a starting node gives its features; there is no transaction and no caller yet. */
export interface StartContext {
  db: Db
  config: Config
  /** For what whoever runs the product has to know. */
  log: Logger
  sendTo: Publisher['sendTo']
  /** Subscribes to a NOTIFY channel of the database, on every node. */
  listen: Listener['on']
  /** Called after the connection was lost, when notifications may have been missed. */
  onGap: Listener['onGap']
}

export interface Extras {
  jobs: JobHandler[]
  /** For features whose records have files. */
  fileOwners: FileOwners
  /** For features whose records people talk about. */
  commentOwners: CommentOwners
  /** For features whose records have a history to show. */
  historyOwners: HistoryOwners
  /** For features that sell something (docs/decisions/034-payments.md). */
  paymentOwners: PaymentOwners
  /** For features that do something more when a deletion is taken back (docs/decisions/035-undo-of-deletions.md). */
  undoOwners: UndoOwners
  /** For features whose records can be registered from files. */
  imports: AnyImport[]
  /** For features that write to people by KakaoTalk. */
  alimtalk: AlimtalkTemplate[]
  /** For features with links that somebody without an account follows live; nothing for a token that opens none. */
  guestRoom: ((db: Db, token: string) => Promise<GuestRoom | undefined>) | null
  /** Done once by every node, when it has begun to take requests. */
  onStart: (node: StartContext) => Promise<void>
}

export interface Feature extends Extras {
  endpoints: EndpointGroup
  handlers: Handlers<EndpointGroup>
}

/** Ties a feature's promises to what keeps them; a missing handler is a type error where this is called. */
export const feature = <Group extends EndpointGroup>(
  endpoints: Group,
  handlers: Handlers<Group>,
  extras: Partial<Extras> = {},
): Feature => ({
  endpoints,
  handlers,
  jobs: [],
  fileOwners: {},
  commentOwners: {},
  historyOwners: {},
  paymentOwners: {},
  undoOwners: {},
  imports: [],
  alimtalk: [],
  guestRoom: null,
  onStart: async () => {},
  ...extras,
})
