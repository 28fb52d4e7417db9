import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { createDiskReserve } from '../ports/storage/diskReserve.ts'
import { storageOf } from '../ports/storage/storageOf.ts'
import { limitBodies } from './body/bodies.ts'
import { acceptMultipart } from './body/multipart.ts'
import { spoolIn } from './body/spool.ts'
import { trustOf } from './caller/address.ts'
import { answerErrors } from './errors.ts'
import { requestLog } from './requestLog.ts'
import { guardHeaders } from './security.ts'

const bodyLimit = 1024 * 1024
const slowMs = 1000

/** Quiet when all is well: what was slow, and at `debug` everything. Paths only, never queries: those hold names. */
const logRequests = (app: FastifyInstance, log: Logger) => {
  const logsAll = log.isLevelEnabled('debug')
  app.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime)
    if (ms > slowMs || logsAll) {
      const { url: route, config } = request.routeOptions
      const line = { method: request.method, route, status: reply.statusCode, ms, user_no: request.actor?.user_no }
      // A file takes as long as the line of whoever sends or gets it.
      if (ms > slowMs && !config.streams) request.log.warn(line, 'slow request')
      else request.log.debug(line, 'request')
    }
    done()
  })
}

/** A bare application: error shape, headers, request ids. Features are mounted on it. */
export const createApp = async (config: Config, log: Logger): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    bodyLimit,
    trustProxy: trustOf(config.trustProxy),
    genReqId: () => randomUUID(),
    childLoggerFactory: requestLog,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200 },
    // Fastify's own complaints (bad URL, say) take our shape as well.
    frameworkErrors: (error, request, reply) => app.errorHandler(error, request, reply),
  }) as unknown as FastifyInstance
  app.decorateRequest('actor', null)
  app.decorateRequest('routeName', undefined)
  answerErrors(app)
  limitBodies(app, config.bodySeconds * 1000)
  logRequests(app, log)
  guardHeaders(app, config.publicUrl.startsWith('https:'), {
    storage: await storageOf(config).origin(),
    paysByToss: config.toss !== undefined,
  })
  sayCloseWhenStopping(app)
  const forms = join(config.dataDir, 'forms')
  spoolIn(app, forms, createDiskReserve(forms, config.diskReserveBytes))
  await acceptMultipart(app)
  return app
}

/** Whoever gets an answer from a node that stops opens the next connection elsewhere, instead of being cut off. */
const sayCloseWhenStopping = (app: FastifyInstance) => {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping) reply.header('connection', 'close')
    done(null, payload)
  })
}

const lookForIdleMs = 50

/**
 * Nothing new is taken, what runs is finished. A connection that was busy at that moment is idle a little later, and
 * its browser would keep it for the next request: such ones are looked for until none is left.
 */
export const closeRequests = async (app: FastifyInstance) => {
  const looking = setInterval(() => app.server.closeIdleConnections(), lookForIdleMs)
  await app.close().finally(() => clearInterval(looking))
}
