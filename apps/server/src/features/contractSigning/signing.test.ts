import { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import { beforeAll, expect, test } from 'vitest'
import { contractSigningFixture, threeSigners } from '../../testing/fixtures/money/contractSigningFixture.ts'

let set: Awaited<ReturnType<typeof contractSigningFixture>>
beforeAll(async () => {
  set = await contractSigningFixture()
})

const statusOf = (done: PromiseSettledResult<unknown>) => (done.status === 'fulfilled' ? 200 : done.reason.status)

test('one signer reads, agrees, proves who they are and signs: the contract is concluded, and then sealed', async () => {
  const { offer, show, prepare, sign, read, isWhole, kindsOf } = set
  const { t, ctr_no, cs_no } = await offer()
  expect(await show(t)).toMatchObject({
    ...{ ctr_state: 'sent', days_left: 0, is_sealed: false, client_name: '그린루프' },
    me: {
      ...{ cs_name: '한대표', cs_state: 'asked', is_read: false, consents: [], is_verified: false },
      code_ways: [
        { way: 'talk', to: '010-****-5678' },
        { way: 'mail', to: 'h**@one.example' },
      ],
    },
  })
  await prepare(t, cs_no)
  const signed = await sign(t)
  expect(signed).toMatchObject({ ctr_state: 'concluded', me: { cs_state: 'signed', cs_method: 'drawn' } })
  expect(await kindsOf(ctr_no)).toEqual([
    ...['created', 'sent', 'asked', 'asked', 'viewed', 'read', 'consented', 'consented', 'consented', 'consented'],
    ...['verified', 'signed', 'concluded'],
  ])
  expect((await read(ctr_no)).credits).toMatchObject([{ projcrd_amount: 1_100_000 }])
  await expect.poll(async () => (await show(t)).is_sealed, { timeout: 20_000 }).toBe(true)
  expect(await isWhole(ctr_no)).toBe(true)
})

test('three sign in their order: each is asked when the one before has signed', async () => {
  const { create, send, signAs, linkOf, read, isWhole } = set
  const { ctr_no, signers } = await send(await create({ signers: threeSigners }))
  const statesOf = async () => (await read(ctr_no)).signers.map(({ cs_state }) => cs_state)
  const [first, second, third] = signers as [(typeof signers)[0], (typeof signers)[0], (typeof signers)[0]]
  expect(await statesOf()).toEqual(['asked', 'waiting', 'waiting'])
  await expect(linkOf(ctr_no, second.cs_no)).rejects.toMatchObject({ status: 409 })
  expect((await signAs(ctr_no, first)).ctr_state).toBe('signing')
  expect(await statesOf()).toEqual(['signed', 'asked', 'waiting'])
  await signAs(ctr_no, second)
  expect((await signAs(ctr_no, third)).ctr_state).toBe('concluded')
  expect(await statesOf()).toEqual(['signed', 'signed', 'signed'])
  const asked = (await read(ctr_no)).events.filter(({ ce_kind, text }) => ce_kind === 'asked' && text)
  expect(asked.map(({ name, text }) => [name, text])).toEqual([
    ['한대표', '010-****-5678'],
    ['두이사', '010-****-0002'],
    ['세감사', 'th***@one.example'],
  ])
  expect(await isWhole(ctr_no)).toBe(true)
})

test('three sign at once: all are asked together, and the last of them concludes it', async () => {
  const { create, send, linkOf, prepare, sign, read, isWhole, kindsOf } = set
  const { ctr_no, signers } = await send(await create({ signers: threeSigners, is_in_order: false }))
  expect(signers.map(({ cs_state }) => cs_state)).toEqual(['asked', 'asked', 'asked'])
  const links = await Promise.all(
    signers.map(async ({ cs_no, cs_name }) => ({ t: await linkOf(ctr_no, cs_no), cs_no, cs_name })),
  )
  await Promise.all(links.map(({ t, cs_no }) => prepare(t, cs_no)))
  await Promise.all(links.map(({ t, cs_name }) => sign(t, cs_name)))
  const kinds = await kindsOf(ctr_no)
  expect(kinds.filter((kind) => kind === 'signed')).toHaveLength(3)
  expect(kinds.filter((kind) => kind === 'concluded')).toHaveLength(1)
  expect((await read(ctr_no)).credits).toHaveLength(1)
  expect(await isWhole(ctr_no)).toBe(true)
})

test('of fifty who send one signature at once one is heeded', async () => {
  const { offer, prepare, sign, read, kindsOf, isWhole } = set
  const { t, ctr_no, cs_no } = await offer()
  await prepare(t, cs_no)
  const statuses = (await Promise.allSettled(Array.from({ length: 50 }, () => sign(t)))).map(statusOf)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(49)
  const kinds = await kindsOf(ctr_no)
  expect(kinds.filter((kind) => kind === 'signed' || kind === 'concluded')).toEqual(['signed', 'concluded'])
  expect((await read(ctr_no)).credits).toHaveLength(1)
  expect(await isWhole(ctr_no)).toBe(true)
})

test('a signature and a withdrawal at once: the first decides', async () => {
  const { offer, prepare, sign, read, mina, isWhole } = set
  for (let round = 0; round < 4; round++) {
    const { t, ctr_no, cs_no } = await offer()
    await prepare(t, cs_no)
    const { rev } = await read(ctr_no)
    const body = { reason: '조건이 바뀌었어요.', rev }
    const withdrawal = mina.call(contractSigning.withdraw, { params: { ctr_no }, body })
    const [signed, withdrawn] = (await Promise.allSettled([sign(t), withdrawal])).map(statusOf)
    const { ctr_state, credits } = await read(ctr_no)
    if (withdrawn === 200) expect([signed, ctr_state, credits.length]).toEqual([404, 'cancelled', 0])
    else {
      expect([signed, withdrawn, credits.length]).toEqual([200, 409, 1])
      expect(['concluded', 'sealed']).toContain(ctr_state)
    }
    expect(await isWhole(ctr_no)).toBe(true)
  }
})

test('whoever declines says why, the managers get an alarm, and nobody signs any more', async () => {
  const { offer, prepare, sign, read, app, mina } = set
  const { t, ctr_no, cs_no } = await offer()
  await prepare(t, cs_no)
  const decline = (reason: string) => app.call(contractSigning.decline, { body: { t, reason } })
  await expect(decline(' ')).rejects.toMatchObject({ status: 400 })
  expect((await decline('금액이 달라요.')).query[0]).toMatchObject({ ctr_state: 'declined' })
  await expect(sign(t)).rejects.toMatchObject({ status: 409, message: '지금은 서명할 수 없는 계약이에요.' })
  const { ctr_state, signers } = await read(ctr_no)
  expect([ctr_state, signers[0]?.cs_decline_reason]).toEqual(['declined', '금액이 달라요.'])
  const alarms = await app.db.selectFrom('alarms').select(['al_kind', 'al_body', 'user_no']).execute()
  expect(alarms).toContainEqual({ al_kind: 'contract.declined', al_body: '금액이 달라요.', user_no: mina.user_no })
})
