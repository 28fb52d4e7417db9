import { alarms } from '@crm/contract/features/alarms/alarms'
import { estimates } from '@crm/contract/features/estimates/estimates'
import type { Estimate } from '@crm/contract/features/estimates/estimates.rows'
import { estimateMessages } from '@crm/contract/features/estimates/estimates.words'
import { PgBoss } from 'pg-boss'
import { beforeAll, expect, test } from 'vitest'
import { inKorea, koreaToday } from '../../clock.ts'
import { insertContract } from '../../testing/fixtures/money/contractFixture.ts'
import { lineDraft } from '../../testing/fixtures/money/estimateDrafts.ts'
import { createEstimate, issueEstimate, readEstimate } from '../../testing/fixtures/money/estimateFixture.ts'
import { projectFixture, someone } from '../../testing/fixtures/projectFixture.ts'
import type { Person } from '../../testing/startTestApp.ts'
import { expireJob, expiringJob } from './estimates.jobs.ts'
import { estimatesText } from './estimates.messages.ts'

let fixture: Awaited<ReturnType<typeof projectFixture>>
let jun: Person & { emp_no: number }
beforeAll(async () => {
  fixture = await projectFixture()
  jun = await fixture.app.staff({ user_name: '강준', emp_scope: ['WorkList'] })
})

const people = () => [someone(fixture.mina.emp_no), someone(jun.emp_no)]
const register = async () => (await fixture.register({ proj_employees: people() })).proj_no
const issued = async (proj_no?: number) =>
  issueEstimate(fixture.mina, await createEstimate(fixture.mina, proj_no ?? (await register())))
const params = ({ est_no }: Estimate) => ({ params: { est_no } })
const revise = async (estimate: Estimate) =>
  (await fixture.mina.call(estimates.revise, { ...params(estimate), body: {} })).query[0] as Estimate
const answer = async (estimate: Estimate, is_accepted: boolean) =>
  (
    await fixture.mina.call(estimates.answer, {
      ...params(estimate),
      body: { is_accepted, name: '한대표', reason: is_accepted ? null : 'price', text: '비싸요', rev: estimate.rev },
    })
  ).query[0] as Estimate
const extend = async (estimate: Estimate, est_valid_dt: string) =>
  (await fixture.mina.call(estimates.extend, { ...params(estimate), body: { est_valid_dt, rev: estimate.rev } }))
    .query[0] as Estimate
const withdraw = (estimate: Estimate) =>
  fixture.mina.call(estimates.withdraw, { ...params(estimate), body: { rev: estimate.rev } })
const reread = (estimate: Estimate) => readEstimate(fixture.mina, estimate.est_no)
const setValid = (estimate: Estimate, est_valid_dt: string) =>
  fixture.app.db.updateTable('estimates').set({ est_valid_dt }).where('est_no', '=', estimate.est_no).execute()

test('a revision is the next version; issuing it replaces the older one', async () => {
  const first = await issued()
  const second = await revise(first)
  expect(second).toMatchObject({ est_root: first.est_root, est_ver: 2, est_state: 'draft', est_code: null })
  expect(second.lines).toMatchObject([{ el_name: '자문', el_price: 1_000_000 }])
  await expect(revise(first)).rejects.toMatchObject({ status: 409, message: estimatesText.draftThere })
  expect((await fixture.show(first.proj_no)).estimates).toMatchObject([{ est_no: first.est_no, est_ver: 1 }])

  const replaced = await issueEstimate(fixture.mina, second)
  expect(replaced.versions.map(({ est_ver, est_state }) => [est_ver, est_state])).toEqual([
    [2, 'issued'],
    [1, 'replaced'],
  ])
  expect((await fixture.show(first.proj_no)).estimates).toMatchObject([{ est_no: second.est_no, est_ver: 2 }])
  await expect(revise(await reread(first))).rejects.toMatchObject({ message: estimatesText.newerVersion })
  await expect(answer(await reread(first), true)).rejects.toMatchObject({ message: estimatesText.replacedMeanwhile })
})

test('two revisions at once make one draft', async () => {
  const first = await issued()
  const answers = await Promise.allSettled(Array.from({ length: 5 }, () => revise(first)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await reread(first)).versions).toHaveLength(2)
})

test('accept against replace: one version is valid in the end', async () => {
  for (let turn = 0; turn < 8; turn++) {
    const first = await issued()
    const second = await revise(first)
    await Promise.allSettled([answer(first, true), issueEstimate(fixture.mina, second)])
    const states = (await reread(first)).versions.map(({ est_state }) => est_state)
    expect(states).toEqual(['issued', 'replaced'])
  }
})

test('answers by telephone are noted, and the managers learn of them', async () => {
  const first = await issued()
  const accepted = await answer(first, true)
  expect(accepted).toMatchObject({ est_state: 'accepted', answer: { way: 'phone', name: '한대표', reason: null } })
  const [alarm] = (await jun.call(alarms.list, { query: {} })).query
  expect(alarm?.al_title).toBe(estimatesText.acceptedTitle('그린루프', first.est_title))
  await expect(answer(accepted, false)).rejects.toMatchObject({ message: estimatesText.notAnswerable })

  const second = await issued()
  const body = { is_accepted: false, name: '한대표', reason: null, text: '', rev: second.rev }
  await expect(fixture.mina.call(estimates.answer, { ...params(second), body })).rejects.toMatchObject({ status: 400 })
  expect(await answer(second, false)).toMatchObject({ est_state: 'rejected', answer: { reason: 'price' } })
  expect((await fixture.show(second.proj_no)).contract_status).toEqual([])
})

test('a withdrawn estimate does not count; what is concluded is not withdrawn', async () => {
  const first = await issued()
  await expect(withdraw({ ...first, rev: first.rev + 1 })).rejects.toMatchObject({ status: 409 })
  await withdraw(first)
  expect(await fixture.show(first.proj_no)).toMatchObject({ contract_status: [], estimates: [] })
  const second = await issued()
  await insertContract(fixture.app.db, { est_no: second.est_no })
  await expect(withdraw(second)).rejects.toMatchObject({ message: estimatesText.contractThere })
  await expect(revise(second)).rejects.toMatchObject({ message: estimatesText.contractThere })
})

test('a copy for another project takes the list as it is and no receiver', async () => {
  const first = await createEstimate(fixture.mina, await register(), { lines: [lineDraft({ el_price: 500_000 })] })
  const proj_no = await register()
  const { query } = await fixture.mina.call(estimates.copy, { ...params(first), body: { proj_no } })
  const copy = await readEstimate(fixture.mina, query[0]?.est_no ?? 0)
  expect(copy).toMatchObject({ proj_no, est_ver: 1, est_state: 'draft', est_amount: 550_000, est_to_name: '' })
  expect(copy.est_root).toBe(copy.est_no)
})

test('each night what is no longer valid expires, and can be extended', async () => {
  const tomorrow = inKorea(new Date(Date.now() + 86_400_000))
    .toISOString()
    .slice(0, 10)
  const [old, valid, ending] = [await issued(), await issued(), await issued()]
  await setValid(old, '2020-01-01')
  await setValid(ending, tomorrow)
  const boss = new PgBoss({ connectionString: fixture.app.databaseUrl, supervise: false, schedule: false })
  await boss.start()
  await boss.send(expireJob.name, {})
  await boss.send(expiringJob.name, {})
  await expect.poll(async () => (await reread(old)).est_state, { timeout: 20_000 }).toBe('expired')
  const titles = async () => (await jun.call(alarms.list, { query: {} })).query.map(({ al_title }) => al_title)
  await expect.poll(titles, { timeout: 20_000 }).toContain(estimatesText.expiringTitle(ending.est_title))
  await boss.stop()
  expect((await reread(valid)).est_state).toBe('issued')
  expect((await fixture.show(old.proj_no)).contract_status).toEqual(['estimate_on'])

  const expired = await reread(old)
  await expect(answer(expired, true)).rejects.toMatchObject({ status: 409 })
  await expect(extend(expired, '2020-01-02')).rejects.toMatchObject({
    fields: { est_valid_dt: estimateMessages.validPast },
  })
  expect(await extend(expired, koreaToday())).toMatchObject({ est_state: 'issued', est_valid_dt: koreaToday() })
})
