import { alarms } from '@crm/contract/features/alarms/alarms'
import { clients } from '@crm/contract/features/clients/clients'
import { projects } from '@crm/contract/features/projects/projects'
import type { RequestOf } from '@crm/contract/kit/endpoint'
import { beforeAll, expect, test } from 'vitest'
import { notThere, type ProjectDraft, projectFixture, someone } from '../../testing/fixtures/projectFixture.ts'
import type { Person } from '../../testing/startTestApp.ts'

let fixture: Awaited<ReturnType<typeof projectFixture>>
beforeAll(async () => {
  fixture = await projectFixture()
})

const newest = async (person: Person) => (await person.call(alarms.newList, { query: { limit: 5 } })).query

test('a project begins as an inquiry and is read back with its words', async () => {
  const jun = await fixture.app.staff({ user_name: '정준', team_no: 5 })
  const made = await fixture.register({
    proj_employees: [
      { emp_no: jun.emp_no, pe_type: 'participant', start_dt: '2026-01-05', end_dt: null, pe_contribution: 40 },
      { emp_no: fixture.mina.emp_no, pe_type: 'manager', start_dt: null, end_dt: null, pe_contribution: 60 },
    ],
  })
  expect(await fixture.show(made.proj_no)).toEqual(made)
  expect(made).toMatchObject({
    proj_name: '그린루프 IR 덱 제작',
    client_no: fixture.client_no,
    client_name: '그린루프',
    user_name: '김대표',
    client_rep_name: '김대표',
    psrv_name: '투자유치',
    thm_name: '초기창업',
    pt_name: 'IR 자료 제작',
    proj_grade: 'a',
    proj_significant: '화요일만 가능',
    project_start: '2026-01-05',
    project_end: '2026-03-31',
    progress_status: null,
    contract_status: [],
    contract_amount: 0,
    projcrd_deposit_dt: null,
    next_meeting_dt: null,
    mr_count: 0,
    cash: 0,
    file_final_check: false,
    rev: 1,
    emp: [
      { emp_no: fixture.mina.emp_no, emp_name: '김미나', team_no: 2, pe_type: 'manager', pe_contribution: 60 },
      { emp_no: jun.emp_no, emp_name: '정준', team_no: 5, pe_type: 'participant', start_dt: '2026-01-05' },
    ],
    moves: [{ from_status: null, to_status: null, reason: null, user_name: '김미나', days: 0 }],
  })
  expect((await newest(jun))[0]).toMatchObject({
    al_title: '그린루프 IR 덱 제작 참여자로 지정되었어요',
    al_link: `/employee/work/detail/${made.proj_no}/dashboard`,
  })
  expect(await newest(fixture.mina)).toEqual([])
})

test.each([
  [{ proj_name: ' ' }, 'proj_name', '프로젝트 이름을 입력해 주세요.'],
  [{ project_end: '2026-01-01' }, 'project_end', '종료일은 시작일보다 빠를 수 없어요.'],
  [{ proj_employees: [someone(1), someone(1)] }, 'proj_employees', '같은 사람이 두 번 들어 있어요.'],
  [
    { proj_employees: [{ ...someone(1), pe_contribution: 101 }] },
    'proj_employees.0.pe_contribution',
    '기여도는 0에서 100까지예요.',
  ],
  [
    { proj_employees: [{ ...someone(1), start_dt: '2026-02-01', end_dt: '2026-01-01' }] },
    'proj_employees.0.end_dt',
    '종료일은 시작일보다 빠를 수 없어요.',
  ],
  [{ client_no: 99999 }, 'client_no', notThere],
  [{ psrv_no: 99999 }, 'psrv_no', notThere],
  [{ thm_no: 99999 }, 'thm_no', notThere],
  [{ pt_no: 99999 }, 'pt_no', notThere],
  [{ proj_employees: [someone(99999)] }, 'proj_employees', notThere],
] satisfies [Partial<ProjectDraft>, string, string][])('%j is refused at %s: %s', async (changes, field, message) => {
  const before = await fixture.mina.call(projects.list)
  await expect(fixture.mina.call(projects.create, { body: fixture.draft(changes) })).rejects.toMatchObject({
    status: 400,
    fields: { [field]: message },
  })
  expect((await fixture.mina.call(projects.list)).total).toBe(before.total)
})

test('a year that no calendar has is said at its field', async () => {
  await expect(fixture.register({ project_start: '0000-01-01' })).rejects.toMatchObject({
    status: 400,
    fields: { project_start: '입력 형식이 올바르지 않아요.' },
  })
})

test('the special note: empty means none', async () => {
  const made = await fixture.register()
  const note = async (proj_significant: string | null) =>
    (await fixture.mina.call(projects.significant, { params: made, body: { proj_significant } })).query
  expect(await note(' 지분 정리 중 ')).toMatchObject([{ proj_no: made.proj_no, proj_significant: '지분 정리 중' }])
  expect(await note('')).toMatchObject([{ proj_no: made.proj_no, proj_significant: null }])
  await note('다시')
  expect(await note(null)).toMatchObject([{ proj_no: made.proj_no, proj_significant: null }])
  await expect(note('가'.repeat(2001))).rejects.toMatchObject({ status: 400 })
})

test('a special note that is based on an older revision is refused with what stands there now', async () => {
  const made = await fixture.register()
  const write = (proj_significant: string, rev?: number) =>
    fixture.mina.call(projects.significant, { params: made, body: { proj_significant, rev } })
  const [first] = (await write('처음')).query
  const [second] = (await write('다음', first?.rev)).query
  await expect(write('늦은 사람', first?.rev)).rejects.toMatchObject({
    status: 409,
    newest: { proj_no: made.proj_no, proj_significant: '다음', rev: second?.rev },
  })
  expect((await write('rev 없이')).query[0]?.proj_significant).toBe('rev 없이')
})

test('files are checked for good, and that may be taken back', async () => {
  const made = await fixture.register()
  const check = async (file_final_check: boolean) =>
    (await fixture.mina.call(projects.checkFiles, { params: made, body: { file_final_check } })).query
  expect(await check(true)).toEqual([{ proj_no: made.proj_no, file_final_check: true }])
  expect((await fixture.show(made.proj_no)).file_final_check).toBe(true)
  expect(await check(false)).toEqual([{ proj_no: made.proj_no, file_final_check: false }])
})

test('unknown projects are not found, whatever is asked of them', async () => {
  const params = { proj_no: 2_000_000_000 }
  const refusal = { status: 404, code: 'not_found' }
  const { client_no: _, ...fields } = fixture.draft()
  const attempts = [
    fixture.mina.call(projects.show, { params }),
    fixture.mina.call(projects.update, { params, body: { ...fields, rev: 1 } }),
    fixture.mina.call(projects.significant, { params, body: { proj_significant: null } }),
    fixture.mina.call(projects.move, { params, body: { stage: 'pre' } }),
    fixture.mina.call(projects.assign, { params, body: { planning_emp_no: null, design_emp_no: null, rev: 1 } }),
    fixture.mina.call(projects.checkFiles, { params, body: { file_final_check: true } }),
    fixture.mina.call(projects.changeMany, { body: { proj_nos: [params.proj_no], stage: 'pre' } }),
  ]
  const answers = await Promise.allSettled(attempts)
  for (const answer of answers) expect(answer).toMatchObject({ status: 'rejected', reason: refusal })
})

test('money and notes are for those who work on projects; a note also for those who take part', async () => {
  const [outsider, member] = [await fixture.app.staff(), await fixture.app.staff()]
  const one = { emp_no: member.emp_no, pe_type: 'participant' as const }
  const { proj_no } = await fixture.register({ proj_employees: [one] })
  const write = (person: Person, proj_significant: string) =>
    person.call(projects.significant, { params: { proj_no }, body: { proj_significant } })
  for (const person of [outsider, member]) {
    await expect(person.call(projects.show, { params: { proj_no } })).rejects.toMatchObject({ status: 403 })
  }
  await expect(write(outsider, '엿보기')).rejects.toMatchObject({ status: 403, code: 'not_allowed' })
  expect((await write(member, '참여자의 메모')).query).toMatchObject([{ proj_no, proj_significant: '참여자의 메모' }])
  expect((await write(fixture.mina, '')).query[0]?.proj_significant).toBeNull()
})

test('a project is found by the new name of its company, and by its new line of business', async () => {
  const company = await fixture.app.company('옛이름컴퍼니')
  const made = await fixture.register({ client_no: company, proj_name: '이름 바뀜' })
  const found = async (query: RequestOf<typeof projects.list>['query']) =>
    (await fixture.mina.call(projects.list, { query })).query.map(({ proj_no }) => proj_no)
  expect(await found({ keyword: '옛이름' })).toEqual([made.proj_no])
  const { query } = await fixture.mina.call(clients.detail, { params: { client_no: company } })
  const { client_type, rev } = query[0] as (typeof query)[number]
  const empty = { client_biz_no: '', client_phone: '', client_contact: [], client_zip: '', client_addr: '' }
  const more = {
    client_addr_detail: '',
    addr_no: null,
    it_no: null,
    thm_no: null,
    client_homepage: '',
    client_note: '',
  }
  await fixture.mina.call(clients.update, {
    params: { client_no: company },
    body: {
      client_type,
      rev,
      ...empty,
      ...more,
      client_name: '달라진컴퍼니',
      client_rep_name: '황보라',
      bt_no: 19,
      client_managers: [],
      state: 1,
    },
  })
  expect(await found({ keyword: '옛이름' })).toEqual([])
  expect(await found({ keyword: '달라진' })).toEqual([made.proj_no])
  expect(await found({ keyword: 'ㅎㅂㄹ' })).toEqual([made.proj_no])
  expect(await found({ industry_type: 19 })).toEqual([made.proj_no])
  expect((await fixture.show(made.proj_no)).rev).toBe(1)
})
