import { deletions } from '@crm/contract/features/deletions/deletions'
import { estimateItems, type Item } from '@crm/contract/features/estimateItems/estimateItems'
import { estimates } from '@crm/contract/features/estimates/estimates'
import type { Estimate, EstimateDraft } from '@crm/contract/features/estimates/estimates.rows'
import { estimateMessages } from '@crm/contract/features/estimates/estimates.words'
import { beforeAll, expect, test } from 'vitest'
import { rowCounter } from '../../testing/access/rowCount.ts'
import { readPdf } from '../../testing/files/readPdf.ts'
import { estimateDraft, lineDraft } from '../../testing/fixtures/money/estimateDrafts.ts'
import { createEstimate } from '../../testing/fixtures/money/estimateFixture.ts'
import { projectFixture, someone } from '../../testing/fixtures/projectFixture.ts'
import type { Person } from '../../testing/startTestApp.ts'
import { itemDraft } from '../estimateItems/estimateItems.access.ts'
import { paperText } from './paper/paper.messages.ts'

let fixture: Awaited<ReturnType<typeof projectFixture>>
let admin: Person
let item: Item
let proj_no: number
beforeAll(async () => {
  fixture = await projectFixture()
  admin = await fixture.app.staff({ user_name: '윤관리', emp_scope: ['AdminItem'] })
  item = (await admin.call(estimateItems.create, { body: itemDraft })).query[0] as Item
  proj_no = (await fixture.register({ proj_employees: [someone(fixture.mina.emp_no)] })).proj_no
})

const save = async (estimate: Estimate, changes: Partial<EstimateDraft>, rev = estimate.rev) => {
  const { est_no } = estimate
  const body = { ...estimateDraft(changes), rev }
  return (await fixture.mina.call(estimates.update, { params: { est_no }, body })).query[0] as Estimate
}
const show = async (person: Person, est_no: number) =>
  (await person.call(estimates.detail, { params: { est_no } })).query[0] as Estimate

test('a draft is reckoned by the server, with what the price list says', async () => {
  const lines = [
    lineDraft({ el_kind: 'section', el_name: '준비' }),
    lineDraft({ ei_no: item.ei_no, el_price: 2_700_000, el_quantity: 1.5 }),
    lineDraft({ is_optional: true, el_price: 9_000_000 }),
  ]
  const made = await createEstimate(fixture.mina, proj_no, { lines, est_discount: { kind: 'rate', value: 10 } })
  expect(made).toMatchObject({
    ...{ est_ver: 1, est_state: 'draft', est_code: null, client_name: '그린루프', emp_name: '김미나' },
    ...{ est_supply: 3_645_000, est_vat: 364_500, est_amount: 4_009_500, est_list: 4_500_000, est_below: 855_000 },
    lines: [{ el_kind: 'section' }, { el_list_price: 3_000_000, el_quantity: 1.5 }, { el_list_price: null }],
    plans: [{ epl_amount: 4_009_500 }],
    ...{ may_issue: true, may_decide: false, limit: 0, needs_approval: true, margin: null },
  })
  expect(JSON.stringify(made)).not.toContain('el_cost')
  expect(await show(admin, made.est_no)).toMatchObject({ margin: 3_645_000 - 1_800_000, may_issue: true })
  const rows = await fixture.mina.call(estimates.ofProject, { params: { proj_no } })
  expect(rows.query).toMatchObject([{ est_no: made.est_no, est_amount: 4_009_500 }])
})

test('a line that stays keeps the list price it was taken with', async () => {
  const lines = [lineDraft({ ei_no: item.ei_no, el_price: 3_000_000 })]
  const made = await createEstimate(fixture.mina, proj_no, { lines })
  const { emp_name: _, psrv_name: __, reg_dt: ___, ei_no, ...draft } = item
  await admin.call(estimateItems.update, { params: { ei_no }, body: { ...draft, ei_price: 5_000_000 } })
  const saved = await save(made, { lines: [...lines, lineDraft({ ei_no, el_price: 3_000_000 })] })
  expect(saved.lines.map(({ el_list_price }) => el_list_price)).toEqual([3_000_000, 3_000_000])
  const later = await createEstimate(fixture.mina, proj_no, { lines })
  expect(later.lines[0]?.el_list_price).toBe(5_000_000)
})

test('what was changed meanwhile is answered with the newest', async () => {
  const made = await createEstimate(fixture.mina, proj_no)
  const saved = await save(made, { est_title: '새 제목' })
  expect(saved.rev).toBeGreaterThan(made.rev)
  await expect(save(made, { est_title: '낡은 제목' })).rejects.toMatchObject({
    status: 409,
    newest: { est_title: '새 제목', rev: saved.rev },
  })
})

test('bad input is refused in Korean and nothing is stored', async () => {
  const made = await createEstimate(fixture.mina, proj_no)
  const countRows = await rowCounter(fixture.app.db)
  const before = await countRows()
  const bad: Partial<EstimateDraft>[] = [
    { lines: [lineDraft({ el_price: -1 })] },
    { lines: [lineDraft({ el_price: 0.5 })] },
    { lines: [lineDraft({ el_price: 1_000_000_000_000 })] },
    { lines: [lineDraft({ el_quantity: 0.001 })] },
    { lines: [lineDraft({ el_price: 10_000_000_000, el_quantity: 100 })] },
    { lines: [lineDraft({ el_discount: { kind: 'rate', value: 101 } })] },
    { lines: [lineDraft({ ei_no: 999_999 })] },
    { lines: Array.from({ length: 201 }, () => lineDraft()) },
    { est_discount: { kind: 'rate', value: 101 } },
    { est_title: '' },
    { est_to_email: '없음' },
  ]
  for (const changes of bad) {
    const refused = { status: 400, message: expect.stringMatching(/[가-힣]/) }
    await expect(save(made, changes), JSON.stringify(changes)).rejects.toMatchObject(refused)
    await expect(createEstimate(fixture.mina, proj_no, changes)).rejects.toMatchObject(refused)
  }
  expect(await countRows()).toBe(before)
  expect((await show(fixture.mina, made.est_no)).rev).toBe(made.rev)
})

test('a draft may be unfinished; its plan has no amounts until it adds up', async () => {
  const plan = estimateDraft().plans[0]
  if (!plan) throw new Error('no plan')
  const made = await createEstimate(fixture.mina, proj_no, { plans: [{ ...plan, epl_value: 99 }], est_to_name: '' })
  expect(made.plans).toMatchObject([{ epl_value: 99, epl_amount: null }])
  expect(await createEstimate(fixture.mina, proj_no, { lines: [], plans: [] })).toMatchObject({ est_amount: 0 })
})

test('only what is on offer can be taken, without its costs', async () => {
  const off = (await admin.call(estimateItems.create, { body: { ...itemDraft, ei_name: '끝난 항목', state: 0 } }))
    .query[0]
  const { items } = (await fixture.mina.call(estimates.offered)).query[0] ?? { items: [] }
  expect(items.map(({ ei_name }) => ei_name)).toContain(item.ei_name)
  expect(items.map(({ ei_no }) => ei_no)).not.toContain(off?.ei_no)
  expect(JSON.stringify(items)).not.toContain('ei_cost')
  await expect(
    createEstimate(fixture.mina, proj_no, { lines: [lineDraft({ ei_no: off?.ei_no ?? 0 })] }),
  ).rejects.toMatchObject({ status: 400, fields: { lines: expect.any(String) } })
})

test('who opens projects writes drafts; who keeps the price list only reads them', async () => {
  const colleague = await fixture.app.staff({ emp_scope: ['WorkList'] })
  const made = await createEstimate(colleague, proj_no)
  expect(made.may_issue).toBe(false)
  await expect(createEstimate(admin, proj_no)).rejects.toMatchObject({ status: 403 })
  expect((await show(admin, made.est_no)).est_title).toBe(made.est_title)
  await expect(createEstimate(colleague, 999_999)).rejects.toMatchObject({ status: 404 })
})

test('a deleted draft can be brought back with its lines', async () => {
  const { est_no } = await createEstimate(fixture.mina, proj_no)
  const { undo_no } = await fixture.mina.call(estimates.remove, { params: { est_no } })
  await expect(show(fixture.mina, est_no)).rejects.toMatchObject({ status: 404 })
  await fixture.mina.call(deletions.undo, { params: { del_no: undo_no ?? 0 } })
  expect(await show(fixture.mina, est_no)).toMatchObject({ lines: [{ el_name: '자문' }], plans: [{ epl_value: 100 }] })
})

test('a draft has a paper that says so', async () => {
  const { est_no } = await createEstimate(fixture.mina, proj_no)
  const response = await fetch(`${fixture.app.url}/crm/v3/estimates/${est_no}/pdf`, {
    headers: { authorization: `Bearer ${fixture.mina.token}` },
  })
  expect(response.headers.get('content-type')).toBe('application/pdf')
  const { text } = await readPdf(new Uint8Array(await response.arrayBuffer()))
  for (const words of ['1,100,000', paperText.draft]) expect(text).toContain(words)
})

test('settings are changed by whoever keeps the price list, and only the newest', async () => {
  const [settings] = (await fixture.mina.call(estimates.settings)).query
  if (!settings) throw new Error('no settings')
  expect(settings).toMatchObject({ es_limits: [0, 0, 3, 5, 10, 20, 30, null], es_valid_days: 14 })
  const body = { ...settings, es_valid_days: 30 }
  await expect(fixture.mina.call(estimates.changeSettings, { body })).rejects.toMatchObject({ status: 403 })
  expect((await admin.call(estimates.changeSettings, { body })).query[0]?.es_valid_days).toBe(30)
  await expect(admin.call(estimates.changeSettings, { body })).rejects.toMatchObject({ status: 409 })
  const es_limits = settings.es_limits.map(() => 101)
  await expect(admin.call(estimates.changeSettings, { body: { ...body, es_limits } })).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining(estimateMessages.rate),
  })
})

test('whom an estimate may go to: representative, contacts and people with an account, each once', async () => {
  const { app, client_no, mina } = fixture
  await app.db
    .updateTable('clients')
    .set({ client_rep_name: '한대표', client_contact: JSON.stringify([{ name: '오담당', number: '01022223333' }]) })
    .where('client_no', '=', client_no)
    .execute()
  const { query } = await mina.call(estimates.recipients, { params: { proj_no } })
  expect(query.slice(0, 2)).toMatchObject([{ name: '한대표' }, { name: '오담당', number: '01022223333', email: '' }])
  expect(new Set(query.map(({ name }) => name)).size).toBe(query.length)
  const stranger = await app.staff({ user_name: '남', emp_scope: ['AdminItem'] })
  await expect(stranger.call(estimates.recipients, { params: { proj_no } })).rejects.toMatchObject({ status: 404 })
})
