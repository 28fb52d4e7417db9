import { once } from 'node:events'
import { createClient } from '@crm/contract/kit/client'
import pg from 'pg'
import { expect, vi } from 'vitest'
import { startToss } from '../services/toss.ts'
import { demoClone } from '../startTestApp.ts'
import { program } from './program.ts'

type Program = ReturnType<typeof program>

const kill = async ({ child }: Program) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

/** The whole program on the demo's data with Toss beside it, which can be killed while Toss is asked to charge. */
export const startCrashingProgram = async () => {
  const toss = await startToss()
  const { url, clientKey, secretKey } = toss.settings
  const DATABASE_URL = await demoClone()
  const env = { DATABASE_URL, SEED: 'demo', TOSS_URL: url, TOSS_CLIENT_KEY: clientKey, TOSS_SECRET_KEY: secretKey }
  const database = new pg.Client({ connectionString: DATABASE_URL })
  await database.connect()
  let running: Program
  let toServer: ReturnType<typeof createClient>
  const session = { token: '' }

  const start = async () => {
    running = program(env)
    const headers = (): Record<string, string> => (session.token ? { authorization: `Bearer ${session.token}` } : {})
    toServer = createClient({ baseUrl: await running.ready(), headers })
  }
  await start()
  const call = ((...request: Parameters<typeof toServer>) => toServer(...request)) as ReturnType<typeof createClient>

  /** Kills the server at this moment of its call to Toss, and starts another one. */
  const killedAt = async (moment: 'before' | 'done' | 'answered', confirm: () => Promise<unknown>) => {
    const before = toss.state.writes
    toss.around.step = async (when) => {
      if (when !== moment) return
      await kill(running)
      return 'gone'
    }
    await confirm().catch(() => undefined)
    await vi.waitFor(() => expect(running.child.signalCode).toBe('SIGKILL'), { timeout: 60_000 })
    delete toss.around.step
    expect(toss.state.writes - before).toBe(moment === 'before' ? 0 : 1)
    await start()
  }

  /** What hangs is looked at after half a minute; a test does not wait for it. */
  const hurry = async (minutes: number) => {
    await database.query(
      `update payment_tries set confirming_dt = now() - make_interval(mins => $1) where try_state = 'confirming'`,
      [minutes],
    )
    await database.query(
      `update pgboss.job set start_after = now() where name = 'payments.settle' and state < 'active'`,
    )
  }

  const settled = (pay_no: number, pay_state: number) =>
    vi.waitFor(
      async () => {
        const { rows } = await database.query('select pay_state from payments where pay_no = $1', [pay_no])
        expect(rows[0]?.pay_state).toBe(pay_state)
      },
      { timeout: 60_000, interval: 200 },
    )

  const discrepancies = async () => (await database.query('select * from payment_discrepancies')).rows

  const stop = async () => {
    await kill(running)
    await database.end()
    toss.stop()
  }

  return { toss, database, session, call, killedAt, hurry, settled, discrepancies, stop }
}
