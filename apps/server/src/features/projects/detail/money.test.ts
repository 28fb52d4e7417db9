import { beforeAll, expect, test } from 'vitest'
import { insertContract, insertDeposit } from '../../../testing/fixtures/money/contractFixture.ts'
import { insertEstimate, issueStored } from '../../../testing/fixtures/money/estimateFixture.ts'
import { projectFixture } from '../../../testing/fixtures/projectFixture.ts'

let fixture: Awaited<ReturnType<typeof projectFixture>>
beforeAll(async () => {
  fixture = await projectFixture()
})

test('the contract follows from estimates and what was paid for them', async () => {
  const { proj_no } = await fixture.register()
  const estimate = (est_amount = 1_000_000) => insertEstimate(fixture.app.db, { proj_no, est_amount })
  const contract = async () => {
    const { contract_status, contract_amount, projcrd_deposit_dt, rev } = await fixture.show(proj_no)
    expect(rev).toBe(1)
    return [contract_status, contract_amount, projcrd_deposit_dt]
  }
  const first = await estimate()
  expect(await contract()).toEqual([['estimate_off'], 0, null])
  await issueStored(fixture.app.db, first, '2026-01-10')
  expect(await contract()).toEqual([['estimate_on'], 0, null])
  const agreed = await insertContract(fixture.app.db, { est_no: first })
  expect(await contract()).toEqual([['credit_on'], 1_000_000, null])
  const { client_no } = await fixture.show(proj_no)
  const pay = (dep_dt: string, ds_amount: number) =>
    fixture.app.db
      .transaction()
      .execute((tx) =>
        insertDeposit(tx, { client_no, dep_dt, shares: [{ projcrd_no: agreed.projcrd_nos[0] ?? 0, ds_amount }] }),
      )
  await pay('2026-02-01', 400_000)
  expect(await contract()).toEqual([['credit_on'], 1_000_000, '2026-02-01'])
  await pay('2026-02-11', 600_000)
  expect(await contract()).toEqual([['credit_off'], 1_000_000, '2026-02-01'])
  await estimate(7)
  expect(await contract()).toEqual([['credit_off', 'estimate_off'], 1_000_000, '2026-02-01'])
  expect((await fixture.show(proj_no)).estimates).toMatchObject([
    {
      est_no: first,
      est_ver: 1,
      est_state: 'issued',
      status: 'credit_off',
      credits: [{ projcrd_deposit_dt: '2026-02-11', projcrd_paid: 1_000_000, projcrd_pay_type: 3 }],
    },
    { est_amount: 7, status: 'estimate_off', est_issued_dt: null, credits: [] },
  ])
})

test('fifty payments at once: the contract knows of all of them', async () => {
  const { proj_no } = await fixture.register()
  const made: number[] = []
  for (let at = 0; at < 50; at++)
    made.push(await insertEstimate(fixture.app.db, { proj_no, est_amount: 10, est_issued_dt: '2026-01-02' }))
  await Promise.all(
    made.map((est_no, index) =>
      insertContract(fixture.app.db, {
        est_no,
        credits: [{ projcrd_amount: 10, paid: `2026-01-${10 + (index % 20)}` }],
      }),
    ),
  )
  expect(await fixture.show(proj_no)).toMatchObject({
    contract_status: ['credit_off'],
    contract_amount: 500,
    projcrd_deposit_dt: '2026-01-10',
  })
})

test('a contract that was concluded and cancelled does not count, and neither does its estimate', async () => {
  const { proj_no } = await fixture.register()
  const est_no = await insertEstimate(fixture.app.db, { proj_no, est_amount: 10, est_issued_dt: '2026-01-02' })
  const { ctr_no } = await insertContract(fixture.app.db, { est_no })
  const cancelled = { ctr_state: 'cancelled', ctr_cancelled_dt: '2026-02-01' }
  await fixture.app.db.updateTable('contracts').set(cancelled).where('ctr_no', '=', ctr_no).execute()
  expect(await fixture.show(proj_no)).toMatchObject({ contract_status: [], contract_amount: 0, estimates: [] })
  await insertContract(fixture.app.db, { est_no })
  expect(await fixture.show(proj_no)).toMatchObject({ contract_status: ['credit_on'], contract_amount: 10 })
})

test('only deposits cover what is to be paid, and what was agreed on stays', async () => {
  const { proj_no } = await fixture.register()
  const est_no = await insertEstimate(fixture.app.db, { proj_no, est_amount: 10, est_issued_dt: '2026-01-02' })
  await insertContract(fixture.app.db, { est_no })
  for (const change of [{ projcrd_deposit_dt: '2026-02-01' }, { projcrd_paid: 10 }, { projcrd_amount: 9 }])
    await expect(
      fixture.app.db.updateTable('project_credits').set(change).where('est_no', '=', est_no).execute(),
    ).rejects.toThrow('only deposits cover credits')
})
