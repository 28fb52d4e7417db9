import { meetings } from '@crm/contract/features/meetings/meetings'
import { projects } from '@crm/contract/features/projects/projects'
import { todos } from '@crm/contract/features/todos/todos'
import { beforeAll, expect, test } from 'vitest'
import { coverageOf, readFonts } from '../../../pdf/fonts.ts'
import { fetchPdf, readPdf } from '../../../testing/files/readPdf.ts'
import { bookedAt } from '../../../testing/fixtures/meetingFixture.ts'
import { insertContract } from '../../../testing/fixtures/money/contractFixture.ts'
import { insertEstimate } from '../../../testing/fixtures/money/estimateFixture.ts'
import { projectFixture, someone } from '../../../testing/fixtures/projectFixture.ts'
import { summaryText } from './summary.messages.ts'

let fixture: Awaited<ReturnType<typeof projectFixture>>
beforeAll(async () => {
  fixture = await projectFixture()
})

const summaryOf = async (proj_no: number, { token }: { token: string } = fixture.mina) => {
  const fetched = await fetchPdf(fixture.app.url, projects.summaryPdf, { params: { proj_no }, token })
  return { ...fetched, read: fetched.response.ok ? await readPdf(fetched.bytes) : undefined }
}

test('the summary says what the dashboard shows', async () => {
  const { app, mina, client_no } = fixture
  const { proj_no } = await fixture.register({ proj_employees: [someone(mina.emp_no)] })
  await mina.call(projects.move, { params: { proj_no }, body: { stage: 'pre' } })
  await mina.call(projects.addIndicator, {
    params: { proj_no },
    body: { pic_title: 'IR 덱 초안', pic_start_dt: null, pic_end_dt: '2020-01-31', pic_emps: [mina.emp_no] },
  })
  const offered = { proj_no, est_title: '1차 견적서', est_amount: 12_340_000, est_issued_dt: '2026-01-10' }
  const est_no = await insertEstimate(app.db, offered)
  await insertContract(app.db, {
    est_no,
    credits: [
      { projcrd_title: '계약금', projcrd_amount: 5_000_000, paid: '2026-02-02' },
      { projcrd_title: '잔금', projcrd_amount: 7_340_000, projcrd_due_dt: '2026-03-31' },
    ],
  })
  await bookedAt(app, { inHours: -30, by: [mina.emp_no], proj_no, client_no, mr_checked: 1, mr_count: 3 })

  const { response, read } = await summaryOf(proj_no)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toMatch(
    /프로젝트 요약_그린루프 IR 덱 제작_\d{4}-\d\d-\d\d\.pdf/,
  )
  for (const words of [
    ...['그린루프 IR 덱 제작 프로젝트 요약', '화요일만 가능', '2026.01.05(월) ~ 2026.03.31(화)', '김미나'],
    ...['PRE', 'IR 덱 초안', summaryText.late, '일반미팅 3회차', '방문 완료', '1차 견적서', '12,340,000원'],
    ...['2026.02.02(월) 입금', '미납 · 2026.03.31(화)까지', '7,340,000원', summaryText.noTodos],
  ])
    expect(read?.text).toContain(words)
  expect(read?.outline).toEqual(['개요', '참여 인원', '단계 이력', '마일스톤', '미팅', '할 일', '계약과 입금'])
  expect(await mina.call(meetings.list, { query: { proj_no } })).toMatchObject({ total: 1 })
})

test('an empty project has a summary too; of todos everybody gets those they may see', async () => {
  const { app, mina } = fixture
  const { proj_no } = await fixture.register()
  const jun = await app.staff({ emp_scope: ['WorkList'] })
  await mina.call(todos.create, { body: { tl_title: '미나의 메모', tl_todo: '<p>비밀</p>', proj_no } })
  const [hers, his] = [await summaryOf(proj_no), await summaryOf(proj_no, jun)]
  for (const words of [
    summaryText.noMembers,
    summaryText.noIndicators,
    summaryText.noMeetings,
    summaryText.noEstimates,
  ])
    expect(hers.read?.text).toContain(words)
  expect(hers.read?.text).toContain('미나의 메모')
  expect(his.read?.text).not.toContain('미나의 메모')
})

test('only those who work on projects get it', async () => {
  const { app } = fixture
  const { proj_no, client_no } = await fixture.register()
  expect((await summaryOf(proj_no, await app.staff({ emp_scope: [] }))).response.status).toBe(403)
  expect((await summaryOf(proj_no, await app.client({ client_no }))).response.status).toBe(403)
  expect((await summaryOf(999_999)).response.status).toBe(404)
})

test('the fonts have every letter of the summary’s words', () => {
  const { missing } = coverageOf(readFonts())
  const words = Object.values(summaryText).map((word) =>
    typeof word === 'string' ? word : word('1' as never, 2 as never),
  )
  expect(missing(words.join(''))).toEqual([])
})
