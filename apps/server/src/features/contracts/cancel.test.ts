import { alarms } from '@crm/contract/features/alarms/alarms'
import { contracts } from '@crm/contract/features/contracts/contracts'
import { contractMessages } from '@crm/contract/features/contracts/contracts.words'
import { estimates } from '@crm/contract/features/estimates/estimates'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { koreaToday } from '../../clock.ts'
import { readEstimate } from '../../testing/fixtures/money/estimateFixture.ts'
import { type PaperContractFixture, paperContractFixture } from '../../testing/fixtures/money/paperContractFixture.ts'
import { contractsText } from './contracts.messages.ts'

let set: PaperContractFixture
beforeAll(async () => {
  set = await paperContractFixture()
})

const made = async (day?: string) => set.register((await set.issue()).est_no, { ...(day && { day }) })

test('a cancelled contract has its day and reason, nothing is due any more, and the managers learn of it', async () => {
  const contract = await made('2026-01-05')
  expect(contract.overdue_days).toBeGreaterThan(0)
  const cancelled = await set.cancel(contract, { reason: '사업을 접었어요.' })
  expect(cancelled).toMatchObject({
    ...{ ctr_state: 'cancelled', ctr_cancelled_dt: koreaToday(), ctr_cancel_reason: '사업을 접었어요.' },
    ...{ balance: 0, next_due_dt: null, overdue_days: 0 },
  })
  expect(cancelled.events.at(-1)).toMatchObject({ ce_kind: 'cancelled', name: '윤관리' })
  expect(cancelled.events.at(-1)?.text).toContain('사업을 접었어요.')
  expect(await set.project(contract.proj_no)).toMatchObject({ contract_status: [], contract_amount: 0 })
  for (const manager of [set.mina, set.jun]) {
    const { query } = await manager.call(alarms.list, { query: {} })
    expect(query.map(({ al_title }) => al_title)).toContain(
      contractsText.cancelledTitle('그린루프', contract.ctr_title),
    )
  }
})

test('a day before the contract or after today, no reason, an old revision and a second time are refused', async () => {
  const contract = await made('2026-02-02')
  const wrong = (message: string) => ({ status: 400, fields: { ctr_cancelled_dt: message } })
  await expect(set.cancel(contract, { day: '2026-02-01' })).rejects.toMatchObject(wrong(contractMessages.cancelDate))
  await expect(set.cancel(contract, { day: '2999-01-01' })).rejects.toMatchObject(wrong(contractMessages.cancelFuture))
  await expect(set.cancel(contract, { reason: ' ' })).rejects.toMatchObject({ status: 400 })
  await expect(set.cancel({ ...contract, rev: contract.rev + 1 })).rejects.toMatchObject({ status: 409 })
  const cancelled = await set.cancel(contract)
  await expect(set.cancel(cancelled)).rejects.toMatchObject({ status: 409, message: contractsText.notCancellable })
  const draft = await set.insertElectronic(await set.issue(), 'draft')
  await expect(set.cancel(await set.read(draft))).rejects.toMatchObject({ message: contractsText.notCancellable })
  const { ctr_no, rev } = await made()
  const body = { ctr_cancelled_dt: koreaToday(), ctr_cancel_reason: '고객 사정', rev }
  await expect(set.mina.call(contracts.cancel, { params: { ctr_no }, body })).rejects.toMatchObject({ status: 403 })
})

test('what was paid for returns to GUIDE when no money is left; what was started goes on', async () => {
  const stages = { paid: 'guide', started: 'started' }
  for (const [before, after] of Object.entries(stages)) {
    const contract = await made()
    await set.app.db
      .updateTable('projects')
      .set({ progress_status: before })
      .where('proj_no', '=', contract.proj_no)
      .execute()
    await set.cancel(contract)
    const { rows } = await sql<{ progress_status: string }>`
      select progress_status from projects where proj_no = ${contract.proj_no}`.execute(set.app.db)
    expect(rows).toEqual([{ progress_status: after }])
  }
})

test('the estimate of a cancelled contract becomes another contract, or is withdrawn', async () => {
  const contract = await made()
  await set.cancel(contract)
  const again = await set.register(contract.est_no)
  expect(again.ctr_no).not.toBe(contract.ctr_no)
  expect((await set.project(contract.proj_no)).contract_status).toEqual(['credit_on'])
  await set.cancel(again)
  const { est_no, rev } = await readEstimate(set.mina, contract.est_no)
  const { query } = await set.mina.call(estimates.withdraw, { params: { est_no }, body: { rev } })
  expect(query[0]?.est_state).toBe('withdrawn')
})

test('links of signers are revoked', async () => {
  const { ctr_no, ...contract } = await made()
  const { cs_no } = await set.app.db
    .insertInto('contract_signers')
    .values({ ctr_no, cs_place: 0, cs_name: '한대표', cs_email: 'ceo@greenloop.example' })
    .returning('cs_no')
    .executeTakeFirstOrThrow()
  await set.app.db
    .insertInto('signer_links')
    .values({ cs_no, slk_way: 'copy', expires_dt: '2999-01-01 00:00' })
    .execute()
  expect((await set.read(ctr_no)).signers).toMatchObject([{ cs_name: '한대표', links: [{ outcome: 'sent' }] }])
  expect((await set.cancel({ ctr_no, ...contract })).signers).toMatchObject([{ links: [{ outcome: 'revoked' }] }])
})
