import { readFile } from 'node:fs/promises'
import type { Context } from '../../../context.ts'
import type { StartContext } from '../../../feature.ts'
import { makeKey, openP12, openStoredKey, proveKey, type SigningKey } from './certificate.ts'
import { insertCertificate, keepKey } from './key.queries.ts'
import { sealingText as text } from './sealing.messages.ts'

type Machinery = Pick<Context, 'db' | 'config'>

const dayMs = 24 * 3_600_000
const years = 10
const leastDays = 30

const makeOwnKey = (company: string) =>
  makeKey(company, { from: new Date(Date.now() - dayMs), to: new Date(Date.now() + years * 365.25 * dayMs) })

const readKey = async ({ db, config }: Machinery): Promise<SigningKey> => {
  const { p12 } = config.signing
  const key = p12
    ? await openP12(new Uint8Array(await readFile(p12.path)), p12.password)
    : await openStoredKey(await keepKey(db, () => makeOwnKey(config.company.name)))
  await proveKey(key)
  await insertCertificate(db, key)
  return key
}

/** Opened once by a node. One that cannot be opened is tried again, because somebody may have mended it. */
const opened = new WeakMap<Context['config'], Promise<SigningKey>>()

export const signingKeyOf = (ctx: Machinery): Promise<SigningKey> => {
  const known = opened.get(ctx.config)
  if (known) return known
  const reading = readKey(ctx)
  opened.set(ctx.config, reading)
  reading.catch(() => opened.delete(ctx.config))
  return reading
}

/** Why no contract may be sent for signature; null when all is well. */
export const signingProblem = async (ctx: Machinery): Promise<string | null> => {
  try {
    const { validTo } = await signingKeyOf(ctx)
    return validTo.getTime() - Date.now() < leastDays * dayMs ? text.expiring : null
  } catch {
    return text.unreadable
  }
}

/** Tries the key while somebody looks at the log, not when the first contract has been signed by everybody. */
export const proveSigningKey = async ({ db, config, log }: Pick<StartContext, 'db' | 'config' | 'log'>) => {
  const detail = await signingKeyOf({ db, config }).then(
    ({ validTo }) => `the certificate ends on ${validTo.toISOString().slice(0, 10)}`,
    (error: Error) => `the key cannot be read: ${error.message}`,
  )
  if (await signingProblem({ db, config })) log.error({ detail }, 'contracts cannot be sent for signature')
}
