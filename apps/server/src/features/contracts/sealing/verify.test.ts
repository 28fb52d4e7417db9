import { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../../config.ts'
import { insertSignedContract } from '../../../testing/fixtures/money/signedContractFixture.ts'
import { runJobOf } from '../../../testing/runJob.ts'
import { startTestApp, type TestApp } from '../../../testing/startTestApp.ts'
import { makeKey, openStoredKey } from './certificate.ts'
import { lastSignature } from './cms.ts'
import { signingKeyOf } from './key.service.ts'
import { findPaper } from './papers.queries.ts'
import { contractPaper, finalPaper } from './papers.service.ts'
import { sealContract } from './seal.service.ts'
import { checkNames } from './sealing.messages.ts'
import { signPdf } from './sign.ts'
import { verifyPdf } from './verify.service.ts'

let app: TestApp
let ctr_no: number
let pdf: Buffer
let machinery: { db: TestApp['db']; config: ReturnType<typeof readConfig> }

beforeAll(async () => {
  app = await startTestApp()
  machinery = { db: app.db, config: readConfig({ DATABASE_URL: 'postgres://unused' }) }
  ctr_no = (await insertSignedContract(app.db)).ctr_no
  await runJobOf(app)(sealContract, { ctr_no })
  pdf = (await findPaper(app.db, ctr_no, 'final')) as Buffer
})

const wrongChecks = ({ checks }: Awaited<ReturnType<typeof verifyPdf>>) =>
  checks.filter(({ is_right }) => !is_right).map(({ name }) => name)

const upload = (bytes: Uint8Array) =>
  app.call(contractSigning.verify, { body: { file: new File([new Uint8Array(bytes)], '계약서.pdf') } })

test('a sealed paper is intact, and whoever has it reads what it is about', async () => {
  const { query } = await upload(pdf)
  expect(query[0]).toMatchObject({
    verdict: 'intact',
    ctr_title: '시드 투자 준비 컨설팅 용역 계약',
    signers: [{ cs_name: '이도현' }, { cs_name: '박하은' }],
  })
  expect(query[0]?.checks.map(({ name }) => name)).toEqual(Object.values(checkNames))
  expect(query[0]?.sealed_dt).toMatch(/^\d{4}-/)
})

test('one flipped bit anywhere is found', async () => {
  const start = pdf.lastIndexOf('/Contents <') + '/Contents <'.length
  const places: Record<string, number> = {
    'the head': 6,
    'the first page': Math.floor(pdf.length / 4),
    'the dictionary of the signature': pdf.lastIndexOf('/SubFilter') + 3,
    'its range': pdf.lastIndexOf('/ByteRange') + 14,
    'the certificate': start + 400,
    'the signature value': start + 2 * (lastSignature(pdf)?.contents.findLastIndex((byte) => byte !== 0) ?? 0) - 20,
    'the zeros that fill its place': start + 20_000,
    'the last cross-reference': pdf.lastIndexOf('startxref') - 30,
    'the last byte': pdf.length - 2,
  }
  for (const [place, at] of Object.entries(places)) {
    const changed = Buffer.from(pdf)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(await verifyPdf(machinery, changed), place).toMatchObject({
      verdict: 'changed',
      ctr_title: null,
      signers: [],
    })
  }
})

test('an appended byte, an appended revision and a cut end are found', async () => {
  const appended = await verifyPdf(machinery, Buffer.concat([pdf, Buffer.from('\n')]))
  expect(appended.verdict).toBe('changed')
  expect(wrongChecks(appended)).toEqual([checkNames.whole, checkNames.hash, checkNames.chain])
  const revision = Buffer.from('\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n')
  expect((await verifyPdf(machinery, Buffer.concat([pdf, revision]))).verdict).toBe('changed')
  expect((await verifyPdf(machinery, pdf.subarray(0, pdf.length - 10))).verdict).toBe('changed')
})

test('signed again, also by our own key, it is no longer the paper that was given', async () => {
  const again = await signPdf(pdf, await signingKeyOf(machinery), undefined)
  const found = await verifyPdf(machinery, again)
  expect(found.verdict).toBe('changed')
  expect(wrongChecks(found)).toEqual([checkNames.hash, checkNames.chain])
})

test('the same text under somebody else’s certificate is not ours', async () => {
  const stranger = await openStoredKey(
    await makeKey('빌더스컨설팅', { from: new Date(), to: new Date(Date.now() + 1e10) }),
  )
  const forged = await signPdf(await finalPaper(machinery, ctr_no), stranger, undefined)
  const found = await verifyPdf(machinery, forged)
  expect(found).toMatchObject({ verdict: 'foreign', ctr_title: null })
  expect(wrongChecks(found)).toEqual([checkNames.certificate, checkNames.hash, checkNames.chain])
})

test('a changed audit trail is found', async () => {
  const other = await insertSignedContract(app.db)
  await runJobOf(app)(sealContract, other)
  const paper = (await findPaper(app.db, other.ctr_no, 'final')) as Buffer
  expect((await verifyPdf(machinery, paper)).verdict).toBe('intact')
  await sql`alter table contract_events disable trigger user`.execute(app.db)
  await sql`update contract_events set ce_address = '198.51.100.1' where ctr_no = ${other.ctr_no} and ce_kind = 'sent'`.execute(
    app.db,
  )
  await sql`alter table contract_events enable trigger user`.execute(app.db)
  expect(wrongChecks(await verifyPdf(machinery, paper))).toEqual([checkNames.chain])
})

test('a paper as it was sent, not sealed yet, is said to be just that', async () => {
  const { ctr_no: open } = await insertSignedContract(app.db)
  const found = await verifyPdf(machinery, await contractPaper(machinery, open))
  expect(found).toMatchObject({ verdict: 'unsealed', sealed_dt: null })
  expect(wrongChecks(found)).toContain(checkNames.signature)
})

test('hostile files get an answer at once', async () => {
  const marks = Buffer.alloc(20 * 1024 * 1024 - 1000, '/ByteRange [0 1 2 3] ')
  marks.write('%PDF-1.7\n')
  const deep = Buffer.from(`%PDF-1.7\n/ByteRange [0 37 90039 1]${' '.repeat(2)}<${'30'.repeat(45_000)}>x`, 'latin1')
  const encrypted = Buffer.from(
    '%PDF-1.7\n1 0 obj\n<< /Filter /Standard /V 5 >>\nendobj\ntrailer << /Encrypt 1 0 R >>\n%%EOF',
  )
  const before = process.memoryUsage().rss
  for (const file of [marks, deep, encrypted, Buffer.from('%PDF-1.7\nstartxref\n999999\n%%EOF')]) {
    // Of the processor, not of the clock: what looks back again and again takes minutes of it.
    const started = process.cpuUsage()
    expect(await verifyPdf(machinery, file)).toMatchObject({ verdict: 'foreign', signers: [] })
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(5_000)
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000)
  await expect(upload(Buffer.from('no PDF at all'))).rejects.toMatchObject({ status: 400 })
})
