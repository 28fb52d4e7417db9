import { buildups } from '@crm/contract/features/buildups/buildups'
import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { history } from '@crm/contract/features/history/history'
import { projects } from '@crm/contract/features/projects/projects'
import { showDateTime } from '@crm/contract/kit/dates'
import { beforeAll, expect, test } from 'vitest'
import { createProject } from '../../../../seed/factories.ts'
import { putFile } from '../../../testing/fixtures/fileTreeFixture.ts'
import { type Person, startTestApp, type TestApp } from '../../../testing/startTestApp.ts'

let app: TestApp
let mina: Person & { emp_no: number }
let proj_no: number
beforeAll(async () => {
  app = await startTestApp()
  mina = await app.staff({ user_name: '김미나', team_no: 2, emp_scope: ['MyPageProject'] })
  proj_no = await createProject(app.db, { client_no: await app.company() })
})

const indicator = {
  pic_title: 'IR 덱 초안',
  pic_start_dt: '2026-04-01',
  pic_end_dt: '2026-04-30',
  pic_emps: [] as number[],
  is_done: false,
}
const revOf = async (pic_no: number) => (await shown())?.find((each) => each.pic_no === pic_no)?.rev ?? 1
const shown = async () => (await mina.call(projects.show, { params: { proj_no } })).query[0]?.indicators

/** The history as people read it, an entry a line. */
const listLines = async (proj_no: number, page = {}) => {
  const { query, total } = await mina.call(history.list, { query: { to_table: 'projects', to_no: proj_no, ...page } })
  const lines = query.map(({ user_name, changes }) => ({
    user_name,
    what: changes.map(({ field }) => field).join(', '),
  }))
  return { query: lines, total }
}

test('indicators are added, changed, done and removed', async () => {
  const { query } = await mina.call(projects.addIndicator, {
    params: { proj_no },
    body: { ...indicator, pic_emps: [mina.emp_no, mina.emp_no] },
  })
  const made = query[0] as (typeof query)[number]
  expect(made).toMatchObject({ pic_title: 'IR 덱 초안', pic_done_dt: null, pic_emps: [mina.emp_no] })
  expect(await shown()).toEqual([made])
  const params = { proj_no, pic_no: made.pic_no }
  const change = async (changes: object) =>
    (
      await mina.call(projects.updateIndicator, {
        params,
        body: { ...indicator, rev: await revOf(made.pic_no), ...changes },
      })
    ).query[0]
  const finished = await change({ is_done: true, pic_title: '최종본' })
  expect(finished).toMatchObject({ pic_title: '최종본', pic_emps: [], pic_done_dt: expect.stringMatching(/^\d{4}/) })
  expect((await change({ is_done: true }))?.pic_done_dt).toBe(finished?.pic_done_dt)
  expect(await change({ pic_start_dt: null })).toMatchObject({ pic_done_dt: null, pic_start_dt: null })
  await expect(
    mina.call(projects.updateIndicator, { params: { ...params, proj_no: 999 }, body: { ...indicator, rev: 1 } }),
  ).rejects.toMatchObject({ status: 404 })
  await expect(change({ rev: 1 })).rejects.toMatchObject({
    status: 409,
    code: 'conflict',
    newest: { pic_no: params.pic_no, pic_start_dt: null },
  })
  await mina.call(projects.removeIndicator, { params })
  expect(await shown()).toEqual([])
  await expect(mina.call(projects.removeIndicator, { params })).rejects.toMatchObject({ status: 404 })
})

test.each([
  [{ pic_title: ' ' }, 'pic_title', '마일스톤 이름을 입력해 주세요.'],
  [{ pic_end_dt: '2026-03-01' }, 'pic_end_dt', '종료일은 시작일보다 빠를 수 없어요.'],
  [{ pic_emps: [99999] }, 'pic_emps', '선택할 수 없는 값이에요. 새로 고친 뒤 다시 선택해 주세요.'],
])('%j is refused at %s: %s', async (changes, field, message) => {
  await expect(
    mina.call(projects.addIndicator, { params: { proj_no }, body: { ...indicator, ...changes } }),
  ).rejects.toMatchObject({ status: 400, fields: { [field]: message } })
})

test('who has left stays on an indicator, and is put on none', async () => {
  const left = await app.staff()
  const add = (pic_emps: number[]) =>
    mina.call(projects.addIndicator, { params: { proj_no }, body: { ...indicator, pic_emps } })
  const { query } = await add([left.emp_no])
  const { pic_no, rev } = query[0] as (typeof query)[number]
  await app.db.updateTable('employees').set({ emp_state: 3 }).where('emp_no', '=', left.emp_no).execute()
  const notActive = { status: 400, fields: { pic_emps: '지금 근무 중인 직원만 지정할 수 있어요.' } }
  await expect(add([left.emp_no])).rejects.toMatchObject(notActive)
  const body = { ...indicator, pic_emps: [left.emp_no, mina.emp_no], rev }
  const changed = await mina.call(projects.updateIndicator, { params: { proj_no, pic_no }, body })
  expect(changed.query[0]?.pic_emps.sort()).toEqual([left.emp_no, mina.emp_no].sort())
  await mina.call(projects.removeIndicator, { params: { proj_no, pic_no } })
})

test('an indicator of a project that is not there is not found', async () => {
  const refused = mina.call(projects.addIndicator, { params: { proj_no: 2_000_000_000 }, body: indicator })
  await expect(refused).rejects.toMatchObject({ status: 404 })
})

test('what happened to a project, in words, the latest first, one entry a call', async () => {
  const jun = await app.staff({ user_name: '정준', team_no: 5 })
  const fields = { psrv_no: 1, thm_no: null, pt_no: null, proj_grade: null, proj_significant: '' } as const
  const dates = { project_start: null, project_end: null }
  const someone = { start_dt: null, end_dt: null, pe_contribution: 0 }
  const { query } = await mina.call(projects.create, {
    body: {
      client_no: await app.company(),
      proj_name: '이야기',
      ...fields,
      ...dates,
      proj_employees: [{ ...someone, emp_no: mina.emp_no, pe_type: 'manager' }],
    },
  })
  const params = { proj_no: query[0]?.proj_no as number }
  await mina.call(projects.move, { params, body: { stage: 'pre' } })
  await mina.call(projects.update, {
    params,
    body: {
      proj_name: '새 이야기',
      ...fields,
      ...dates,
      psrv_no: 3,
      proj_grade: 'b',
      rev: 2,
      proj_employees: [{ ...someone, emp_no: jun.emp_no, pe_type: 'participant' }],
    },
  })
  await mina.call(projects.significant, { params, body: { proj_significant: '메모' } })
  await mina.call(projects.checkFiles, { params, body: { file_final_check: true } })
  const added = await mina.call(projects.addIndicator, { params, body: indicator })
  const pic = { ...params, pic_no: added.query[0]?.pic_no as number }
  await mina.call(projects.updateIndicator, { params: pic, body: { ...indicator, is_done: true, rev: 1 } })
  await mina.call(projects.removeIndicator, { params: pic })
  const bought = await mina.call(buildups.buy, {
    params,
    body: { pc_no: 11, pbu_name: 'IR 덱 디자인', pbu_cash: 0, pps_nos: [45] },
  })
  const [service] = bought.query
  await mina.call(buildups.updateStep, {
    params: { ...params, pbs_no: service?.steps[0]?.pbs_no as number },
    body: { state: 1, emp_no: null, start_dt: null, end_dt: null },
  })
  await mina.call(buildups.cancel, { params: { ...params, pbu_no: service?.pbu_no as number } })

  const entries = await listLines(params.proj_no, { limit: 100 })
  expect(entries.query.map(({ what }) => what)).toEqual([
    '서비스 ‘IR 덱 디자인’ 취소',
    'IR 덱 디자인 · 디자인: 대기 → 진행',
    '서비스 ‘IR 덱 디자인’ 추가',
    '마일스톤 ‘IR 덱 초안’ 삭제',
    '마일스톤 ‘IR 덱 초안’ 완료',
    '마일스톤 ‘IR 덱 초안’ 추가',
    '자료 최종 확인',
    '특이사항 수정',
    expect.stringContaining('이름: 이야기 → 새 이야기'),
    '단계: 문의 → PRE',
    '프로젝트 등록, 김미나 담당 추가',
  ])
  const change = entries.query[8]?.what
  for (const words of ['서비스: 투자유치 → 브랜딩', '등급: 없음 → D', '김미나 담당 제외', '정준 참여 추가']) {
    expect(change).toContain(words)
  }
  expect(entries.query.every(({ user_name }) => user_name === '김미나')).toBe(true)
  expect(entries.total).toBe(11)
  const page = await listLines(params.proj_no, { offset: 9, limit: 1 })
  expect(page).toMatchObject({ query: [{ what: '단계: 문의 → PRE' }], total: 11 })
})

test('who it was, which indicator, which file and which meeting', async () => {
  const [sora, hana] = [await app.staff({ user_name: '이소라' }), await app.staff({ user_name: '최하나' })]
  const own = await createProject(app.db, { client_no: await app.company(), participants: [sora.emp_no] })
  const params = { proj_no: own }
  const since = (await listLines(params.proj_no)).total
  const entries = async () => {
    const { query, total } = await listLines(params.proj_no, { limit: 100 })
    return query.slice(0, total - since).map(({ what }) => what)
  }
  const { query } = await mina.call(projects.show, { params })
  const { proj_name, rev } = query[0] as (typeof query)[number]
  const nothing = { psrv_no: null, thm_no: null, pt_no: null, proj_grade: null, project_start: null, project_end: null }
  await mina.call(projects.update, {
    params,
    body: {
      ...nothing,
      ...{ proj_name, proj_significant: '', rev },
      proj_employees: [{ emp_no: sora.emp_no, pe_type: 'manager' }],
    },
  })
  const added = await mina.call(projects.addIndicator, { params, body: indicator })
  const { pic_no } = added.query[0] as (typeof added.query)[number]
  const body = { ...indicator, pic_emps: [sora.emp_no, hana.emp_no], rev: 1 }
  await mina.call(projects.updateIndicator, { params: { ...params, pic_no }, body })
  const { ft_no } = await putFile(app, mina, own, '기획안.txt', 'planning')
  await mina.call(fileTree.update, { params: { ft_no }, body: { name: '기획서.txt' } })
  await mina.call(fileTree.remove, { body: { ft_nos: [ft_no] } })
  await mina.call(fileTree.restore, { body: { ft_nos: [ft_no] } })
  await app.db
    .insertInto('mr_schedules')
    .values({
      proj_no: own,
      mr_type: 3,
      mr_way: 'zoom',
      mr_place: 'external',
      start_dt: '2026-05-01T14:00:00+09:00',
      end_dt: '2026-05-01T15:00:00+09:00',
    })
    .execute()
  expect(await entries()).toEqual([
    `가이드미팅 예약: ${showDateTime('2026-05-01 14:00')}`,
    '자료 ‘기획서.txt’ 되돌리기',
    '자료 ‘기획서.txt’ 삭제',
    '자료 ‘기획서.txt’ 이름 변경',
    '기획 자료 ‘기획안.txt’ 추가',
    '마일스톤 ‘IR 덱 초안’ 담당자 이소라, 최하나 추가',
    '마일스톤 ‘IR 덱 초안’ 추가',
    '이소라 님 역할: 참여 → 담당',
  ])
})
