import { companyProfile } from '@crm/contract/features/companyProfile/companyProfile'
import { deposits } from '@crm/contract/features/deposits/deposits'
import type { SettlementPiece } from '@crm/contract/features/settlements/settlements'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { koreaToday } from '../../clock.ts'
import { readPdf } from '../../testing/files/readPdf.ts'
import { type SettlementFixture, settlementFixture } from '../../testing/fixtures/money/settlementFixture.ts'

let f: SettlementFixture
beforeAll(async () => {
  f = await settlementFixture()
})

const statesOf = ({ pieces }: { pieces: SettlementPiece[] }) => pieces.map(({ kind, state }) => `${kind} ${state}`)
const pieceOf = ({ pieces }: { pieces: SettlementPiece[] }, kind: SettlementPiece['kind']) =>
  pieces.find((piece) => piece.kind === kind)

const concluded = async () => {
  const estimate = await f.issue()
  return { ...(await f.register(estimate.est_no)), est_code: estimate.est_code ?? '' }
}

type Concluded = Awaited<ReturnType<typeof concluded>>

const pay = async ({ client_no, credits }: Concluded, dep_pay_type: 1 | 2 | 3 | 4 | 5 = 3, share = 1) => {
  const shares = credits.map(({ projcrd_no, projcrd_amount }) => ({
    projcrd_no,
    amount: Math.floor(projcrd_amount * share),
  }))
  const dep_amount = shares.reduce((sum, { amount }) => sum + amount, 0)
  const { query } = await f.admin.call(deposits.create, {
    body: { client_no, dep_dt: koreaToday(), dep_amount, dep_pay_type, dep_name: '그린루프', dep_memo: '', shares },
  })
  return { dep_no: query[0]?.dep_no ?? 0, dep_amount }
}

/** As if the tax office had approved what waits. */
const issueTaxPapers = async ({ ctr_no }: Concluded, dep_no: number) => {
  await sql`insert into tax_papers (to_table, to_no, kind, supply, vat, due_dt)
            select 'deposit_shares', s.ds_no, 'tax_invoice', s.ds_amount - round(s.ds_amount / 11.0), round(s.ds_amount / 11.0), current_date
              from deposit_shares s where s.dep_no = ${dep_no} on conflict do nothing`.execute(f.app.db)
  await sql`update tax_papers set tp_state = 'issued', issued_dt = now(), receiver = '2208162517',
                   issue_number = '20261118' || lpad(tp_no::text, 16, '0')
             where ctr_no = ${ctr_no} and tp_state = 'requested'`.execute(f.app.db)
}

const copyNo = async (kind: 'registration' | 'account') => {
  const { query } = await f.admin.call(companyProfile.profile, {})
  return query[0]?.copies.find(({ cpc_kind }) => cpc_kind === kind)?.cpc_no ?? 0
}

test('everything that is missing is named, with the reason and where to bring it', async () => {
  const contract = await concluded()
  const contents = await f.contentsOf(contract.ctr_no)
  expect(statesOf(contents)).toEqual([
    'estimate there',
    'contract missing',
    'tax_invoice missing',
    'deposits missing',
    'registration missing',
    'account missing',
  ])
  expect(contents.missing).toBe(5)
  expect(contents.pieces.map(({ reason, mend }) => [reason, mend])).toEqual([
    ['', null],
    ['계약서 스캔이 아직 없어요.', 'files'],
    ['입금되면 발급해요.', null],
    ['아직 입금이 없어요.', 'deposits'],
    ['사업자등록증 사본이 아직 없어요.', 'company'],
    ['입금 계좌가 아직 없어요.', 'company'],
  ])
})

test('copies of our own papers are uploaded by whoever manages contracts, the newest counts', async () => {
  const profile = (await f.admin.call(companyProfile.profile, {})).query[0]
  const account = { bank_code: '088', cac_number: '110-123-456789', cac_holder: '빌더스컨설팅' }
  const second = { ...account, bank_code: '004', cac_number: '123401-04-567890' }
  await f.admin.call(companyProfile.change, {
    body: { cpr_business: '', cpr_item: '', accounts: [account, second], rev: profile?.rev ?? 0 },
  })
  const { query } = await f.admin.call(companyProfile.profile, {})
  expect(query[0]?.copies).toEqual([
    { cpc_no: expect.any(Number), cpc_kind: 'registration', account: null },
    { cpc_no: expect.any(Number), cpc_kind: 'account', account: expect.stringContaining('110-123-456789') },
    { cpc_no: expect.any(Number), cpc_kind: 'account', account: expect.stringContaining('123401-04-567890') },
  ])
  const to = { to_table: 'company_copies', to_no: await copyNo('registration') }
  await expect(f.attach(to, '남의 것.pdf', f.mina)).rejects.toMatchObject({ status: 404 })
  await expect(f.attach({ ...to, to_no: 999_999 }, '없는 것.pdf', f.admin)).rejects.toMatchObject({ status: 404 })
  const { ctr_no } = await concluded()
  expect(pieceOf(await f.contentsOf(ctr_no), 'account')).toMatchObject({ reason: '통장 사본이 아직 없어요.' })
  await f.attach(to, '옛날.png', f.admin, 'old')
  await f.attach(to, '사업자등록증.pdf', f.admin, 'newest')
  await f.attach({ to_table: 'company_copies', to_no: await copyNo('account') }, '통장.JPG', f.admin)
  const contents = await f.contentsOf(ctr_no)
  expect(pieceOf(contents, 'registration')).toMatchObject({ name: '05_사업자등록증.pdf', state: 'there', size: 6 })
  // The second account has brought nothing for this contract.
  expect(contents.pieces.filter(({ kind }) => kind === 'account')).toMatchObject([
    { name: expect.stringMatching(/^06_통장사본_.+_6789\.jpg$/), state: 'there' },
  ])
})

test('the zip has every paper under its Korean name, in order, and opens', async () => {
  const contract = await concluded()
  await f.attach({ to_table: 'contracts', to_no: contract.ctr_no }, '스캔.pdf', f.mina, 'scanned')
  await f.attach({ to_table: 'contracts', to_no: contract.ctr_no }, '국세청 세금계산서.pdf', f.mina, 'attached')
  const { dep_no, dep_amount } = await pay(contract)
  await issueTaxPapers(contract, dep_no)
  const contents = await f.contentsOf(contract.ctr_no)
  expect(contents.missing).toBe(0)

  const answer = await f.zipOf(contract.ctr_no)
  expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('정산증빙_'))
  const bytes = new Uint8Array(await answer.arrayBuffer())
  // Bit 11 of the flags of the first entry: names are UTF-8.
  expect(Buffer.from(bytes).readUInt16LE(6) & 0x800).toBe(0x800)
  const files = await f.unzip(new Response(bytes))
  const { est_code } = contract
  expect(Object.keys(files)).toEqual([
    '00_목록.pdf',
    `01_견적서_${est_code}.pdf`,
    `02_계약서_${est_code}.pdf`,
    `03_세금계산서_${est_code}.pdf`,
    '03_첨부1_국세청 세금계산서.pdf',
    `04_입금확인서_${est_code}.pdf`,
    '05_사업자등록증.pdf',
    expect.stringMatching(/^06_통장사본_/),
  ])
  expect(Object.keys(files).slice(1)).toEqual(contents.pieces.map(({ name }) => name))
  const bodyOf = (name: string) => files[name] ?? new Uint8Array()
  expect(Buffer.from(bodyOf(`02_계약서_${est_code}.pdf`)).toString()).toBe('scanned')

  const list = await readPdf(bodyOf('00_목록.pdf'))
  for (const words of ['정산 증빙 목록', contract.ctr_title, `04_입금확인서_${est_code}.pdf`, '빠진 서류가 없어요.'])
    expect(list.text).toContain(words)
  const proof = await readPdf(bodyOf(`04_입금확인서_${est_code}.pdf`))
  for (const words of ['입 금 확 인 서', '귀중', dep_amount.toLocaleString('en-US'), '법인 현금', '110-123-456789'])
    expect(proof.text).toContain(words)
  const tax = await readPdf(bodyOf(`03_세금계산서_${est_code}.pdf`))
  for (const words of ['세금계산서 발급 확인', '20261118', '220-81-62517']) expect(tax.text).toContain(words)
})

test('every download is kept with who, and the use of the seal is noted', async () => {
  const contract = await concluded()
  await f.zipOf(contract.ctr_no, f.jun)
  const before = (await f.admin.call(companyProfile.uses, { query: {} })).total
  await pay(contract)
  await f.zipOf(contract.ctr_no)
  const { downloads } = await f.contentsOf(contract.ctr_no)
  expect(downloads).toMatchObject([
    { user_name: '김미나', sd_missing: 2 },
    { user_name: '강준', sd_missing: 3 },
  ])
  const { query, total } = await f.admin.call(companyProfile.uses, { query: {} })
  expect(total).toBe((before ?? 0) + 1)
  expect(query[0]).toMatchObject({ to_table: 'settlements', to_no: contract.ctr_no, emp_name: '김미나' })
  await expect(sql`delete from settlement_downloads`.execute(f.app.db)).rejects.toThrow('never changed')
})

test('what is only partly paid or invoiced says how much is open', async () => {
  const contract = await concluded()
  const { dep_no, dep_amount } = await pay(contract, 3, 0.5)
  const open = contract.ctr_amount - dep_amount
  expect(pieceOf(await f.contentsOf(contract.ctr_no), 'deposits')).toMatchObject({
    ...{ state: 'part', mend: 'deposits', reason: `${open.toLocaleString('en-US')}원이 아직 입금되지 않았어요.` },
  })
  expect(pieceOf(await f.contentsOf(contract.ctr_no), 'tax_invoice')).toMatchObject({
    ...{ state: 'missing', mend: 'taxPapers', reason: '아직 발급하지 않았어요.' },
  })
  await issueTaxPapers(contract, dep_no)
  expect(pieceOf(await f.contentsOf(contract.ctr_no), 'tax_invoice')).toMatchObject({ state: 'there' })
  await pay(contract, 3, 0.25)
  expect(pieceOf(await f.contentsOf(contract.ctr_no), 'tax_invoice')).toMatchObject({
    ...{ state: 'part', reason: expect.stringMatching(/^[0-9,]+원어치를 아직 발급하지 않았어요\.$/) },
  })
})

test('a refund is shown and taken off, a wrong entry never came', async () => {
  const contract = await concluded()
  const { dep_no } = await pay(contract, 3, 0.5)
  const body = { dep_dt: koreaToday(), amount: 100_000, dep_memo: '일부 환불' }
  await f.admin.call(deposits.refund, { params: { dep_no }, body })
  const wrong = await pay(contract, 5, 0.1)
  await f.admin.call(deposits.correct, { params: { dep_no: wrong.dep_no }, body: { dep_memo: '다른 회사' } })
  const files = await f.unzip(await f.zipOf(contract.ctr_no))
  const { text } = await readPdf(files[`04_입금확인서_${contract.est_code}.pdf`] ?? new Uint8Array())
  expect(text).toContain('환불')
  expect(text).toContain('-100,000원')
  expect(text).not.toContain('지원금')
})

test('by card the slip stands for the invoice; one that was charged elsewhere has to be attached', async () => {
  const contract = await concluded()
  await pay(contract, 4)
  const missing = await f.contentsOf(contract.ctr_no)
  expect(pieceOf(missing, 'card_slip')).toMatchObject({ state: 'missing', mend: 'files' })
  expect(pieceOf(missing, 'tax_invoice')).toBeUndefined()
  await f.attach({ to_table: 'contracts', to_no: contract.ctr_no }, '매출전표.pdf', f.mina)
  const contents = await f.contentsOf(contract.ctr_no)
  expect(pieceOf(contents, 'card_slip')).toBeUndefined()
  expect(pieceOf(contents, 'tax_file')).toMatchObject({ name: '03_첨부1_매출전표.pdf' })
  // It is not the scan of the contract.
  expect(pieceOf(contents, 'contract')).toMatchObject({ state: 'missing' })
})

test('personal cash wants a cash receipt, and tax free work an invoice without VAT', async () => {
  const contract = await concluded()
  await pay(contract, 1)
  expect(pieceOf(await f.contentsOf(contract.ctr_no), 'cash_receipt')).toMatchObject({ state: 'missing' })
  const free = await f.register((await f.issue({ est_vat_mode: 'free' })).est_no)
  expect(pieceOf(await f.contentsOf(free.ctr_no), 'invoice')).toMatchObject({ state: 'missing' })
})

test('only a concluded contract has papers, and only for those who read it', async () => {
  const estimate = await f.issue()
  const ctr_no = await f.insertElectronic(estimate, 'sent')
  expect(await f.contentsOf(ctr_no)).toBeUndefined()
  await expect(f.contentsOf(999_999)).rejects.toMatchObject({ status: 404 })
  expect((await f.zipOf(ctr_no)).status).toBe(409)
  const contract = await concluded()
  const cancelled = await f.cancel(contract)
  expect((await f.zipOf(cancelled.ctr_no)).status).toBe(409)
  expect((await f.zipOf(999_999)).status).toBe(404)
})

test('the people of the company get the same papers, those of another company nothing', async () => {
  const contract = await concluded()
  await f.attach({ to_table: 'contracts', to_no: contract.ctr_no }, '스캔.pdf', f.mina, 'scanned')
  const own = await f.app.client({ client_no: f.client_no, user_name: '이고객' })
  const stranger = await f.app.client()
  const { pieces, downloads } = await f.ownContentsOf(contract.est_no, own)
  expect(pieces.map(({ name }) => name)).toEqual((await f.contentsOf(contract.ctr_no)).pieces.map(({ name }) => name))
  expect(pieces.every(({ mend }) => mend === null)).toBe(true)
  const files = await f.unzip(await f.ownZipOf(contract.est_no, own))
  expect(Object.keys(files)).toContain(`02_계약서_${contract.est_code}.pdf`)
  expect(downloads).toEqual([])
  expect((await f.contentsOf(contract.ctr_no)).downloads).toMatchObject([{ user_name: '이고객' }])

  await expect(f.ownContentsOf(contract.est_no, stranger)).rejects.toMatchObject({ status: 404 })
  expect((await f.ownZipOf(contract.est_no, stranger)).status).toBe(404)
  const offered = await f.issue()
  expect((await f.ownZipOf(offered.est_no, own)).status).toBe(404)
})
