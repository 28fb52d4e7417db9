import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'

type Headers = Record<string, string>

/** Helmet's headers, asked for once: they are the same for every answer of a kind, and working them out takes time. */
const headersOf = (options: HelmetOptions): Headers => {
  const headers: Headers = {}
  const answer = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => {},
  } as unknown as ServerResponse
  helmet(options)({} as IncomingMessage, answer, (fault?: unknown) => {
    if (fault) throw fault
  })
  return headers
}

/** Toss's own: its script, and what that calls and shows. */
const toss = { script: 'https://js.tosspayments.com', anything: 'https://*.tosspayments.com' }

interface Elsewhere {
  /** Files that lie elsewhere are uploaded there and shown from there. */
  storage: string | undefined
  /** Whether people pay through Toss. */
  paysByToss: boolean
}

/** Strict: own scripts only, and Toss's where people pay by it. Styles may be inline because the component library writes them. */
const pageHeaders = (overHttps: boolean, storage: string[], pays: string[], payScripts: string[]): Headers => ({
  ...headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...payScripts],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...storage, ...pays],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...storage, ...pays],
        frameSrc: ["'self'", ...pays],
        // Videos of courses are put together from segments by a script (hls.js).
        mediaSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'", ...pays],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: overHttps,
  }),
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
})

/** What the API answers is no page: nothing may run or be framed, and as it is about people, no cache keeps it. */
const answerHeaders = (overHttps: boolean): Headers => ({
  ...headersOf({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: overHttps,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }),
  'cache-control': 'no-store',
})

/** Scripts of workers. A worker lives by the policy of its own script, so that WebAssembly runs there and nowhere else. */
const workerScript = /^\/assets\/[\w.-]*worker[\w.-]*\.js$/i

const workerHeaders = (ofPages: Headers): Headers => ({
  ...ofPages,
  'content-security-policy': "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self'",
})

export const guardHeaders = (app: FastifyInstance, overHttps: boolean, { storage, paysByToss }: Elsewhere) => {
  const pays = paysByToss ? [toss.anything] : []
  const ofPages = pageHeaders(overHttps, storage ? [storage] : [], pays, paysByToss ? [toss.script] : [])
  const ofWorkers = workerHeaders(ofPages)
  const ofAnswers = answerHeaders(overHttps)
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/crm/')) reply.headers(ofAnswers)
    else reply.headers(workerScript.test(request.url) ? ofWorkers : ofPages)
    reply.header('x-request-id', request.id)
    done()
  })
}
