import { estimates } from '@crm/contract/features/estimates/estimates'
import type { EstimateDraft } from '@crm/contract/features/estimates/estimates.rows'
import { estimateMessages } from '@crm/contract/features/estimates/estimates.words'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { koreaToday } from '../../clock.ts'
import { rowCounter } from '../../testing/access/rowCount.ts'
import { readPdf } from '../../testing/files/readPdf.ts'
import { estimateDraft, lineDraft } from '../../testing/fixtures/money/estimateDrafts.ts'
import { createEstimate, issueEstimate, readEstimate } from '../../testing/fixtures/money/estimateFixture.ts'
import { projectFixture, someone } from '../../testing/fixtures/projectFixture.ts'
import { estimatesText } from './estimates.messages.ts'
import { hashOf } from './papers.service.ts'

let fixture: Awaited<ReturnType<typeof projectFixture>>
beforeAll(async () => {
  fixture = await projectFixture()
})

const register = async () => (await fixture.register({ proj_employees: [someone(fixture.mina.emp_no)] })).proj_no
const year = koreaToday().slice(0, 4)

const paperOf = async (est_no: number) => {
  const response = await fetch(`${fixture.app.url}/crm/v3/estimates/${est_no}/pdf`, {
    headers: { authorization: `Bearer ${fixture.mina.token}` },
  })
  return Buffer.from(await response.arrayBuffer())
}

test('what is missing is said at its field and nothing is numbered', async () => {
  const proj_no = await register()
  const [plan] = estimateDraft().plans
  if (!plan) throw new Error('no plan')
  const wrong: [Partial<EstimateDraft>, string, string][] = [
    [{ est_to_name: '' }, 'est_to_name', estimateMessages.toName],
    [{ est_valid_dt: null }, 'est_valid_dt', estimateMessages.validDate],
    [{ est_valid_dt: '2020-01-01' }, 'est_valid_dt', estimateMessages.validPast],
    [{ lines: [] }, 'lines', estimateMessages.noLines],
    [{ lines: [lineDraft({ is_optional: true })] }, 'lines', estimateMessages.noLines],
    [{ lines: [lineDraft({ el_name: '' })] }, 'lines', estimateMessages.lineName],
    [{ lines: [lineDraft({ el_price: 0 })] }, 'lines', estimateMessages.amount],
    [{ plans: [] }, 'plans', estimateMessages.planParts],
    [{ plans: [{ ...plan, epl_value: 99 }] }, 'plans', estimateMessages.plan],
    [
      { plans: [{ ...plan, epl_due_kind: 'date', epl_due_dt: '2020-01-01', epl_due_days: null }] },
      ...(['plans', estimateMessages.duePast] as const),
    ],
  ]
  for (const [changes, field, message] of wrong) {
    const draft = await createEstimate(fixture.mina, proj_no, changes)
    const countRows = await rowCounter(fixture.app.db)
    const before = await countRows()
    await expect(issueEstimate(fixture.mina, draft), message).rejects.toMatchObject({
      status: 400,
      fields: { [field]: message },
    })
    expect(await countRows()).toBe(before)
    expect((await readEstimate(fixture.mina, draft.est_no)).rev).toBe(draft.rev)
  }
})

test('fifty at once get the numbers 1 to 50 without a gap, also where some are refused', async () => {
  const proj_nos = await Promise.all(Array.from({ length: 5 }, register))
  const drafts = []
  for (let at = 0; at < 50; at++) drafts.push(await createEstimate(fixture.mina, proj_nos[at % 5] ?? 0))
  const unfinished = await createEstimate(fixture.mina, proj_nos[0] ?? 0, { est_to_name: '' })
  const [refused, ...issued] = await Promise.allSettled(
    [unfinished, ...drafts].map((draft) => issueEstimate(fixture.mina, draft)),
  )
  expect(refused?.status).toBe('rejected')
  const codes = issued.map((answer) => (answer.status === 'fulfilled' ? answer.value.est_code : String(answer.reason)))
  const wanted = Array.from({ length: 50 }, (_, at) => `BE-${year}-${String(at + 1).padStart(5, '0')}`)
  expect(codes.sort()).toEqual(wanted)
})

test('what is issued is frozen: snapshot, hash and one paper', async () => {
  const proj_no = await register()
  const draft = await createEstimate(fixture.mina, proj_no, { est_memo: '비밀 메모' })
  const issued = await issueEstimate(fixture.mina, draft)
  expect(issued).toMatchObject({ est_state: 'issued', est_issued_dt: expect.any(String), needs_approval: false })
  const { est_snapshot, est_hash } = await fixture.app.db
    .selectFrom('estimates')
    .select(['est_snapshot', 'est_hash'])
    .where('est_no', '=', issued.est_no)
    .executeTakeFirstOrThrow()
  expect(est_hash).toBe(hashOf(est_snapshot))
  expect(JSON.stringify(est_snapshot)).not.toContain('비밀 메모')
  expect(JSON.stringify(est_snapshot)).not.toContain('el_cost')

  const first = await paperOf(issued.est_no)
  expect((await readPdf(first)).text).toContain(issued.est_code)
  expect((await paperOf(issued.est_no)).equals(first)).toBe(true)
  const body = { ...estimateDraft({ est_title: '바꾼 제목' }), rev: issued.rev }
  const params = { est_no: issued.est_no }
  await expect(fixture.mina.call(estimates.update, { params, body })).rejects.toMatchObject({ status: 409 })
  await expect(fixture.mina.call(estimates.remove, { params })).rejects.toMatchObject({ status: 409 })
  const direct = sql`update estimates set est_title = '몰래' where est_no = ${issued.est_no}`
  await expect(direct.execute(fixture.app.db)).rejects.toMatchObject({ constraint: 'estimates_issued' })
  const line = sql`update estimate_lines set el_price = 1 where est_no = ${issued.est_no}`
  await expect(line.execute(fixture.app.db)).rejects.toMatchObject({ constraint: 'estimates_issued' })
})

test('only the project’s people and AdminItem issue', async () => {
  const draft = await createEstimate(fixture.mina, await register())
  const colleague = await fixture.app.staff({ emp_scope: ['WorkList'] })
  await expect(issueEstimate(colleague, draft)).rejects.toMatchObject({ status: 403, message: estimatesText.notIssuer })
  const admin = await fixture.app.staff({ emp_scope: ['AdminItem'] })
  expect((await issueEstimate(admin, draft)).est_state).toBe('issued')
})

test('the first issue brings a project to GUIDE, with its cause in the log', async () => {
  const proj_no = await register()
  const { est_code } = await issueEstimate(fixture.mina, await createEstimate(fixture.mina, proj_no))
  const shown = await fixture.show(proj_no)
  expect(shown).toMatchObject({ progress_status: 'guide', contract_status: ['estimate_on'] })
  expect(shown.moves.at(-1)).toMatchObject({ to_status: 'guide', reason: estimatesText.firstIssued(est_code ?? '') })
  expect(shown.estimates).toMatchObject([{ est_code, est_ver: 1, est_state: 'issued', status: 'estimate_on' }])

  await fixture.app.db
    .updateTable('projects')
    .set({ progress_status: 'started' })
    .where('proj_no', '=', proj_no)
    .execute()
  await issueEstimate(fixture.mina, await createEstimate(fixture.mina, proj_no))
  expect((await fixture.show(proj_no)).progress_status).toBe('started')
})

test('a mail takes the paper along, when it is issued and when it is sent again', async () => {
  const proj_no = await register()
  const nobody = await createEstimate(fixture.mina, proj_no, { est_to_email: '', est_to_phone: '' })
  await expect(issueEstimate(fixture.mina, nobody, true)).rejects.toMatchObject({
    fields: { est_to_email: estimatesText.noEmail },
  })
  const draft = await createEstimate(fixture.mina, proj_no, { est_title: '메일로 가는 견적서' })
  const { est_no, est_code } = await issueEstimate(fixture.mina, draft, true)
  const mails = async () => {
    const { rows } = await sql<{ ob_to: string; name: string }>`
      select o.ob_to, a.name from outbox o join outbox_attachments a using (ob_no)
       where o.ob_subject like '%메일로 가는 견적서%' order by o.ob_no`.execute(fixture.app.db)
    return rows
  }
  const name = estimatesText.paperName('그린루프', est_code)
  const first = { ob_to: 'ceo@greenloop.example', name }
  await expect.poll(mails, { timeout: 20_000 }).toEqual([first])
  const again = { name: '이부장', email: 'lee@greenloop.example' }
  await fixture.mina.call(estimates.send, { params: { est_no }, body: again })
  await expect.poll(mails, { timeout: 20_000 }).toEqual([first, { ob_to: again.email, name }])
  const other = await createEstimate(fixture.mina, proj_no)
  await expect(
    fixture.mina.call(estimates.send, { params: { est_no: other.est_no }, body: again }),
  ).rejects.toMatchObject({ status: 409 })
})
