import { estimates } from '@crm/contract/features/estimates/estimates'
import { publicEstimates } from '@crm/contract/features/publicEstimates/publicEstimates'
import { beforeAll, expect, test } from 'vitest'
import { issueEstimate, readEstimate } from '../../testing/fixtures/money/estimateFixture.ts'
import { publicEstimateFixture } from '../../testing/fixtures/money/publicEstimateFixture.ts'

let set: Awaited<ReturnType<typeof publicEstimateFixture>>
beforeAll(async () => {
  set = await publicEstimateFixture()
})

const statusOf = (done: PromiseSettledResult<unknown>) => (done.status === 'fulfilled' ? 200 : done.reason.status)

/** The states of all versions, the newest first. */
const statesOf = async (est_no: number) =>
  (await readEstimate(set.mina, est_no)).versions.map(({ est_state }) => est_state)

test('of fifty who accept at once one is heeded, whatever they chose', async () => {
  const { offer, accept } = set
  const { t, est_no } = await offer()
  const tries = Array.from({ length: 50 }, (_, at) => accept(t, at % 2 ? [2] : []))
  const statuses = (await Promise.allSettled(tries)).map(statusOf)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(49)
  const states = await statesOf(est_no)
  expect([['accepted'], ['accepted', 'replaced']]).toContainEqual(states)
})

test('accepting and refusing at once leave one answer', async () => {
  const { offer, accept, app } = set
  const { t, est_no } = await offer()
  const body = { t, est_ver: 1, name: '한대표', reason: 'other', text: '' } as const
  const tries = Array.from({ length: 10 }, (_, at) => (at % 2 ? accept(t) : app.call(publicEstimates.reject, { body })))
  const statuses = (await Promise.allSettled(tries)).map(statusOf)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect([['accepted'], ['rejected']]).toContainEqual(await statesOf(est_no))
})

test('an answer and a new version at once: the older version is accepted and then replaced, or not accepted at all', async () => {
  const { offer, accept, mina } = set
  for (const chosen of [[], [2], [], [3]]) {
    const { t, est_no } = await offer()
    const next = (await mina.call(estimates.revise, { params: { est_no }, body: {} })).query[0]
    if (!next) throw new Error('there is a draft')
    const [answer, issue] = (await Promise.allSettled([accept(t, chosen), issueEstimate(mina, next)])).map(statusOf)
    expect([200, 409]).toContain(answer)
    expect([200, 409]).toContain(issue)
    const states = await statesOf(est_no)
    const standing = states.filter((state) => state === 'issued' || state === 'accepted')
    expect(standing).toHaveLength(1)
    if (answer === 409) expect(states).not.toContain('accepted')
  }
})

test('an answer and a withdrawal at once: whichever comes second finds what the first has made', async () => {
  const { offer, accept, mina } = set
  for (const chosen of [[], [2], [], [3]]) {
    const { t, est_no } = await offer()
    const { rev } = await readEstimate(mina, est_no)
    const withdrawal = mina.call(estimates.withdraw, { params: { est_no }, body: { rev } })
    const [answer, withdraw] = (await Promise.allSettled([accept(t, chosen), withdrawal])).map(statusOf)
    const states = await statesOf(est_no)
    if (withdraw === 200) expect([answer, states]).toEqual([404, ['withdrawn']])
    else expect([answer, withdraw, states[0]]).toEqual([200, 409, 'accepted'])
  }
})
