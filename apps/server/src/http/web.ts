import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sendProblem } from './errors.ts'
import { Refusal } from './refusal.ts'

const dist = new URL('../../../web/dist/', import.meta.url)
/** Below these a missing address is an error for programs, not a page for people. */
const notPages = /^\/(crm|docs|assets|socket\.io|metrics|healthz|readyz)(\/|$)/

/** The built web app: hashed files are kept for ever, the page that names them is always asked for. */
export const serveWeb = async (app: FastifyInstance) => {
  const built = existsSync(dist)
  if (built) {
    await app.register(files, {
      root: fileURLToPath(dist),
      preCompressed: true,
      index: false,
      wildcard: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/') || path.includes('\\assets\\')
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  const page = built ? await readFile(new URL('index.html', dist), 'utf8') : undefined

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const wantsPage = request.method === 'GET' && (path === '/docs' || !notPages.test(path))
    if (!wantsPage || !page) return sendProblem(request, reply, new Refusal('not_found'))
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  })
}
