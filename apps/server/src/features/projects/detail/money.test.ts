import { beforeAll, expect, test } from 'vitest'
import { insertEstimate, issueStored } from '../../../testing/estimateFixture.ts'
import { projectFixture } from '../../../testing/projectFixture.ts'

let fixture: Awaited<ReturnType<typeof projectFixture>>
beforeAll(async () => {
  fixture = await projectFixture()
})

test('the contract follows from estimates and what was paid for them', async () => {
  const { proj_no } = await fixture.register()
  const estimate = (est_amount = 1_000_000) => insertEstimate(fixture.app.db, { proj_no, est_amount })
  const credit = (est_no: number, projcrd_deposit_dt: string | null) =>
    fixture.app.db
      .insertInto('project_credits')
      .values({ est_no, projcrd_title: '잔금', projcrd_amount: 500_000, projcrd_pay_type: 3, projcrd_deposit_dt })
      .execute()
  const contract = async () => {
    const { contract_status, contract_amount, projcrd_deposit_dt, rev } = await fixture.show(proj_no)
    expect(rev).toBe(1)
    return [contract_status, contract_amount, projcrd_deposit_dt]
  }
  const first = await estimate()
  expect(await contract()).toEqual([['estimate_off'], 0, null])
  await issueStored(fixture.app.db, first, '2026-01-10')
  expect(await contract()).toEqual([['estimate_on'], 0, null])
  await credit(first, null)
  expect(await contract()).toEqual([['credit_on'], 1_000_000, null])
  await fixture.app.db
    .updateTable('project_credits')
    .set({ projcrd_deposit_dt: '2026-02-01' })
    .where('est_no', '=', first)
    .execute()
  expect(await contract()).toEqual([['credit_off'], 1_000_000, '2026-02-01'])
  await estimate(7)
  expect(await contract()).toEqual([['credit_off', 'estimate_off'], 1_000_000, '2026-02-01'])
  expect((await fixture.show(proj_no)).estimates).toMatchObject([
    {
      est_no: first,
      est_ver: 1,
      est_state: 'issued',
      status: 'credit_off',
      credits: [{ projcrd_deposit_dt: '2026-02-01', projcrd_pay_type: 3 }],
    },
    { est_amount: 7, status: 'estimate_off', est_issued_dt: null, credits: [] },
  ])
})

test('fifty payments at once: the contract knows of all of them', async () => {
  const { proj_no } = await fixture.register()
  const made: number[] = []
  for (let at = 0; at < 50; at++) made.push(await insertEstimate(fixture.app.db, { proj_no, est_amount: 10 }))
  await Promise.all(
    made.map((est_no, index) =>
      fixture.app.db
        .insertInto('project_credits')
        .values({
          est_no,
          projcrd_title: '잔금',
          projcrd_amount: 10,
          projcrd_pay_type: 1,
          projcrd_deposit_dt: `2026-01-${10 + (index % 20)}`,
        })
        .execute(),
    ),
  )
  expect(await fixture.show(proj_no)).toMatchObject({
    contract_status: ['credit_off'],
    contract_amount: 500,
    projcrd_deposit_dt: '2026-01-10',
  })
})
