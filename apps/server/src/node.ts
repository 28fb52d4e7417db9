import type { AddressInfo } from 'node:net'
import { setKoreanMessages } from '@crm/contract/kit/wording'
import type { Logger } from 'pino'
import { Registry } from 'prom-client'
import type { AlimtalkTemplates } from './alimtalk/defineAlimtalk.ts'
import type { Config } from './config.ts'
import type { CommentOwners, FileOwners, HistoryOwners, Imports, UndoOwners } from './context.ts'
import { createDatabase } from './db/database.ts'
import { splitConnections, useHotConnections } from './db/hot/hotConnections.ts'
import { createHotPool } from './db/hot/hotPool.ts'
import { createSharedConnection } from './db/hot/sharedConnection.ts'
import { createListener } from './db/listener.ts'
import { createPool } from './db/pool.ts'
import type { Feature } from './feature.ts'
import { readActor } from './features/auth/auth.service.ts'
import { isAttached } from './features/files/files.service.ts'
import { createRecordingSocket } from './features/recordings/socket/recordingSocket.ts'
import { features as allFeatures } from './features.ts'
import { closeRequests, createApp } from './http/app.ts'
import { limitBodyTime } from './http/body/bodies.ts'
import { createActors } from './http/caller/actors.ts'
import { serveDocs } from './http/docs.ts'
import { serveHealth } from './http/health.ts'
import { serveMetrics, timeRequests } from './http/metrics.ts'
import { type Mounting, mount } from './http/mount.ts'
import { serveWeb } from './http/web.ts'
import { housekeeping } from './jobs/housekeeping.ts'
import { createJobs } from './jobs/jobs.ts'
import type { PaymentOwners } from './paymentOwner.ts'
import { storageOf } from './ports/storage/storageOf.ts'
import { createTranscriber, type TranscriberState } from './ports/transcriber/createTranscriber.ts'
import { setTranscriberState } from './ports/transcriber/transcriberState.ts'
import type { Publisher } from './realtime/publisher.ts'
import { createSockets, type Sockets } from './realtime/sockets.ts'
import { templateSetting } from './serviceSettings.ts'
import { createShutdown, type Shutdown } from './shutdown.ts'
import { readVersion } from './version.ts'

export interface Node {
  url: string
  close: () => Promise<void>
}

interface NodeOptions {
  config: Config
  databaseUrl: string
  log: Logger
  /** Tests replace the features, take away the limits, or start no job by the time of day. */
  features?: Record<string, Feature>
  rateLimits?: boolean
  clock?: boolean
  onAnswer?: NonNullable<Mounting['onAnswer']>
  transcriber?: TranscriberState
}

const openNode = async (options: NodeOptions, onClose: Shutdown['add']): Promise<string> => {
  const { databaseUrl, log, features = allFeatures, rateLimits = true, clock = true, onAnswer } = options
  const config = { ...options.config }
  const onIdleError = ({ message }: Error) => log.warn({ detail: message }, 'database connection lost')
  const connections = splitConnections(config.databasePool)
  const pool = createPool({ url: databaseUrl, max: connections.ordinary, onIdleError })
  const hot = createHotPool({ url: databaseUrl, max: connections.hot, onIdleError })
  const shared = createSharedConnection({ url: databaseUrl, onIdleError })
  const db = createDatabase(pool)
  useHotConnections(db, { hot, shared })
  onClose('database pool', () => Promise.all([db.destroy(), hot.end(), shared.end()]))
  // The socket adapter keeps one connection for listening; it must not come out of the requests' pool.
  const socketPool = createPool({ url: databaseUrl, max: 2, onIdleError })
  onClose('socket pool', () => socketPool.end())
  const listener = await createListener(databaseUrl)
  onClose('listener', listener.close)
  const actors = await createActors(listener, readActor(db))

  // Sockets need the HTTP server, which needs the routes, whose services publish over sockets: connected here.
  let sockets: Sockets | undefined
  const publisher: Publisher = {
    publish: (...message) => sockets?.publish(...message),
    sendTo: (...message) => sockets?.sendTo(...message),
    notifyGuests: (room) => sockets?.notifyGuests(room),
  }
  const fileOwners: FileOwners = Object.assign({}, ...Object.values(features).map((feature) => feature.fileOwners))
  const commentOwners: CommentOwners = Object.assign({}, ...Object.values(features).map((one) => one.commentOwners))
  const historyOwners: HistoryOwners = Object.assign({}, ...Object.values(features).map((one) => one.historyOwners))
  const paymentOwners: PaymentOwners = Object.assign({}, ...Object.values(features).map((one) => one.paymentOwners))
  const undoOwners: UndoOwners = Object.assign({}, ...Object.values(features).map((one) => one.undoOwners))
  const imports: Imports = new Map(
    Object.values(features).flatMap((feature) => feature.imports.map((each) => [each.name, each])),
  )
  const alimtalkTemplates: AlimtalkTemplates = new Map(
    Object.values(features).flatMap((feature) => feature.alimtalk.map((each) => [each.name, each])),
  )
  const { solapi } = config.alimtalk
  const withoutId = [...alimtalkTemplates.keys()].filter((name) => solapi && !solapi.templates[name])
  if (withoutId.length) log.warn({ settings: withoutId.map(templateSetting) }, 'templates without an id of SOLAPI')
  const handlers = [...housekeeping, ...Object.values(features).flatMap((feature) => feature.jobs)]
  const jobs = await createJobs({
    url: databaseUrl,
    db,
    config,
    log,
    publisher,
    fileOwners,
    paymentOwners,
    alimtalkTemplates,
    handlers,
    clock,
  })
  onClose('jobs', jobs.stop)

  const storage = storageOf(config)
  await storage.check()
  const transcription = options.transcriber ?? (await createTranscriber(config, log))
  setTranscriberState(config, transcription)
  const { transcriber } = transcription
  if (transcriber) onClose('transcriber', transcriber.close)
  const app = await createApp(config, log)
  onClose('requests', () => closeRequests(app))
  const registry = new Registry()
  timeRequests(app, registry)
  const mounting = {
    machinery: {
      db,
      config,
      jobs,
      publisher,
      fileOwners,
      commentOwners,
      historyOwners,
      paymentOwners,
      undoOwners,
      imports,
      alimtalkTemplates,
    },
    pool,
    actors,
    rateLimits,
    ...(onAnswer ? { onAnswer } : {}),
  }
  for (const feature of Object.values(features)) mount(app, mounting, feature.endpoints, feature.handlers)
  storage.serve(app, isAttached(db))
  serveHealth(app, pool)
  serveDocs(app, actors, config.seed === 'demo')
  await serveWeb(app, readVersion(), config.company.name)
  const guestRooms = Object.values(features).flatMap(({ guestRoom }) => guestRoom ?? [])
  const findGuestRoom = async (token: string) => {
    for (const find of guestRooms) {
      const found = await find(db, token)
      if (found) return found
    }
  }
  sockets = createSockets({ http: app.server, pool: socketPool, actors, findGuestRoom, log })
  onClose('sockets', sockets.close)
  const recordingSocket = createRecordingSocket({ http: app.server, db, actors, log, publisher, transcriber })
  onClose('recording sockets', recordingSocket.close)
  // Long polling has its own way past the routes.
  app.server.on('request', (request) => {
    if (request.url?.startsWith('/socket.io/')) limitBodyTime(request, config.bodySeconds * 1000)
  })
  serveMetrics(app, registry, { pool, sockets, jobs }, config.metricsToken)

  await app.listen({ port: config.port, host: config.host })
  const { port } = app.server.address() as AddressInfo
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  // Links in messages need an address; where nobody named one, it is the one this node listens at.
  config.publicUrl ||= `http://${host}:${port}`
  const starting = { db, config, log, sendTo: publisher.sendTo, listen: listener.on, onGap: listener.onGap }
  for (const { onStart } of Object.values(features)) await onStart(starting)
  await jobs.work()
  return config.publicUrl
}

/** One server node on a migrated database: HTTP, sockets and jobs. Any number of them make one product. */
export const startNode = async (options: NodeOptions): Promise<Node> => {
  setKoreanMessages()
  const { add, closeAll } = createShutdown({
    tooLong: (step) => options.log.warn({ step }, 'closing took too long'),
    failed: (step, err) => options.log.warn({ step, err }, 'closing failed'),
  })
  try {
    // Closing: sockets are let go, nothing new is taken, what runs is finished, then the connections end.
    return { url: await openNode(options, add), close: closeAll }
  } catch (error) {
    await closeAll()
    throw error
  }
}
