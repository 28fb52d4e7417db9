import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client'
import type { Jobs } from '../jobs/jobs.ts'
import type { Sockets } from '../realtime/sockets.ts'
import { isLocalCall } from './caller/address.ts'

interface Measured {
  pool: pg.Pool
  sockets: Sockets
  jobs: Jobs
}

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Times every request by its route, never by its address: labels stay few and hold no one's number. */
export const timeRequests = (app: FastifyInstance, registry: Registry) => {
  const durations = new Histogram({
    name: 'crm_http_request_duration_seconds',
    help: 'Request durations by route',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeName ?? request.routeOptions.url ?? 'none'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
}

const bearsToken = ({ headers }: FastifyRequest, token: string) => {
  const sent = Buffer.from(headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return sent.length === wanted.length && timingSafeEqual(sent, wanted)
}

/** For programs on this machine, or for whoever has METRICS_TOKEN; for others there is no such address. */
export const serveMetrics = (
  app: FastifyInstance,
  registry: Registry,
  { pool, sockets, jobs }: Measured,
  token: string | undefined,
) => {
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const poolGauge = new Gauge({ name: 'crm_pool_connections', help: 'Database pool', labelNames: ['state'], registers })
  const socketGauge = new Gauge({ name: 'crm_sockets', help: 'Sockets connected to this node', registers })
  const jobGauge = new Gauge({ name: 'crm_jobs', help: 'Jobs by queue', labelNames: ['queue', 'state'], registers })

  app.get('/metrics', async (request, reply) => {
    if (!(token ? bearsToken(request, token) : isLocalCall(request))) return reply.callNotFound()
    poolGauge.set({ state: 'total' }, pool.totalCount)
    poolGauge.set({ state: 'idle' }, pool.idleCount)
    poolGauge.set({ state: 'waiting' }, pool.waitingCount)
    socketGauge.set(sockets.count())
    jobGauge.reset()
    for (const { queue, state, count } of await jobs.counts()) jobGauge.set({ queue, state }, count)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
