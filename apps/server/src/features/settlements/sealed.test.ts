import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import { settlements } from '@crm/contract/features/settlements/settlements'
import { beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { storageOf } from '../../ports/storage/storageOf.ts'
import { readPdf } from '../../testing/files/readPdf.ts'
import { type SettlementFixture, settlementFixture } from '../../testing/fixtures/money/settlementFixture.ts'
import { insertSignedContract } from '../../testing/fixtures/money/signedContractFixture.ts'

let f: SettlementFixture
beforeAll(async () => {
  f = await settlementFixture()
})

test('a contract that was signed on the page is in it once it is sealed, with its hash in the list', async () => {
  const { ctr_no, ctr_hash } = await insertSignedContract(f.app.db)
  const contractOf = async () => (await f.contentsOf(ctr_no, f.admin)).pieces.find(({ kind }) => kind === 'contract')
  expect(await contractOf()).toMatchObject({ state: 'missing', reason: '계약서 봉인이 끝나면 담겨요.', mend: null })
  await f.admin.call(contractSigning.seal, { params: { ctr_no } })
  await expect.poll(async () => (await contractOf())?.state, { timeout: 60_000, interval: 300 }).toBe('there')

  const packed = await f.unzip(await f.zipOf(ctr_no, f.admin))
  const name = Object.keys(packed).find((each) => each.startsWith('02_계약서_')) ?? ''
  const sealed = packed[name] ?? new Uint8Array()
  expect(sealed.length).toBe((await contractOf())?.size)
  const hash = createHash('sha256').update(sealed).digest('hex')
  const kept = await f.app.db
    .selectFrom('contract_papers')
    .select('cp_hash')
    .where('ctr_no', '=', ctr_no)
    .where('cp_kind', '=', 'final')
    .executeTakeFirst()
  expect(hash).toBe(kept?.cp_hash)
  const { text } = await readPdf(packed['00_목록.pdf'] ?? new Uint8Array())
  expect(text).toContain(hash)
  expect(text).toContain(ctr_hash)
})

const megabyte = 1024 ** 2
const scanSize = 96 * megabyte

test('memory does not grow with the scans that are packed', async () => {
  const { est_no } = await f.issue()
  const { ctr_no } = await f.register(est_no)
  const storage = storageOf({ ...readConfig({ DATABASE_URL: f.app.databaseUrl }), dataDir: f.app.dataDir })
  const piece = Buffer.alloc(megabyte, 'x')
  const body = Readable.from(Array.from({ length: scanSize / megabyte }, () => piece))
  const upload_key = 'ab'.repeat(16)
  const scan = { originalname: '스캔.pdf', size: scanSize, mimetype: 'application/pdf' }
  const place = await storage.put(upload_key, body, scan)
  const { user_no } = f.mina
  const { file_no } = await f.app.db
    .insertInto('files')
    .values({ ...scan, user_no, upload_key, place })
    .returning('file_no')
    .executeTakeFirstOrThrow()
  await f.app.db
    .insertInto('file_attachments')
    .values({ file_no, to_table: 'contracts', to_no: ctr_no, user_no })
    .execute()

  // What is used no more but not collected yet does not count.
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const inUse = () => {
    collect()
    return process.memoryUsage().arrayBuffers
  }
  const before = inUse()
  let looked = 0
  let most = 0
  let received = 0
  const answer = await fetch(`${f.app.url}${settlements.zip.path.replace(':ctr_no', String(ctr_no))}`, {
    headers: { authorization: `Bearer ${f.mina.token}` },
  })
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    received += chunk.length
    if (received - looked < 8 * megabyte) continue
    looked = received
    most = Math.max(most, inUse() - before)
  }
  expect(received).toBeGreaterThan(scanSize)
  expect(most).toBeLessThan(scanSize / 2)
})
