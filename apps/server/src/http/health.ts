import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

/** /healthz: the process answers. /readyz: it can do its work; a load balancer sends people elsewhere while not. */
export const serveHealth = (app: FastifyInstance, pool: pg.Pool) => {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const ready =
      !closing &&
      (await pool.query('select 1').then(
        () => true,
        () => false,
      ))
    return reply.code(ready ? 200 : 503).send({ ok: ready })
  })
}
