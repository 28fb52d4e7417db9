import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Config, readConfig } from '../../../config.ts'
import { findProgram } from '../../../findProgram.ts'
import { insertSignedContract } from '../../../testing/fixtures/money/signedContractFixture.ts'
import { runJobOf } from '../../../testing/runJob.ts'
import { startTestApp, type TestApp } from '../../../testing/startTestApp.ts'
import { makeKey } from './certificate.ts'
import { proveSigningKey, signingKeyOf, signingProblem } from './key.service.ts'
import { findPaper } from './papers.queries.ts'
import { sealContract } from './seal.service.ts'
import { sealingText } from './sealing.messages.ts'
import { verifyPdf } from './verify.service.ts'

let app: TestApp
const folder = mkdtempSync(join(tmpdir(), 'crm-key-'))

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** As a node of its own: each opens the key for itself. */
const machinery = (changes: Partial<Config> = {}) => ({
  db: app.db,
  config: { ...readConfig({ DATABASE_URL: 'postgres://unused' }), ...changes },
})
const p12 = (path: string, password: string): Partial<Config> => ({
  signing: { p12: { path, password }, tsaUrl: undefined },
})

/** What the start writes into the log. */
const startLines = async (ctx: ReturnType<typeof machinery>) => {
  const lines: string[] = []
  await proveSigningKey({ ...ctx, log: pino({ level: 'warn' }, { write: (line) => lines.push(line) }) })
  return lines
}

test('the first start makes one key, and every node uses it', async () => {
  await app.db.deleteFrom('signing_keys').execute()
  const keys = await Promise.all(Array.from({ length: 5 }, () => signingKeyOf(machinery())))
  expect(new Set(keys.map(({ fingerprint }) => fingerprint)).size).toBe(1)
  expect(await app.db.selectFrom('signing_keys').selectAll().execute()).toHaveLength(1)
  const known = await app.db.selectFrom('signing_certificates').select('fingerprint').execute()
  expect(known.map(({ fingerprint }) => fingerprint)).toContain(keys[0]?.fingerprint)
  expect(await signingProblem(machinery())).toBeNull()
  expect(await startLines(machinery())).toEqual([])
})

test('a paper that an earlier key sealed is still known to be ours', async () => {
  const { ctr_no } = await insertSignedContract(app.db)
  await runJobOf(app)(sealContract, { ctr_no })
  await app.db.deleteFrom('signing_keys').execute()
  const { fingerprint } = await signingKeyOf(machinery())
  expect(await app.db.selectFrom('signing_certificates').select('fingerprint').execute()).toContainEqual({
    fingerprint,
  })
  const pdf = (await findPaper(app.db, ctr_no, 'final')) as Buffer
  expect((await verifyPdf(app, pdf)).verdict).toBe('intact')
})

test.each([
  ['ends within 30 days', 20],
  ['has ended', -1],
])('a certificate that %s is one line in the log, and nothing is sent', async (_, days) => {
  const day = 24 * 3_600_000
  const kept = await app.db.selectFrom('signing_keys').select(['private_key', 'certificate']).executeTakeFirst()
  const old = await makeKey('빌더스컨설팅', {
    from: new Date(Date.now() - 90 * day),
    to: new Date(Date.now() + days * day),
  })
  await app.db.updateTable('signing_keys').set(old).execute()
  expect(await signingProblem(machinery())).toBe(sealingText.expiring)
  const lines = await startLines(machinery())
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('contracts cannot be sent for signature')
  if (kept) await app.db.updateTable('signing_keys').set(kept).execute()
})

test('a file that is missing or is no certificate is one line in the log, and nothing is sent', async () => {
  const ctx = machinery(p12(join(folder, 'missing.p12'), 'secret'))
  expect(await signingProblem(ctx)).toBe(sealingText.unreadable)
  expect(await startLines(ctx)).toHaveLength(1)
  const broken = join(folder, 'broken.p12')
  writeFileSync(broken, 'no certificate')
  expect(await signingProblem(machinery(p12(broken, '')))).toBe(sealingText.unreadable)
})

const openssl = findProgram(['openssl'], undefined)

/** The files are made by openssl, because nothing of ours writes them: skipped where a machine has none. */
test.skipIf(!openssl).each([
  ['rsa', ['-newkey', 'rsa:2048']],
  ['ec', ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256']],
])('a PKCS#12 file with a key of kind %s seals; with a wrong password it does not', async (name, kind) => {
  const at = (file: string) => join(folder, `${name}-${file}`)
  const run = (...args: string[]) => execFileSync(openssl ?? '', args, { stdio: 'pipe' })
  const subject = ['-subj', '/CN=Builders', '-days', '400', '-nodes']
  run('req', '-x509', ...kind, ...subject, '-keyout', at('key.pem'), '-out', at('cert.pem'))
  const files = ['-inkey', at('key.pem'), '-in', at('cert.pem')]
  run('pkcs12', '-export', ...files, '-out', at('sign.p12'), '-passout', 'pass:secret')
  expect(await signingProblem(machinery(p12(at('sign.p12'), 'wrong')))).toBe(sealingText.unreadable)
  const settings = p12(at('sign.p12'), 'secret')
  expect(await signingProblem(machinery(settings))).toBeNull()
  const { ctr_no } = await insertSignedContract(app.db)
  await runJobOf(app, settings)(sealContract, { ctr_no })
  const pdf = (await findPaper(app.db, ctr_no, 'final')) as Buffer
  expect((await verifyPdf(app, pdf)).verdict).toBe('intact')
})
