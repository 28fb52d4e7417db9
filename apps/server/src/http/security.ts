import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Strict by default: own scripts only. Styles may be inline because the component library writes them. */
export const guardHeaders = async (app: FastifyInstance, overHttps: boolean, storageOrigin: string | undefined) => {
  // Files that lie elsewhere are uploaded there and shown from there.
  const storage = storageOrigin ? [storageOrigin] : []
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...storage],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...storage],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: overHttps,
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(self)')
    // Answers are about people: no cache on the way keeps them.
    if (request.url.startsWith('/crm/')) reply.header('cache-control', 'no-store')
  })
}
