import { replayHeader, staleHeader } from '@crm/contract/kit/client'
import type { AnyEndpoint, EndpointGroup } from '@crm/contract/kit/endpoint'
import type { FastifyInstance, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type pg from 'pg'
import type { Actor, Caller, Context } from '../context.ts'
import { publisherOfRequest } from '../realtime/publisher.ts'
import { Download, sendDownload } from './answer/download.ts'
import { answerOnlyNews } from './answer/revalidation.ts'
import { serializerOf } from './answer/serializer.ts'
import { bringsFiles, readBody } from './body/multipart.ts'
import type { Actors } from './caller/actors.ts'
import { addressOf } from './caller/address.ts'
import { admitCall } from './caller/admit.ts'
import { inReadOnlyTransaction, inTransaction, type Machinery, plainContext } from './caller/contexts.ts'
import { limitOf } from './caller/limits.ts'
import type { Handler, Handlers, ManualHandler } from './handlers.ts'
import { once, readKey } from './idempotency.ts'
import { parseRequest } from './validate.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
    /** The endpoint's label in metrics. */
    routeName: string | undefined
  }
}

export interface Mounting {
  machinery: Machinery
  pool: pg.Pool
  actors: Actors
  rateLimits: boolean
  /** Called with every handler's answer before it is serialised. */
  onAnswer?: (endpoint: AnyEndpoint, answer: unknown) => void
}

const oneOf = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header)

/** Headers are ASCII: a name in Korean comes percent-encoded. */
const written = (header: string | undefined) => {
  try {
    return header && decodeURIComponent(header).replace(/\p{Cc}/gu, '')
  } catch {
    return header
  }
}

export const tokenOf = (authorization: string | undefined) => authorization?.match(/^Bearer (\S+)$/i)?.[1]

const callerOf = (request: FastifyRequest, headers = request.headers): Caller => ({
  requestId: request.id,
  ip: addressOf(request),
  userAgent: (headers['user-agent'] ?? '').slice(0, 300),
  token: tokenOf(headers.authorization),
  deviceCode: oneOf(headers['device-code'])?.slice(0, 100),
  deviceName: written(oneOf(headers['device-name']))?.slice(0, 100),
  socketId: oneOf(headers['socket-id'])?.slice(0, 40),
  shareSession: oneOf(headers['share-session'])?.slice(0, 100),
})

const mountOne = (
  app: FastifyInstance,
  { machinery, pool, actors, rateLimits, onAnswer }: Mounting,
  endpoint: AnyEndpoint,
  handler: Handler<AnyEndpoint> | ManualHandler<AnyEndpoint>,
) => {
  const manual = typeof handler !== 'function'
  const handle = manual ? handler.withoutTransaction : handler
  const limit = rateLimits ? limitOf(pool, endpoint) : undefined
  const name = `${endpoint.method} ${endpoint.path}`

  const letIn = (request: FastifyRequest, actor: Actor | null, done: HookHandlerDoneFunction) => {
    request.actor = actor
    try {
      admitCall(endpoint, actor)
    } catch (refusal) {
      return done(refusal as Error)
    }
    done()
  }

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    // Asking for a file's size only is common; nobody asks that of an answer in JSON.
    exposeHeadRoute: endpoint.binary ?? false,
    // The schema is the serialiser's own; Fastify asks for one only where it finds an entry.
    schema: { response: { 200: {} } },
    serializerCompiler: () => serializerOf(endpoint),
    config: { streams: endpoint.binary ?? bringsFiles(endpoint) },
    ...(endpoint.bodyLimit ? { bodyLimit: endpoint.bodyLimit } : {}),
    ...(endpoint.revalidates ? { onSend: answerOnlyNews } : {}),
    // Before the body is read: whoever may not call costs as little as possible.
    onRequest: (request, _reply, done) => {
      request.routeName = endpoint.path
      const token = tokenOf(request.headers.authorization)
      const known = actors.known(token)
      if (known && !limit) return letIn(request, known, done)
      Promise.resolve(limit?.count(addressOf(request)))
        .then(() => actors.of(token))
        .then((actor) => letIn(request, actor, done), done)
    },
    handler: async (request, reply) => {
      const hasBody = request.body !== undefined || request.isMultipart()
      const body = hasBody ? await readBody(endpoint, request, reply) : undefined
      const parsed = parseRequest(endpoint, request, body)
      const caller = callerOf(request)
      const { actor } = request
      const work = (ctx: Context) => handle(ctx, parsed)
      const send = (answer: Awaited<ReturnType<typeof handle>>) => {
        if (answer instanceof Download) return sendDownload(request, reply, answer)
        onAnswer?.(endpoint, answer)
        limit?.succeeded(addressOf(request))
        return answer
      }
      if (endpoint.method === 'GET') {
        return send(
          await (actor?.viewer_no
            ? inReadOnlyTransaction(machinery, caller, actor, work)
            : work(plainContext(machinery, caller, actor))),
        )
      }

      const key = endpoint.method === 'POST' && actor ? readKey(request.headers['idempotency-key']) : undefined
      const workOnce = (ctx: Context) =>
        key && actor
          ? once(
              ctx.db,
              { user_no: actor.user_no, key, endpoint: name, body: parsed },
              () => work(ctx),
              () => reply.header(replayHeader, '1'),
            )
          : work(ctx)
      const { publisher, staleCalls } = publisherOfRequest(machinery.publisher, actor?.user_no, caller.socketId)
      const machineryOfRequest = { ...machinery, publisher }
      const answer = manual
        ? await work(plainContext(machineryOfRequest, caller, actor))
        : await inTransaction(machineryOfRequest, caller, actor, workOnce)
      const stale = staleCalls()
      if (stale.length) reply.header(staleHeader, stale.join(', '))
      return send(answer)
    },
  })
}

/** Gives every endpoint of a feature its route: limit, access, validation, transaction, answer. */
export const mount = <Group extends EndpointGroup>(
  app: FastifyInstance,
  mounting: Mounting,
  group: Group,
  handlers: Handlers<Group>,
) => {
  for (const [name, endpoint] of Object.entries(group)) {
    mountOne(app, mounting, endpoint, handlers[name] as Handler<AnyEndpoint>)
  }
}
