import { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { contractSigningFixture, signerDraft } from '../../testing/fixtures/money/contractSigningFixture.ts'
import { contractRequestTalk } from '../contracts/signing/signing.alimtalk.ts'

let set: Awaited<ReturnType<typeof contractSigningFixture>>
beforeAll(async () => {
  set = await contractSigningFixture()
})

const patience = { timeout: 20_000 }

const sentTo = async (to: string) =>
  (
    await sql<{ ob_text: string; channel: string; attached: number }>`
      select ob_text, channel, (select count(*)::int from outbox_attachments a where a.ob_no = o.ob_no) as attached
        from outbox o where ob_to = ${to} order by ob_no`.execute(set.app.db)
  ).rows
const tokenIn = (text = '') =>
  new URL(text.match(/https?:\S+\/public\/estimate-contract\?t=\S+/)?.[0] ?? 'http://x').searchParams.get('t') ?? ''
const codeIn = (text = '') => text.match(/인증 코드: (\d{6})/)?.[1] ?? ''
const arrived = async (to: string, count: number) => {
  await expect.poll(async () => (await sentTo(to)).length, patience).toBeGreaterThanOrEqual(count)
  return (await sentTo(to))[count - 1]
}

test('the whole walk by messages: asked by KakaoTalk, proved by a code, given the sealed paper', async () => {
  const { create, send, agree, confirm, sign, show, read, app } = set
  const signers = [signerDraft({ cs_phone: '010-7777-0001', cs_email: 'walk@one.example' })]
  const { ctr_no } = await send(await create({ signers }))
  const request = await arrived('01077770001', 1)
  expect(request?.ob_text).toContain('■ 계약: IR 덱 제작 용역 계약')
  const t = tokenIn(request?.ob_text)
  await agree(t)
  await app.call(contractSigning.sendCode, { body: { t, way: 'mail' } })
  const first = codeIn((await arrived('walk@one.example', 1))?.ob_text)
  await app.call(contractSigning.sendCode, { body: { t, way: 'talk' } })
  const second = codeIn((await arrived('01077770001', 2))?.ob_text)
  if (first !== second) await expect(confirm(t, first)).rejects.toMatchObject({ status: 400 })
  await confirm(t, second)
  await sign(t)
  const paper = await arrived('walk@one.example', 2)
  expect([paper?.channel, paper?.attached]).toEqual(['mail', 1])
  expect(await show(tokenIn(paper?.ob_text))).toMatchObject({ is_sealed: true, ctr_state: 'sealed' })
  const done = await arrived('01077770001', 3)
  expect(done?.ob_text).toContain('계약이 체결되었어요.')
  expect(await show(tokenIn(done?.ob_text))).toMatchObject({ is_sealed: true })
  const outcomes = async () => (await read(ctr_no)).signers[0]?.links.map(({ outcome }) => outcome)
  await expect.poll(outcomes, patience).toEqual(['sent', 'sent', 'sent'])
  const kept = JSON.stringify(await app.db.selectFrom('alimtalk').select('gaps').execute())
  for (const secret of [first, second, t]) expect(kept).not.toContain(secret)
  expect((await read(ctr_no)).events.map(({ ce_kind }) => ce_kind)).toContain('code_sent')
  expect(await set.isWhole(ctr_no)).toBe(true)
})

test('a code leaves at night, a request waits for the morning', async () => {
  const night = await contractSigningFixture({
    config: { seed: 'demo', alimtalk: { solapi: undefined, quiet: { from: 0, until: 24 } } },
  })
  const { t } = await night.offer({ signers: [signerDraft({ cs_phone: '010-7777-0009' })] })
  await night.app.call(contractSigning.sendCode, { body: { t, way: 'talk' } })
  const texts = async () =>
    (await night.app.db.selectFrom('outbox').select('ob_text').where('ob_to', '=', '01077770009').execute()).map(
      ({ ob_text }) => ob_text ?? '',
    )
  await expect.poll(async () => (await texts()).length, patience).toBe(1)
  expect((await texts())[0]).toContain('인증 코드: ')
})

test('reminded after a while, the signer gets a new link, and the first one still opens', async () => {
  const { create, send, show, mina, app, kindsOf } = set
  const signers = [signerDraft({ cs_phone: '', cs_email: 'remind@one.example' })]
  const contract = await send(await create({ signers }))
  const params = { ctr_no: contract.ctr_no, cs_no: contract.signers[0]?.cs_no ?? 0 }
  const first = tokenIn((await arrived('remind@one.example', 1))?.ob_text)
  await expect(mina.call(contractSigning.remind, { params })).rejects.toMatchObject({ status: 429 })
  await sql`update signer_links set reg_dt = reg_dt - interval '11 minutes' where cs_no = ${params.cs_no}`.execute(
    app.db,
  )
  await mina.call(contractSigning.remind, { params })
  const second = tokenIn((await arrived('remind@one.example', 2))?.ob_text)
  expect(new Set([first, second]).size).toBe(2)
  for (const t of [first, second]) expect((await show(t)).me.cs_name).toBe('한대표')
  expect(await kindsOf(contract.ctr_no)).toContain('reminded')
})

test('a message that is sent once more has a new token, and the one that was lost opens nothing', async () => {
  const { create, send, show, app } = set
  const signers = [signerDraft({ cs_phone: '', cs_email: 'lost@one.example' })]
  const { ctr_no } = await send(await create({ signers }))
  const lost = tokenIn((await arrived('lost@one.example', 1))?.ob_text)
  const { slk_no } = await app.db
    .selectFrom('signer_links as l')
    .innerJoin('contract_signers as s', 's.cs_no', 'l.cs_no')
    .select('slk_no')
    .where('s.ctr_no', '=', ctr_no)
    .executeTakeFirstOrThrow()
  const { find } = contractRequestTalk.subject
  const config = { publicUrl: 'https://crm.example.com' } as never
  const url = await contractRequestTalk.gapsWhenSent.주소?.(
    { db: app.db, config, receiver: 'lost@one.example' },
    await find(app.db, slk_no),
  )
  await expect(show(lost)).rejects.toMatchObject({ status: 404 })
  expect((await show(tokenIn(url))).me.cs_name).toBe('한대표')
})

test('no code, number or token is written into a log of changes', async () => {
  const { offer, app } = set
  const { cs_no } = await offer()
  await set.giveCode(cs_no, '123456')
  const { rows } = await sql<{ line: string }>`
    select a::text as line from audit_log a where a::text like '%contract_signers%' and a::text like '%code_%'`.execute(
    app.db,
  )
  expect(rows).toEqual([])
})
