import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { alarms } from '@crm/contract/features/alarms/alarms'
import { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import { contracts } from '@crm/contract/features/contracts/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../../config.ts'
import { findProgram } from '../../../findProgram.ts'
import { readPdf } from '../../../testing/files/readPdf.ts'
import { insertSignedContract } from '../../../testing/fixtures/money/signedContractFixture.ts'
import { runJobOf } from '../../../testing/runJob.ts'
import { startTimestampAuthority } from '../../../testing/services/timestampAuthority.ts'
import { type Person, startTestApp, type TestApp } from '../../../testing/startTestApp.ts'
import { lastSignature } from './cms.ts'
import { findPaper } from './papers.queries.ts'
import { contractPaper } from './papers.service.ts'
import { reportUnsealedContracts, sealContract } from './seal.service.ts'
import { sealingText } from './sealing.messages.ts'
import { verifyPdf } from './verify.service.ts'

let app: TestApp
let admin: Person
const folder = mkdtempSync(join(tmpdir(), 'crm-seal-'))

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.staff({ emp_scope: ['AdminContract'] })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run: ReturnType<typeof runJobOf> = (handle, data) => runJobOf(app)(handle, data)
const read = async (ctr_no: number) => (await admin.call(contracts.detail, { params: { ctr_no } })).query[0]
const papersOf = (ctr_no: number) =>
  app.db.selectFrom('contract_papers').select(['cp_kind', 'cp_hash']).where('ctr_no', '=', ctr_no).execute()

test('다시 봉인: one paper with every signature and the audit trail, sealed, and everybody gets it', async () => {
  const { ctr_no, ctr_hash } = await insertSignedContract(app.db)
  await admin.call(contractSigning.seal, { params: { ctr_no } })
  await expect.poll(async () => (await read(ctr_no))?.ctr_state, { timeout: 60_000, interval: 300 }).toBe('sealed')
  const contract = await read(ctr_no)
  expect(contract?.events.at(-1)).toMatchObject({ ce_kind: 'sealed', name: null })
  expect(await papersOf(ctr_no)).toHaveLength(1)
  const pdf = (await findPaper(app.db, ctr_no, 'final')) as Buffer
  const { text } = await readPdf(pdf)
  for (const words of ['감사추적인증서', '이도현', '박하은', '203.0.113.7', ctr_hash]) expect(text).toContain(words)
  expect(await verifyPdf(app, pdf)).toMatchObject({ verdict: 'intact', ctr_title: '시드 투자 준비 컨설팅 용역 계약' })
  await expect.poll(() => app.db.selectFrom('signer_links').selectAll().execute(), { timeout: 20_000 }).toHaveLength(2)
  await expect(admin.call(contractSigning.seal, { params: { ctr_no } })).rejects.toMatchObject({
    status: 409,
    message: sealingText.notUnsealed,
  })
})

test('sealed twice and at the same time there is one paper and one event', async () => {
  const { ctr_no } = await insertSignedContract(app.db)
  await Promise.all([run(sealContract, { ctr_no }), run(sealContract, { ctr_no }), run(sealContract, { ctr_no })])
  await run(sealContract, { ctr_no })
  expect(await papersOf(ctr_no)).toHaveLength(1)
  expect((await read(ctr_no))?.events.filter(({ ce_kind }) => ce_kind === 'sealed')).toHaveLength(1)
})

test('the sent paper is written once, and stays as it was sent', async () => {
  const { ctr_no } = await insertSignedContract(app.db)
  const ctx = { db: app.db, config: readConfig({ DATABASE_URL: 'postgres://unused' }) }
  const first = await contractPaper(ctx, ctr_no)
  expect((await contractPaper(ctx, ctr_no)).equals(first)).toBe(true)
  const { text } = await readPdf(first)
  expect(text).toContain('서명 전')
  expect(text).not.toContain('감사추적인증서')
  await run(sealContract, { ctr_no })
  expect((await readPdf(await contractPaper(ctx, ctr_no))).text).toContain('감사추적인증서')
  expect((await papersOf(ctr_no)).map(({ cp_kind }) => cp_kind).sort()).toEqual(['final', 'sent'])
})

test('what is not sealed after five minutes is reported to who manages contracts, once', async () => {
  const { ctr_no } = await insertSignedContract(app.db, { ctr_title: '막힌 계약', minutesAgo: 6 })
  const fresh = await insertSignedContract(app.db, { ctr_title: '방금 체결한 계약' })
  const titles = async () => (await admin.call(alarms.list, { query: {} })).query.map(({ al_title }) => al_title)
  await run(reportUnsealedContracts, {})
  await run(reportUnsealedContracts, {})
  expect((await titles()).filter((title) => title === sealingText.unsealedTitle('막힌 계약'))).toHaveLength(1)
  expect(await titles()).not.toContain(sealingText.unsealedTitle('방금 체결한 계약'))
  const reported = await app.db.selectFrom('unsealed_reports').select('ctr_no').execute()
  expect(reported.map((row) => row.ctr_no)).toContain(ctr_no)
  expect(reported.map((row) => row.ctr_no)).not.toContain(fresh.ctr_no)
})

const ssl = findProgram(['openssl'], undefined)
const sig = findProgram(['pdfsig'], undefined)

/** Where a machine has no openssl or pdfsig, the signature is proved by pkijs alone, in the other tests. */
test('openssl and pdfsig find the signature valid over the whole file, and one changed byte', async (context) => {
  if (!ssl && !sig) return context.skip('neither openssl nor pdfsig is installed')
  const { ctr_no } = await insertSignedContract(app.db)
  await run(sealContract, { ctr_no })
  const pdf = (await findPaper(app.db, ctr_no, 'final')) as Buffer
  const changed = Buffer.from(pdf)
  changed[100] = (changed[100] ?? 0) ^ 1
  const file = (name: string, bytes: Uint8Array) => {
    writeFileSync(join(folder, name), bytes)
    return join(folder, name)
  }
  const runs = (program: string, ...args: string[]) => {
    try {
      return { isGood: true, said: execFileSync(program, args, { encoding: 'utf8', stdio: 'pipe' }) }
    } catch (error) {
      return { isGood: false, said: String((error as { stdout?: string }).stdout) }
    }
  }
  if (ssl)
    for (const [bytes, isGood] of [
      [pdf, true],
      [changed, false],
    ] as const) {
      const signature = lastSignature(bytes)
      if (!signature) throw new Error('no signature')
      const args = [
        'cms',
        '-verify',
        '-binary',
        '-inform',
        'DER',
        '-noverify',
        '-purpose',
        'any',
        '-out',
        join(folder, 'out'),
      ]
      const parts = ['-in', file('cms.der', signature.contents), '-content', file('covered.bin', signature.covered)]
      expect(runs(ssl, ...args, ...parts).isGood).toBe(isGood)
    }
  if (sig) {
    const { said } = runs(sig, file('sealed.pdf', pdf))
    expect(said).toContain('Signature is Valid')
    expect(said).toContain('Total document signed')
    expect(said).toContain('ETSI.CAdES.detached')
    expect(said.match(/Signature #/g)).toHaveLength(1)
    expect(runs(sig, file('changed.pdf', changed)).said).not.toContain('Signature is Valid')
  }
})

test.skipIf(!ssl)('an authority confirms the time; while it is away nothing is sealed', async () => {
  const authority = await startTimestampAuthority(ssl ?? '')
  const settings = { signing: { p12: undefined, tsaUrl: authority.url } }
  const { ctr_no } = await insertSignedContract(app.db)
  authority.state.isDown = true
  await expect(runJobOf(app, settings)(sealContract, { ctr_no })).rejects.toThrow()
  expect([(await read(ctr_no))?.ctr_state, await papersOf(ctr_no)]).toEqual(['concluded', []])
  authority.state.isDown = false
  await runJobOf(app, settings)(sealContract, { ctr_no })
  authority.stop()
  const pdf = (await findPaper(app.db, ctr_no, 'final')) as Buffer
  // The attribute id-aa-timeStampToken.
  expect(lastSignature(pdf)?.contents.toString('hex')).toContain('060b2a864886f70d010910020e')
  expect((await verifyPdf(app, pdf)).verdict).toBe('intact')
})
