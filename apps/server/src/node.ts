import type { AddressInfo } from 'node:net'
import { speakKorean } from '@crm/contract/kit/wording'
import type { Logger } from 'pino'
import { Registry } from 'prom-client'
import type { Config } from './config.ts'
import type { FileOwners } from './context.ts'
import { createDatabase } from './db/database.ts'
import { createListener } from './db/listener.ts'
import { createPool } from './db/pool.ts'
import type { Feature } from './feature.ts'
import { readActor } from './features/auth/auth.service.ts'
import { features as allFeatures } from './features.ts'
import { createActors } from './http/actors.ts'
import { createApp } from './http/app.ts'
import { serveDocs } from './http/docs.ts'
import { serveHealth } from './http/health.ts'
import { serveMetrics, timeRequests } from './http/metrics.ts'
import { mount } from './http/mount.ts'
import { serveWeb } from './http/web.ts'
import { createJobs } from './jobs/jobs.ts'
import { createSockets, type Sockets } from './realtime/sockets.ts'
import type { Voice } from './realtime/voice.ts'

export interface Node {
  url: string
  close: () => Promise<void>
}

export interface NodeOptions {
  config: Config
  databaseUrl: string
  log: Logger
  /** Other than the product's own, and without limits, only in tests. */
  features?: Record<string, Feature>
  rateLimits?: boolean
}

/** One server node on a migrated database: HTTP, sockets and jobs. Any number of them make one product. */
export const startNode = async (options: NodeOptions): Promise<Node> => {
  const { config, databaseUrl, log, features = allFeatures, rateLimits = true } = options
  speakKorean()
  const onIdleError = (error: Error) => log.warn({ err: error }, 'database connection lost')
  const pool = createPool({ url: databaseUrl, max: config.databasePool, onIdleError })
  // The socket adapter keeps one connection for listening; it must not come out of the requests' pool.
  const socketPool = createPool({ url: databaseUrl, max: 2, onIdleError })
  const db = createDatabase(pool)
  const listener = await createListener(databaseUrl)
  const actors = await createActors(listener, readActor(db))

  // Sockets need the HTTP server, which needs the routes, whose services publish: tied here.
  let sockets: Sockets | undefined
  const voice: Voice = {
    publish: (...message) => sockets?.publish(...message),
    tell: (...message) => sockets?.tell(...message),
  }
  const fileOwners: FileOwners = Object.assign({}, ...Object.values(features).map((feature) => feature.fileOwners))
  const jobs = await createJobs({
    url: databaseUrl,
    db,
    config,
    log,
    voice,
    fileOwners,
    handlers: Object.values(features).flatMap((feature) => feature.jobs),
  })

  const app = await createApp(config, log)
  const registry = new Registry()
  timeRequests(app, registry)
  const mounting = { machinery: { db, config, jobs, voice, fileOwners }, pool, actors, rateLimits }
  for (const { endpoints, handlers } of Object.values(features)) mount(app, mounting, endpoints, handlers)
  serveHealth(app, pool)
  serveDocs(app, actors, config.seed === 'demo')
  await serveWeb(app)
  sockets = createSockets({ http: app.server, pool: socketPool, actors, log })
  serveMetrics(app, registry, { pool, sockets, jobs })

  await app.listen({ port: config.port, host: config.host })
  await jobs.work()
  const { port } = app.server.address() as AddressInfo
  const host = config.host.includes(':') ? `[${config.host}]` : config.host

  return {
    url: config.publicUrl ?? `http://${host}:${port}`,
    /** Nothing new is taken, what runs is finished, then everything is let go. */
    close: async () => {
      await sockets.close()
      await app.close()
      await jobs.stop()
      await listener.close()
      await socketPool.end()
      await db.destroy()
    },
  }
}
