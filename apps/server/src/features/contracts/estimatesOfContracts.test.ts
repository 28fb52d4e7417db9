import { estimates } from '@crm/contract/features/estimates/estimates'
import type { Estimate } from '@crm/contract/features/estimates/estimates.rows'
import { publicEstimates } from '@crm/contract/features/publicEstimates/publicEstimates'
import {
  type PublicEstimate,
  publicEstimateMessages,
} from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { beforeAll, expect, test } from 'vitest'
import { createEstimate, issueEstimate, readEstimate } from '../../testing/fixtures/money/estimateFixture.ts'
import { type PaperContractFixture, paperContractFixture } from '../../testing/fixtures/money/paperContractFixture.ts'
import { linesWithOptions } from '../../testing/fixtures/money/publicEstimateFixture.ts'
import { estimatesText } from '../estimates/estimates.messages.ts'
import { contractsText } from './contracts.messages.ts'

let set: PaperContractFixture
beforeAll(async () => {
  set = await paperContractFixture()
})

const refusal = { status: 409, message: estimatesText.contractThere }
const withdraw = async ({ est_no }: Estimate) => {
  const { rev } = await readEstimate(set.mina, est_no)
  return set.mina.call(estimates.withdraw, { params: { est_no }, body: { rev } })
}
const revise = async ({ est_no }: Estimate) =>
  (await set.mina.call(estimates.revise, { params: { est_no }, body: {} })).query[0] as Estimate
const noteRefusal = async ({ est_no }: Estimate) => {
  const { rev } = await readEstimate(set.mina, est_no)
  const body = { is_accepted: false, name: '한대표', reason: 'price', text: '', rev } as const
  return set.mina.call(estimates.answer, { params: { est_no }, body })
}

test('an estimate with a contract in any state that stands is neither withdrawn nor revised', async () => {
  for (const state of ['draft', 'sent'] as const) {
    const estimate = await set.issue()
    await set.insertElectronic(estimate, state)
    await expect(withdraw(estimate)).rejects.toMatchObject(refusal)
    await expect(revise(estimate)).rejects.toMatchObject(refusal)
    await expect(set.register(estimate.est_no)).rejects.toMatchObject({ message: contractsText.contractThere })
  }
  const estimate = await set.issue()
  await set.register(estimate.est_no)
  await expect(withdraw(estimate)).rejects.toMatchObject(refusal)
  await expect(revise(estimate)).rejects.toMatchObject(refusal)
})

test('a version that was begun before the contract is not issued over it', async () => {
  const estimate = await set.issue()
  const next = await revise(estimate)
  await set.register(estimate.est_no)
  await expect(issueEstimate(set.mina, next)).rejects.toMatchObject(refusal)
  expect((await readEstimate(set.mina, estimate.est_no)).est_state).toBe('accepted')
})

test('an estimate whose contract was sent is not refused any more; with a draft of one it is', async () => {
  const sent = await set.issue()
  await set.insertElectronic(sent, 'sent')
  await expect(noteRefusal(sent)).rejects.toMatchObject(refusal)
  const drafted = await set.issue()
  await set.insertElectronic(drafted, 'draft')
  expect((await noteRefusal(drafted)).query[0]?.est_state).toBe('rejected')
})

test('by link the client accepts as it is, and neither refuses nor chooses other lines once there is a contract', async () => {
  const { proj_no } = await set.issue()
  const offer = async () => {
    const estimate = await issueEstimate(set.mina, await createEstimate(set.mina, proj_no, { lines: linesWithOptions }))
    const link = await set.mina.call(publicEstimates.createLink, { params: { est_no: estimate.est_no }, body: {} })
    return { ...estimate, t: link.query[0]?.t ?? '' }
  }
  const accept = (t: string, chosen: number[]) =>
    set.app.call(publicEstimates.accept, { body: { t, est_ver: 1, name: '한대표', chosen } })
  const reject = (t: string) =>
    set.app.call(publicEstimates.reject, { body: { t, est_ver: 1, name: '한대표', reason: 'price', text: '' } })
  const refused = { status: 409, message: publicEstimateMessages.contractThere }

  const show = async (link: string) =>
    (await set.app.call(publicEstimates.show, { body: { t: link } })).query[0] as PublicEstimate

  const { t, ...estimate } = await offer()
  expect(await show(t)).toMatchObject({ state: 'issued', has_contract: false })
  await set.insertElectronic(estimate, 'sent')
  expect(await show(t)).toMatchObject({ state: 'issued', has_contract: true })
  await expect(accept(t, [2])).rejects.toMatchObject(refused)
  await expect(reject(t)).rejects.toMatchObject(refused)
  expect((await accept(t, [])).query[0]?.state).toBe('accepted')

  const concluded = await offer()
  await set.register(concluded.est_no)
  const answered = { status: 409, message: publicEstimateMessages.answered }
  await expect(accept(concluded.t, [])).rejects.toMatchObject(answered)
  await expect(reject(concluded.t)).rejects.toMatchObject(answered)
  expect(await show(concluded.t)).toMatchObject({ state: 'accepted', answer: null, has_contract: true })
})
