import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

/** A database that does not answer within this time is not ready; load balancers ask every few seconds. */
const patienceMs = 1500

/** Asks once for all who want to know; a connection that stays silent is given up, not waited for. */
const createCheck = (pool: pg.Pool) => {
  let asked: Promise<boolean> | undefined
  const ask = () =>
    pool.query({ text: 'select 1', query_timeout: patienceMs } as pg.QueryConfig).then(
      () => true,
      () => false,
    )
  return () => {
    asked ??= ask().finally(() => {
      asked = undefined
    })
    return Promise.race([asked, wait(patienceMs, false, { ref: false })])
  }
}

/** /healthz: the process answers. /readyz: it can do its work; a load balancer sends people elsewhere while not. */
export const serveHealth = (app: FastifyInstance, pool: pg.Pool) => {
  const isDatabaseThere = createCheck(pool)
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const ready = !closing && (await isDatabaseThere())
    return reply.code(ready ? 200 : 503).send({ ok: ready })
  })
}
