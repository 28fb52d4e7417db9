import { estimateItems } from '@crm/contract/features/estimateItems/estimateItems'
import { estimates } from '@crm/contract/features/estimates/estimates'
import type { Estimate, EstimateDraft } from '@crm/contract/features/estimates/estimates.rows'
import { estimateMessages } from '@crm/contract/features/estimates/estimates.words'
import { beforeAll, expect, test } from 'vitest'
import { lineDraft } from '../../testing/fixtures/money/estimateDrafts.ts'
import { createEstimate, issueEstimate, readEstimate } from '../../testing/fixtures/money/estimateFixture.ts'
import { projectFixture, someone } from '../../testing/fixtures/projectFixture.ts'
import type { Person } from '../../testing/startTestApp.ts'
import { itemDraft } from '../estimateItems/estimateItems.access.ts'

type Staff = Person & { emp_no: number }
let fixture: Awaited<ReturnType<typeof projectFixture>>
/** Level 6 gives away 30 %, level 7 has no limit. */
let author: Staff
let boss: Staff
let proj_no: number
let ei_no: number
beforeAll(async () => {
  fixture = await projectFixture()
  author = await fixture.app.staff({ user_name: '한작성', emp_lv: 6, emp_scope: ['WorkList'] })
  boss = await fixture.app.staff({ user_name: '김대표', emp_lv: 7, emp_scope: ['WorkList'] })
  const admin = await fixture.app.staff({ emp_scope: ['AdminItem'] })
  // 3,000,000 won each, never below 2,400,000.
  ei_no = (await admin.call(estimateItems.create, { body: itemDraft })).query[0]?.ei_no ?? 0
  proj_no = (await fixture.register({ proj_employees: [someone(author.emp_no)] })).proj_no
})

const draftOf = (line: Partial<ReturnType<typeof lineDraft>>, changes: Partial<EstimateDraft> = {}) =>
  createEstimate(author, proj_no, { lines: [lineDraft({ ei_no, el_price: 3_000_000, ...line })], ...changes })
const won = (value: number) => ({ kind: 'won' as const, value })

test('at the floor nobody is asked; one won below it somebody without a limit is', async () => {
  expect(await draftOf({ el_price: 2_400_000 })).toMatchObject({ is_under_floor: false, needs_approval: false })
  const below = await draftOf({ el_price: 2_399_999 })
  expect(below).toMatchObject({ is_under_floor: true, needs_approval: true, limit: 30 })
  await expect(issueEstimate(author, below)).rejects.toMatchObject({
    status: 400,
    fields: { lines: estimateMessages.floor },
  })
  const { query } = await author.call(estimates.approvers, { params: { est_no: below.est_no } })
  expect(query.map(({ emp_name }) => emp_name)).toEqual(['김대표'])
})

test('discounts of the line and of the whole count, by the line’s share of it', async () => {
  expect(await draftOf({ el_quantity: 2, el_discount: won(1_200_000) })).toMatchObject({ is_under_floor: false })
  expect(await draftOf({ el_quantity: 2, el_discount: won(1_200_001) })).toMatchObject({ is_under_floor: true })
  const free = lineDraft({ el_name: '출장', el_price: 3_000_000 })
  const both = [lineDraft({ ei_no, el_price: 3_000_000 }), free]
  const whole = (value: number) => createEstimate(author, proj_no, { lines: both, est_discount: won(value) })
  expect(await whole(1_200_000)).toMatchObject({ is_under_floor: false })
  expect(await whole(1_200_002)).toMatchObject({ is_under_floor: true })
})

test('what is offered as an option is not offered below its floor either', async () => {
  const lines = [
    lineDraft({ el_name: '출장', el_price: 500_000 }),
    lineDraft({ ei_no, el_price: 1, is_optional: true }),
  ]
  expect(await createEstimate(author, proj_no, { lines })).toMatchObject({ is_under_floor: true, needs_approval: true })
})

test('with the approval of somebody without a limit it is issued, and the floor stays inside', async () => {
  const draft = await draftOf({ el_price: 2_000_000 })
  const { est_no, rev } = draft
  expect(JSON.stringify(draft)).not.toContain('2400000')
  const asked = (await author.call(estimates.ask, { params: { est_no }, body: { emp_no: boss.emp_no, text: '', rev } }))
    .query[0] as Estimate
  await boss.call(estimates.decide, { params: { est_no }, body: { is_approved: true, text: '', rev: asked.rev } })
  const issued = await issueEstimate(author, await readEstimate(author, est_no))
  expect(issued.est_state).toBe('issued')
})
