import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { problems } from '@crm/contract/problems'
import type { FastifyInstance } from 'fastify'

/** Whether a request says that a body comes with it. */
const bringsBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const tooSlowAnswer = () => {
  const { status, message } = problems.too_slow
  const body = JSON.stringify({ state: 0, code: 'too_slow', message })
  const length = Buffer.byteLength(body)
  return [
    `HTTP/1.1 ${status} Request Timeout`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${length}`,
    'connection: close',
    '',
    body,
  ].join('\r\n')
}

/** Ends a request whose body is not there in time; nobody waits for its answer yet, so that it is written here. */
export const limitBodyTime = (request: IncomingMessage, limitMs: number) => {
  if (!bringsBody(request)) return
  const timer = setTimeout(() => {
    if (request.complete) return
    if (request.socket.writable) request.socket.write(tooSlowAnswer())
    request.socket.destroySoon()
  }, limitMs)
  request.once('close', () => clearTimeout(timer))
}

/** Files take as long as they take, but something must come all the time. */
const limitBodySilence = (request: IncomingMessage, limitMs: number, response: ServerResponse) => {
  if (!bringsBody(request)) return
  const { socket } = request
  const giveUp = () => {
    if (!request.complete) socket.destroy()
  }
  socket.setTimeout(limitMs, giveUp)
  // The same connection serves many requests: named again, the listener goes. A body that nobody read to its end never closes.
  const stop = () => socket.setTimeout(0, giveUp)
  request.once('close', stop)
  response.once('close', stop)
}

/** How long the rest of a refused body is still thrown away. */
const lingerMs = 1000

/**
 * Closes the connection once the answer is sent. At once it would be a reset, by which many systems lose an answer that
 * has already arrived: so the sender is told that nothing more comes and gets a moment to read it.
 */
const closeSoon = ({ socket }: IncomingMessage) => {
  socket.destroySoon = () => {
    socket.end()
    wait(lingerMs, undefined, { ref: false }).then(() => socket.destroy())
  }
}

/** Bodies are waited for only so long, and whoever is answered before the body was read does not go on sending it. */
export const limitBodies = (app: FastifyInstance, limitMs: number) => {
  app.addHook('onRequest', (request, reply, done) => {
    const limit = request.routeOptions.config.streams ? limitBodySilence : limitBodyTime
    limit(request.raw, limitMs, reply.raw)
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    const { raw } = request
    if (raw.complete || !bringsBody(raw)) return done(null, payload)
    // A short body has often arrived together with the head, and is complete a moment later.
    setImmediate(() => {
      if (!raw.complete) {
        reply.header('connection', 'close')
        closeSoon(raw)
      }
      done(null, payload)
    })
  })
}
