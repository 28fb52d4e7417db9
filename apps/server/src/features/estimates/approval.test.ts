import { alarms } from '@crm/contract/features/alarms/alarms'
import { estimateItems } from '@crm/contract/features/estimateItems/estimateItems'
import { estimates } from '@crm/contract/features/estimates/estimates'
import type { Estimate, EstimateDraft } from '@crm/contract/features/estimates/estimates.rows'
import { estimateMessages } from '@crm/contract/features/estimates/estimates.words'
import { beforeAll, expect, test } from 'vitest'
import { estimateDraft, lineDraft } from '../../testing/fixtures/money/estimateDrafts.ts'
import { createEstimate, issueEstimate, readEstimate } from '../../testing/fixtures/money/estimateFixture.ts'
import { projectFixture, someone } from '../../testing/fixtures/projectFixture.ts'
import type { Person } from '../../testing/startTestApp.ts'
import { itemDraft } from '../estimateItems/estimateItems.access.ts'
import { estimatesText } from './estimates.messages.ts'

type Staff = Person & { emp_no: number }
let fixture: Awaited<ReturnType<typeof projectFixture>>
/** Level 3 gives away 5 %, level 4 10 %, level 7 all. */
let author: Staff
let leader: Staff
let boss: Staff
let proj_no: number
beforeAll(async () => {
  fixture = await projectFixture()
  author = await fixture.app.staff({ user_name: '한작성', emp_lv: 3, emp_scope: ['WorkList'] })
  leader = await fixture.app.staff({ user_name: '박팀장', emp_lv: 4, emp_scope: ['WorkList'] })
  boss = await fixture.app.staff({ user_name: '김대표', emp_lv: 7, emp_scope: ['WorkList'] })
  await fixture.app.staff({ user_name: '못 여는 사람', emp_lv: 7 })
  proj_no = (await fixture.register({ proj_employees: [someone(author.emp_no)] })).proj_no
})

const rate = (value: number) => ({ est_discount: { kind: 'rate' as const, value } })
const draftOf = (changes: Partial<EstimateDraft>) => createEstimate(author, proj_no, changes)
const ask = async ({ est_no, rev }: Estimate, { emp_no }: Staff, text = '') =>
  (await author.call(estimates.ask, { params: { est_no }, body: { emp_no, text, rev } })).query[0] as Estimate
const decide = async (who: Staff, { est_no, rev }: Estimate, is_approved: boolean, text = '') =>
  (await who.call(estimates.decide, { params: { est_no }, body: { is_approved, text, rev } })).query[0] as Estimate
const save = async ({ est_no, rev }: Estimate, changes: Partial<EstimateDraft>) =>
  (await author.call(estimates.update, { params: { est_no }, body: { ...estimateDraft(changes), rev } }))
    .query[0] as Estimate
const alarmsOf = async (who: Staff) => (await who.call(alarms.list, { query: {} })).query

test('a discount within the limit needs nobody, beyond it issuing is refused', async () => {
  expect((await issueEstimate(author, await draftOf(rate(5)))).est_state).toBe('issued')
  const beyond = await draftOf(rate(6))
  expect(beyond).toMatchObject({ limit: 5, needs_approval: true })
  await expect(issueEstimate(author, beyond)).rejects.toMatchObject({
    status: 400,
    fields: { est_discount: estimateMessages.limit(5) },
  })
  await expect(ask(await draftOf(rate(5)), leader)).rejects.toMatchObject({ status: 409 })
})

test('who is asked has a sufficient limit, sees the margin and decides with words', async () => {
  const admin = await fixture.app.staff({ emp_scope: ['AdminItem'] })
  const item = (await admin.call(estimateItems.create, { body: itemDraft })).query[0]
  const lines = [lineDraft({ ei_no: item?.ei_no ?? 0, el_price: 3_000_000 })]
  const draft = await draftOf({ ...rate(10), lines })
  const { query } = await author.call(estimates.approvers, { params: { est_no: draft.est_no } })
  expect(query.map(({ emp_name }) => emp_name)).toEqual(['박팀장', '김대표'])
  await expect(ask(draft, fixture.mina)).rejects.toMatchObject({ fields: { emp_no: estimatesText.cannotApprove } })
  const asking = await ask(draft, leader, '첫 거래예요')
  expect(asking).toMatchObject({
    est_state: 'asking',
    may_decide: false,
    approval: { asked_of: '박팀장', is_approved: null },
  })
  expect(await alarmsOf(leader)).toMatchObject([
    { al_title: estimatesText.askTitle('한작성', draft.est_title), al_body: expect.stringContaining('첫 거래예요') },
  ])
  expect(await readEstimate(leader, draft.est_no)).toMatchObject({ may_decide: true, margin: 2_700_000 - 1_200_000 })
  expect((await readEstimate(boss, draft.est_no)).margin).toBeNull()
  await expect(issueEstimate(author, asking)).rejects.toMatchObject({ status: 409, message: estimatesText.asking })
  await expect(decide(boss, asking, true)).rejects.toMatchObject({ status: 403 })
  await expect(decide(leader, asking, false)).rejects.toMatchObject({ status: 400 })

  const returned = await decide(leader, asking, false, '3 %만 깎아 주세요')
  expect(returned).toMatchObject({
    est_state: 'draft',
    approval: { is_approved: false, decided_text: '3 %만 깎아 주세요' },
  })
  expect((await alarmsOf(author))[0]).toMatchObject({ al_title: estimatesText.returnedTitle(draft.est_title) })
  const approved = await decide(leader, await ask(await readEstimate(author, draft.est_no), leader), true)
  expect(approved).toMatchObject({ est_state: 'draft', approval: { is_approved: true, decided_by: '박팀장' } })
  expect((await issueEstimate(author, approved)).est_state).toBe('issued')
})

test('a changed draft loses its approval, a saved one that is the same keeps it', async () => {
  const approved = await decide(leader, await ask(await draftOf(rate(10)), leader), true)
  const same = await save(approved, { ...rate(10), est_memo: '메모는 상관없어요' })
  expect(same.approval?.is_approved).toBe(true)
  const changed = await save(same, rate(9))
  expect(changed).toMatchObject({ approval: null, needs_approval: true })
  await expect(issueEstimate(author, changed)).rejects.toMatchObject({ status: 400 })
  const asking = await ask(changed, leader)
  expect(await save(asking, rate(8))).toMatchObject({ est_state: 'draft', approval: null })
})

test('approve against edit: what is approved is what is stored', async () => {
  for (let turn = 0; turn < 10; turn++) {
    const asking = await ask(await draftOf(rate(10)), leader)
    await Promise.allSettled([decide(leader, asking, true), save(asking, rate(50))])
    const { est_discount, approval } = await readEstimate(author, asking.est_no)
    const isApproved = approval?.is_approved === true
    expect(isApproved).toBe(est_discount?.value === 10)
  }
})
