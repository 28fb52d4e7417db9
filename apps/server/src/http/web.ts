import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sendProblem } from './errors.ts'
import { Refusal } from './refusal.ts'

const dist = new URL('../../../web/dist/', import.meta.url)
/** Below these a missing address is an error for programs, not a page for people. */
const notPages = /^\/(crm|storage|docs|assets|socket\.io|metrics|healthz|readyz)(\/|$)/
/** Beside the document itself, these are for people. */
const pagesOfDocs = new Set(['/docs', '/docs/outbox'])

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/**
 * The page carries its version, so that it notices when the server has a newer one, and the company's name, so that
 * the pages before signing in show it at once.
 */
export const withFacts = (page: string, version: string, companyName: string) => {
  const facts = { 'crm-version': version, 'crm-company': companyName, 'apple-mobile-web-app-title': companyName }
  const tags = Object.entries(facts).map(([name, content]) => `<meta name="${name}" content="${escaped(content)}" />`)
  return page
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(companyName)}</title>`)
    .replace('</head>', () => `${tags.join('')}</head>`)
}

/** Clients put it on their phone as well: there it bears the company's name, not the product's. */
const serveManifest = async (app: FastifyInstance, name: string) => {
  const written = JSON.parse(await readFile(new URL('manifest.webmanifest', dist), 'utf8'))
  const manifest = JSON.stringify({ ...written, name, short_name: name })
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'no-cache').send(manifest),
  )
}

/** The built web app: hashed files are kept for ever, the page that names them is always asked for. */
export const serveWeb = async (app: FastifyInstance, version: string, companyName: string) => {
  const built = existsSync(new URL('index.html', dist))
  if (built) {
    // One route for all hashed files, which are many: a route for each of them took a quarter of a second at every start.
    await app.register(files, {
      root: fileURLToPath(new URL('assets/', dist)),
      prefix: '/assets/',
      decorateReply: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
    })
    await app.register(files, {
      root: fileURLToPath(dist),
      preCompressed: true,
      index: false,
      wildcard: false,
      globIgnore: ['assets/**', 'manifest.webmanifest*'],
      cacheControl: false,
      setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
    })
    await serveManifest(app, companyName)
  }
  const page = built ? withFacts(await readFile(new URL('index.html', dist), 'utf8'), version, companyName) : undefined

  // Before the body is read: nobody waits for what a wrong address is sent.
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404 || request.method === 'GET') return done()
    sendProblem(request, reply, new Refusal('not_found'))
  })
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const wantsPage = request.method === 'GET' && (pagesOfDocs.has(path) || !notPages.test(path))
    if (!wantsPage || !page) return sendProblem(request, reply, new Refusal('not_found'))
    // The address of a shared link is its key: no search engine lists it, no other site is told it.
    if (path.startsWith('/public/'))
      reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  })
}
