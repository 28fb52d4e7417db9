import { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import type { ContractDraft } from '@crm/contract/features/contractSigning/contractSigning.rows'
import { deletions } from '@crm/contract/features/deletions/deletions'
import { beforeAll, expect, test } from 'vitest'
import { koreaToday } from '../../clock.ts'
import { contractSigningFixture, signerDraft } from '../../testing/fixtures/money/contractSigningFixture.ts'
import { createEstimate } from '../../testing/fixtures/money/estimateFixture.ts'

let set: Awaited<ReturnType<typeof contractSigningFixture>>
beforeAll(async () => {
  set = await contractSigningFixture()
})

test('the form offers templates, people who may sign for us, and people of the client', async () => {
  const { issue, mina, ceo, admin } = set
  const { est_no } = await issue()
  const [choices] = (await mina.call(contractSigning.choices, { params: { est_no } })).query
  expect(choices?.templates.map(({ ctt_name }) => ctt_name)).toEqual(['개발 용역', '자문', '컨설팅 용역'])
  const people = choices?.signatories.map(({ emp_no }) => emp_no)
  expect(people).toEqual(expect.arrayContaining([ceo.emp_no, admin.emp_no]))
  expect(people).not.toContain(mina.emp_no)
  expect(choices).toMatchObject({ est_amount: 1_100_000, may_send: true, problem: '' })
})

test('the text has the estimate filled in and what was agreed on besides as its last article', async () => {
  const { issue, mina } = set
  const { est_no, est_code } = await issue()
  const body = { est_no, ctt_no: 1, ctr_special: '첫 줄\n<script>둘째</script>' }
  const html = (await mina.call(contractSigning.preview, { body })).query[0]?.html ?? ''
  expect(html).toContain(est_code)
  expect(html).toContain('1,100,000원')
  expect(html).not.toContain('{{')
  expect(html.endsWith('<h3>특약 사항</h3><p>첫 줄</p><p>&lt;script&gt;둘째&lt;/script&gt;</p>')).toBe(true)
})

test('a draft is made from what was issued or accepted, once', async () => {
  const { create, issue, mina, proj_no } = set
  const draft = await createEstimate(mina, proj_no)
  await expect(create({}, draft.est_no)).rejects.toMatchObject({ status: 409 })
  const { est_no } = await issue()
  const made = await create({}, est_no)
  expect(made).toMatchObject({ ctr_state: 'draft', ctr_kind: 'electronic', ctr_amount: 1_100_000, may_write: true })
  await expect(create({}, est_no)).rejects.toMatchObject({ status: 409 })
})

test('what cannot be is refused at its field', async () => {
  const { create, mina } = set
  const yesterday = new Date(Date.parse(koreaToday()) - 86_400_000).toISOString().slice(0, 10)
  const other = signerDraft({ cs_name: '두이사', cs_email: 'HAN@one.example', cs_phone: '' })
  const wrong: [Partial<ContractDraft>, string][] = [
    [{ ctr_valid_dt: yesterday }, 'ctr_valid_dt'],
    [{ ctr_valid_dt: '2999-01-01' }, 'ctr_valid_dt'],
    [{ signatory_no: mina.emp_no ?? 0 }, 'signatory_no'],
    [{ ctt_no: 999 }, 'ctt_no'],
    [{ signers: [signerDraft(), other] }, 'signers'],
    [{ signers: [] }, 'signers'],
    [{ ctr_title: ' ' }, 'ctr_title'],
  ]
  for (const [changes, field] of wrong)
    await expect(create(changes), field).rejects.toMatchObject({ status: 400, fields: { [field]: expect.any(String) } })
})

test('a draft is changed by the newest only, deleted and brought back', async () => {
  const { create, mina, draftOf, read } = set
  const { ctr_no, rev } = await create()
  const change = (body: Partial<ContractDraft>, rev: number) =>
    mina.call(contractSigning.update, { params: { ctr_no }, body: { ...draftOf(body), rev } })
  const [changed] = (await change({ ctr_title: '새 이름', signers: [signerDraft({ cs_name: '두이사' })] }, rev)).query
  expect(changed).toMatchObject({ ctr_title: '새 이름', signers: [{ cs_name: '두이사' }] })
  await expect(change({}, rev)).rejects.toMatchObject({ status: 409 })
  const { undo_no } = await mina.call(contractSigning.remove, { params: { ctr_no } })
  await expect(read(ctr_no)).rejects.toMatchObject({ status: 404 })
  await mina.call(deletions.undo, { params: { del_no: undo_no ?? 0 } })
  expect(await read(ctr_no)).toMatchObject({ ctr_title: '새 이름', signers: [{ cs_name: '두이사' }] })
  expect(await set.isWhole(ctr_no)).toBe(true)
})

test('our signatory or who manages contracts sends; others of the project ask for it', async () => {
  const { create, send, mina, ceo, admin, app, read } = set
  const { ctr_no, rev } = await create()
  const body = { rev }
  await expect(mina.call(contractSigning.send, { params: { ctr_no }, body })).rejects.toMatchObject({ status: 403 })
  await mina.call(contractSigning.ask, { params: { ctr_no }, body })
  const alarms = await app.db.selectFrom('alarms').select(['al_kind', 'user_no']).execute()
  expect(alarms).toContainEqual({ al_kind: 'contract.asked', user_no: ceo.user_no })
  expect(await send({ ctr_no, rev })).toMatchObject({ ctr_state: 'sent', signers: [{ cs_state: 'asked' }] })
  const sentAgain = ceo.call(contractSigning.send, { params: { ctr_no }, body: { rev: (await read(ctr_no)).rev } })
  await expect(sentAgain).rejects.toMatchObject({ status: 409 })
  const other = await create()
  await admin.call(contractSigning.send, { params: { ctr_no: other.ctr_no }, body: { rev: other.rev } })
  const { ctr_hash, ctr_snapshot } = await app.db
    .selectFrom('contracts')
    .select(['ctr_hash', 'ctr_snapshot'])
    .where('ctr_no', '=', ctr_no)
    .executeTakeFirstOrThrow()
  expect(ctr_hash).toMatch(/^[0-9a-f]{64}$/)
  expect(ctr_snapshot).toMatchObject({ ctr_amount: 1_100_000, signatory: { name: '김서연' }, plans: [{}] })
  expect(JSON.stringify(ctr_snapshot)).not.toContain('han@one')
})

test('a colleague who is not of the project reads and does not write', async () => {
  const { create, app, read } = set
  const { ctr_no, rev } = await create()
  const jun = await app.staff({ user_name: '이준', emp_scope: ['WorkList'] })
  const ask = jun.call(contractSigning.ask, { params: { ctr_no }, body: { rev } })
  await expect(ask).rejects.toMatchObject({ status: 403 })
  await expect(jun.call(contractSigning.remove, { params: { ctr_no } })).rejects.toMatchObject({ status: 403 })
  expect((await read(ctr_no)).ctr_state).toBe('draft')
})
