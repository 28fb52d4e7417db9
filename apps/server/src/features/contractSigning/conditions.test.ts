import { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { contractSigningFixture, drawnPng, threeSigners } from '../../testing/fixtures/money/contractSigningFixture.ts'
import { expireContracts } from '../contracts/signing/signing.jobs.ts'

let set: Awaited<ReturnType<typeof contractSigningFixture>>
beforeAll(async () => {
  set = await contractSigningFixture()
})

const gone = { status: 404, message: '유효하지 않은 링크예요. 담당자에게 다시 요청해 주세요.' }

test('nobody signs before the text was read, everything agreed to and the code confirmed', async () => {
  const { offer, sign, agree, giveCode, confirm, app } = set
  const { t, cs_no } = await offer()
  await expect(sign(t)).rejects.toMatchObject({ status: 409, message: '계약 내용을 끝까지 읽어 주세요.' })
  await app.call(contractSigning.read, { body: { t } })
  await expect(sign(t)).rejects.toMatchObject({ status: 409, message: '모든 항목에 동의해 주세요.' })
  await agree(t)
  await app.call(contractSigning.consent, { body: { t, consent: 'privacy', is_agreed: false } })
  await expect(sign(t)).rejects.toMatchObject({ status: 409, message: '모든 항목에 동의해 주세요.' })
  await agree(t)
  await expect(sign(t)).rejects.toMatchObject({ status: 409, message: '인증 코드로 본인 확인을 해 주세요.' })
  await giveCode(cs_no, '123456')
  await confirm(t, '123456')
  await sql`update contract_signers set cs_verified_dt = now() - interval '61 minutes' where cs_no = ${cs_no}`.execute(
    app.db,
  )
  await expect(sign(t)).rejects.toMatchObject({ message: '인증 코드로 본인 확인을 해 주세요.' })
  await giveCode(cs_no, '123456')
  await confirm(t, '123456')
  await expect(sign(t, '김다른')).rejects.toMatchObject({ status: 400, fields: { name: expect.any(String) } })
  expect((await sign(t, ' 한 대표 ')).ctr_state).toBe('concluded')
  await expect(sign(t)).rejects.toMatchObject({ status: 409, message: '이미 서명했어요.' })
})

test('a code has five tries and ten minutes, and works once', async () => {
  const { offer, giveCode, confirm, show, kindsOf } = set
  const { t, cs_no, ctr_no } = await offer()
  const refused = (message: string) => ({ status: 400, fields: { code: message } })
  await expect(confirm(t, '111111')).rejects.toMatchObject(refused('인증 코드가 만료되었어요. 다시 받아 주세요.'))
  await giveCode(cs_no, '123456')
  for (const left of [4, 3, 2, 1])
    await expect(confirm(t, '111111')).rejects.toMatchObject(
      refused(`인증 코드가 맞지 않아요. ${left}번 더 시도할 수 있어요.`),
    )
  const tooMany = refused('인증 코드를 너무 많이 틀렸어요. 다시 받아 주세요.')
  await expect(confirm(t, '111111')).rejects.toMatchObject(tooMany)
  await expect(confirm(t, '123456')).rejects.toMatchObject(tooMany)
  await giveCode(cs_no, '123456', -1)
  await expect(confirm(t, '123456')).rejects.toMatchObject(refused('인증 코드가 만료되었어요. 다시 받아 주세요.'))
  await giveCode(cs_no, '654321')
  await confirm(t, '654321')
  expect((await show(t)).me.is_verified).toBe(true)
  await expect(confirm(t, '654321')).rejects.toMatchObject({ status: 400 })
  expect((await kindsOf(ctr_no)).filter((kind) => kind === 'code_failed')).toHaveLength(5)
})

test('a try counts also where fifty come at once', async () => {
  const { offer, giveCode, confirm, app } = set
  const { t, cs_no } = await offer()
  await giveCode(cs_no, '999999')
  await Promise.allSettled(Array.from({ length: 50 }, (_, at) => confirm(t, String(100_000 + at))))
  const { code_tries } = await app.db
    .selectFrom('contract_signers')
    .select('code_tries')
    .where('cs_no', '=', cs_no)
    .executeTakeFirstOrThrow()
  expect(code_tries).toBe(5)
  await expect(confirm(t, '999999')).rejects.toMatchObject({ status: 400 })
})

test('no more than five codes an hour, and only ways that lead to the signer', async () => {
  const { create, send, linkOf, app } = set
  const signers = threeSigners.slice(2)
  const contract = await send(await create({ signers }))
  const t = await linkOf(contract.ctr_no, contract.signers[0]?.cs_no ?? 0)
  const ask = (way: 'talk' | 'mail') => app.call(contractSigning.sendCode, { body: { t, way } })
  await expect(ask('talk')).rejects.toMatchObject({ status: 400, fields: { way: expect.any(String) } })
  for (let time = 0; time < 5; time++) await ask('mail')
  await expect(ask('mail')).rejects.toMatchObject({ status: 429 })
})

test('a picture is a real PNG of a bounded size with something on it', async () => {
  const { offer, prepare, app, read } = set
  const { t, cs_no, ctr_no } = await offer()
  await prepare(t, cs_no)
  const sign = (image: string | null) =>
    app.call(contractSigning.sign, { body: { t, name: '한대표', title: '', method: 'seal', image } })
  const png = drawnPng()
  const spoiled = Buffer.from(png.slice(22), 'base64')
  spoiled[40] = (spoiled[40] ?? 0) ^ 1
  const asUrl = (bytes: Buffer, kind = 'png') => `data:image/${kind};base64,${bytes.toString('base64')}`
  const wrong: [string | null, string][] = [
    [null, '서명을 그려 주세요.'],
    [drawnPng({ ink: 0 }), '서명을 그려 주세요.'],
    [drawnPng({ width: 2001 }), '서명 그림이 너무 커요.'],
    [drawnPng({ height: 1001 }), '서명 그림이 너무 커요.'],
    [`data:image/png;base64,${'A'.repeat(500_000)}`, '서명 그림이 너무 커요.'],
    [asUrl(Buffer.from('<svg/>'), 'svg+xml'), 'PNG 그림만 쓸 수 있어요.'],
    [asUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 'PNG 그림만 쓸 수 있어요.'],
    [asUrl(spoiled), 'PNG 그림만 쓸 수 있어요.'],
    [asUrl(Buffer.from(png.slice(22), 'base64').subarray(0, -12)), 'PNG 그림만 쓸 수 있어요.'],
  ]
  for (const [image, message] of wrong)
    await expect(sign(image), message).rejects.toMatchObject({ status: 400, fields: { image: message } })
  await expect(sign(`data:image/png;base64,${'A'.repeat(5_000_000)}`)).rejects.toMatchObject({ status: 413 })
  expect((await read(ctr_no)).ctr_state).toBe('sent')
  expect((await sign(png)).query[0]?.ctr_state).toBe('concluded')
})

test('unknown, revoked and old links look alike, whatever is asked of them', async () => {
  const { offer, show, app, mina, read } = set
  const [withdrawn, old] = [await offer(), await offer()]
  const { rev } = await read(withdrawn.ctr_no)
  const body = { reason: '조건이 바뀌었어요.', rev }
  await mina.call(contractSigning.withdraw, { params: { ctr_no: withdrawn.ctr_no }, body })
  await sql`update signer_links set expires_dt = now() where cs_no = ${old.cs_no}`.execute(app.db)
  for (const t of ['AAAAAAAAAAAAAAAAAAAAAA', '', withdrawn.t, old.t]) {
    await expect(show(t)).rejects.toMatchObject(gone)
    for (const call of [contractSigning.read, contractSigning.publicPdf])
      await expect(app.call(call, { body: { t } } as never)).rejects.toMatchObject(gone)
    const name = { name: '한대표', title: '', method: 'typed', image: null } as const
    await expect(app.call(contractSigning.sign, { body: { t, ...name } })).rejects.toMatchObject(gone)
    await expect(app.call(contractSigning.confirmCode, { body: { t, code: '123456' } })).rejects.toMatchObject(gone)
  }
})

test('a link lives thirty days after the deadline, and a year after the contract was concluded', async () => {
  const { offer, prepare, sign, app } = set
  const { t, cs_no } = await offer()
  const daysOf = async () =>
    (
      await sql<{ days: number }>`
        select ((expires_dt at time zone 'Asia/Seoul')::date - (now() at time zone 'Asia/Seoul')::date) as days
          from signer_links where cs_no = ${cs_no} and slk_way = 'copy'`.execute(app.db)
    ).rows[0]?.days ?? 0
  expect(await daysOf()).toBe(31)
  await prepare(t, cs_no)
  await sign(t)
  expect([366, 367]).toContain(await daysOf())
})

test('of the other signers a page says who they are and whether they signed, and nothing for staff', async () => {
  const { create, send, linkOf, app } = set
  const contract = await send(await create({ signers: threeSigners, ctr_special: '<b>굵게</b>' }))
  const t = await linkOf(contract.ctr_no, contract.signers[0]?.cs_no ?? 0)
  const text = JSON.stringify(await app.call(contractSigning.show, { body: { t } }))
  for (const secret of ['2222', 'two@one', '메모', 'three@', '5678-', 'han@one', 'code_hash'])
    expect(text).not.toContain(secret)
  expect(text).toContain('&lt;b&gt;굵게&lt;/b&gt;')
  expect(text).toContain('두이사')
})

test('a colleague who opens the page of a signer stands in the audit trail by name, and is not the signer', async () => {
  const { offer, read, mina } = set
  const { t, ctr_no, cs_no } = await offer()
  await mina.call(contractSigning.show, { body: { t } })
  await mina.call(contractSigning.show, { body: { t } })
  const { rows } = await sql<{ cs_no: number | null; emp_no: number | null; ce_address: string }>`
    select cs_no, emp_no, ce_address from contract_events where ctr_no = ${ctr_no} and ce_kind = 'viewed'`.execute(
    set.app.db,
  )
  expect(rows).toEqual([{ cs_no: null, emp_no: mina.emp_no, ce_address: expect.stringMatching(/./) }])
  const signer = (await read(ctr_no)).signers.find((each) => each.cs_no === cs_no)
  expect(signer).toMatchObject({ cs_viewed_dt: null })
})

test('after the last day nobody signs; the night makes the contract expired, and its page still reads', async () => {
  const { offer, prepare, sign, show, read, app, isWhole } = set
  const { t, ctr_no, cs_no } = await offer()
  await prepare(t, cs_no)
  await sql`alter table contracts disable trigger contracts_kept`.execute(app.db)
  await sql`update contracts set ctr_valid_dt = ctr_valid_dt - 1 where ctr_no = ${ctr_no}`.execute(app.db)
  await sql`alter table contracts enable trigger contracts_kept`.execute(app.db)
  const expired = { status: 409, message: '서명 기한이 지난 계약이에요. 담당자에게 다시 요청해 주세요.' }
  await expect(sign(t)).rejects.toMatchObject(expired)
  expect(await show(t)).toMatchObject({ ctr_state: 'expired', days_left: -1 })
  expect((await read(ctr_no)).ctr_state).toBe('sent')
  await expireContracts({ db: app.db, publish: () => {} } as never)
  expect(await read(ctr_no)).toMatchObject({ ctr_state: 'expired' })
  await expect(sign(t)).rejects.toMatchObject(expired)
  expect((await show(t)).ctr_state).toBe('expired')
  expect(await isWhole(ctr_no)).toBe(true)
})
