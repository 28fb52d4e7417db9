import { alarms } from '@crm/contract/features/alarms'
import { clients } from '@crm/contract/features/clients'
import { projects } from '@crm/contract/features/projects'
import type { RequestOf } from '@crm/contract/kit/endpoint'
import { beforeAll, expect, test } from 'vitest'
import { type House, house, type Person } from '../../testing/house.ts'

let at: House
let mina: Person & { emp_no: number }
let client_no: number
beforeAll(async () => {
  at = await house()
  mina = await at.staff({ user_name: '김미나', team_no: 2, emp_scope: ['WorkList', 'ClientVcList'] })
  client_no = await at.company('그린루프')
})

type Draft = RequestOf<typeof projects.create>['body']

const draft = (changes: Partial<Draft> = {}): Draft => ({
  client_no,
  proj_name: '그린루프 IR 덱 제작',
  psrv_no: 1,
  thm_no: 2,
  pt_no: 11,
  proj_grade: 'a',
  proj_significant: '화요일만 가능',
  project_start: '2026-01-05',
  project_end: '2026-03-31',
  proj_employees: [],
  ...changes,
})

const register = async (changes: Partial<Draft> = {}) => {
  const { query } = await mina.call(projects.create, { body: draft(changes) })
  return query[0] as (typeof query)[number]
}
type Made = Awaited<ReturnType<typeof register>>

/** What a form would save of a project that nobody has touched. */
const unchanged = (made: Made) => ({
  proj_name: made.proj_name,
  psrv_no: made.psrv_no,
  thm_no: made.thm_no,
  pt_no: made.pt_no,
  proj_grade: made.proj_grade,
  proj_significant: made.proj_significant ?? '',
  project_start: made.project_start,
  project_end: made.project_end,
  proj_employees: made.emp.map(({ emp_no, pe_type, start_dt, end_dt, pe_contribution }) => ({
    emp_no,
    pe_type,
    start_dt,
    end_dt,
    pe_contribution,
  })),
  rev: made.rev,
})

const show = async (proj_no: number) => (await mina.call(projects.show, { params: { proj_no } })).query[0] as Made
const newest = async (person: Person) => (await person.call(alarms.newList, { query: { limit: 5 } })).query

test('a project begins as an inquiry and is read back with its words', async () => {
  const jun = await at.staff({ user_name: '정준', team_no: 5 })
  const made = await register({
    proj_employees: [
      { emp_no: jun.emp_no, pe_type: 'participant', start_dt: '2026-01-05', end_dt: null, pe_contribution: 40 },
      { emp_no: mina.emp_no, pe_type: 'manager', start_dt: null, end_dt: null, pe_contribution: 60 },
    ],
  })
  expect(await show(made.proj_no)).toEqual(made)
  expect(made).toMatchObject({
    proj_name: '그린루프 IR 덱 제작',
    client_no,
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
      { emp_no: mina.emp_no, emp_name: '김미나', team_no: 2, pe_type: 'manager', pe_contribution: 60 },
      { emp_no: jun.emp_no, emp_name: '정준', team_no: 5, pe_type: 'participant', start_dt: '2026-01-05' },
    ],
    moves: [{ from_status: null, to_status: null, reason: null, user_name: '김미나', days: 0 }],
  })
  expect((await newest(jun))[0]).toMatchObject({
    al_title: '그린루프 IR 덱 제작 참여자로 지정되었어요',
    al_link: `/employee/work/detail/${made.proj_no}/dashboard`,
  })
  expect(await newest(mina)).toEqual([])
})

const twice = { emp_no: 1, pe_type: 'manager', start_dt: null, end_dt: null, pe_contribution: 0 } as const
const notThere = '선택할 수 없는 값이에요. 새로 고친 뒤 다시 선택해 주세요.'
test.each([
  [{ proj_name: ' ' }, 'proj_name', '프로젝트 이름을 입력해 주세요.'],
  [{ project_end: '2026-01-01' }, 'project_end', '종료일은 시작일보다 빠를 수 없어요.'],
  [{ proj_employees: [twice, twice] }, 'proj_employees', '같은 사람이 두 번 들어 있어요.'],
  [
    { proj_employees: [{ ...twice, pe_contribution: 101 }] },
    'proj_employees.0.pe_contribution',
    '기여도는 0에서 100까지예요.',
  ],
  [
    { proj_employees: [{ ...twice, start_dt: '2026-02-01', end_dt: '2026-01-01' }] },
    'proj_employees.0.end_dt',
    '종료일은 시작일보다 빠를 수 없어요.',
  ],
  [{ client_no: 99999 }, 'client_no', notThere],
  [{ psrv_no: 99999 }, 'psrv_no', notThere],
  [{ thm_no: 99999 }, 'thm_no', notThere],
  [{ pt_no: 99999 }, 'pt_no', notThere],
  [{ proj_employees: [{ ...twice, emp_no: 99999 }] }, 'proj_employees', notThere],
] satisfies [Partial<Draft>, string, string][])('%j is refused at %s: %s', async (changes, field, message) => {
  const before = await mina.call(projects.list)
  await expect(mina.call(projects.create, { body: draft(changes) })).rejects.toMatchObject({
    status: 400,
    fields: { [field]: message },
  })
  expect((await mina.call(projects.list)).total).toBe(before.total)
})

test('who does not work here any more cannot join, and may stay', async () => {
  const gone = await at.staff()
  const made = await register({ proj_employees: [{ ...twice, emp_no: gone.emp_no }] })
  await at.db.updateTable('users').set({ state: 0 }).where('user_no', '=', gone.user_no).execute()
  await mina.call(projects.update, { params: made, body: unchanged(made) })
  await expect(register({ proj_employees: [{ ...twice, emp_no: gone.emp_no }] })).rejects.toMatchObject({
    status: 400,
    fields: { proj_employees: '지금 근무 중인 직원만 지정할 수 있어요.' },
  })
})

test('a change is kept with its people: who is in the list stays or joins, who is not leaves', async () => {
  const [jun, hana, old] = [
    await at.staff({ user_name: '정준' }),
    await at.staff({ user_name: '하나' }),
    await at.staff(),
  ]
  const made = await register({
    proj_employees: [
      { ...twice, emp_no: jun.emp_no },
      { ...twice, emp_no: old.emp_no },
    ],
  })
  const junsNumber = made.emp.find(({ emp_no }) => emp_no === jun.emp_no)?.pe_no
  const { query } = await mina.call(projects.update, {
    params: made,
    body: {
      ...unchanged(made),
      proj_name: '새 이름',
      proj_significant: '',
      proj_employees: [
        { ...twice, emp_no: jun.emp_no, pe_contribution: 70 },
        { ...twice, emp_no: hana.emp_no, pe_type: 'participant' },
      ],
    },
  })
  expect(query[0]).toMatchObject({
    proj_name: '새 이름',
    proj_significant: null,
    rev: 2,
    emp: [
      { emp_no: jun.emp_no, pe_no: junsNumber, pe_contribution: 70 },
      { emp_no: hana.emp_no, pe_type: 'participant' },
    ],
  })
  expect(await newest(jun)).toHaveLength(1)
  expect((await newest(hana))[0]?.al_title).toBe('새 이름 참여자로 지정되었어요')
})

test('form fields are taken as well, with the people as JSON text', async () => {
  const made = await register()
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...unchanged(made), proj_name: '폼으로' })) {
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  form.set('proj_employees', JSON.stringify([{ ...twice, emp_no: mina.emp_no, emp_name: '김미나', pe_no: 3 }]))
  const response = await fetch(`${at.url}/crm/v3/projects/${made.proj_no}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${mina.token}` },
    body: form,
  })
  expect(response.status).toBe(200)
  expect(await show(made.proj_no)).toMatchObject({ proj_name: '폼으로', emp: [{ emp_no: mina.emp_no }] })
})

test('whoever saves something older is told; of fifty at once one is kept', async () => {
  const made = await register()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      mina.call(projects.update, { params: made, body: { ...unchanged(made), proj_name: `이름 ${index}` } }).then(
        () => 200,
        (problem) => problem.status,
      ),
    ),
  )
  expect(answers.filter((status) => status === 200)).toHaveLength(1)
  expect(answers.filter((status) => status === 409)).toHaveLength(49)
  expect((await show(made.proj_no)).rev).toBe(2)
})

test('the special note: empty means none', async () => {
  const made = await register()
  const note = async (proj_significant: string | null) =>
    (await mina.call(projects.significant, { params: made, body: { proj_significant } })).query
  expect(await note(' 지분 정리 중 ')).toEqual([{ proj_no: made.proj_no, proj_significant: '지분 정리 중' }])
  expect(await note('')).toEqual([{ proj_no: made.proj_no, proj_significant: null }])
  await note('다시')
  expect(await note(null)).toEqual([{ proj_no: made.proj_no, proj_significant: null }])
  await expect(note('가'.repeat(2001))).rejects.toMatchObject({ status: 400 })
})

test('files are checked for good, and that may be taken back', async () => {
  const made = await register()
  const check = async (file_final_check: boolean) =>
    (await mina.call(projects.checkFiles, { params: made, body: { file_final_check } })).query
  expect(await check(true)).toEqual([{ proj_no: made.proj_no, file_final_check: true }])
  expect((await show(made.proj_no)).file_final_check).toBe(true)
  expect(await check(false)).toEqual([{ proj_no: made.proj_no, file_final_check: false }])
})

test('the contract follows from estimates and what was paid for them', async () => {
  const { proj_no } = await register()
  const estimate = async (est_issued_dt: string | null, est_amount = 1_000_000) => {
    const values = { proj_no, est_title: '견적서', est_amount, est_issued_dt }
    return (await at.db.insertInto('estimates').values(values).returning('est_no').executeTakeFirstOrThrow()).est_no
  }
  const credit = (est_no: number, projcrd_deposit_dt: string | null) =>
    at.db
      .insertInto('project_credits')
      .values({ est_no, projcrd_title: '잔금', projcrd_amount: 500_000, projcrd_pay_type: 3, projcrd_deposit_dt })
      .execute()
  const contract = async () => {
    const { contract_status, contract_amount, projcrd_deposit_dt, rev } = await show(proj_no)
    expect(rev).toBe(1)
    return [contract_status, contract_amount, projcrd_deposit_dt]
  }
  const first = await estimate(null)
  expect(await contract()).toEqual([['estimate_off'], 0, null])
  await at.db.updateTable('estimates').set({ est_issued_dt: '2026-01-10' }).where('est_no', '=', first).execute()
  expect(await contract()).toEqual([['estimate_on'], 0, null])
  await credit(first, null)
  expect(await contract()).toEqual([['credit_on'], 1_000_000, null])
  await at.db
    .updateTable('project_credits')
    .set({ projcrd_deposit_dt: '2026-02-01' })
    .where('est_no', '=', first)
    .execute()
  expect(await contract()).toEqual([['credit_off'], 1_000_000, '2026-02-01'])
  await estimate(null, 7)
  expect(await contract()).toEqual([['credit_off', 'estimate_off'], 1_000_000, '2026-02-01'])
  expect((await show(proj_no)).estimates).toMatchObject([
    { est_no: first, status: 'credit_off', credits: [{ projcrd_deposit_dt: '2026-02-01', projcrd_pay_type: 3 }] },
    { est_amount: 7, status: 'estimate_off', est_issued_dt: null, credits: [] },
  ])
})

test('fifty payments at once: the contract knows of all of them', async () => {
  const { proj_no } = await register()
  const values = Array.from({ length: 50 }, () => ({ proj_no, est_title: '견적서', est_amount: 10 }))
  const made = await at.db.insertInto('estimates').values(values).returning('est_no').execute()
  await Promise.all(
    made.map(({ est_no }, index) =>
      at.db
        .insertInto('project_credits')
        .values({
          est_no,
          projcrd_title: '잔금',
          projcrd_amount: 10,
          projcrd_pay_type: 1,
          projcrd_deposit_dt: `2026-01-${10 + (index % 20)}`,
        })
        .execute(),
    ),
  )
  expect(await show(proj_no)).toMatchObject({
    contract_status: ['credit_off'],
    contract_amount: 500,
    projcrd_deposit_dt: '2026-01-10',
  })
})

test('unknown projects are not found, whatever is asked of them', async () => {
  const params = { proj_no: 2_000_000_000 }
  const refusal = { status: 404, code: 'not_found' }
  const { client_no: _, ...fields } = draft()
  const attempts = [
    mina.call(projects.show, { params }),
    mina.call(projects.activity, { params }),
    mina.call(projects.update, { params, body: { ...fields, rev: 1 } }),
    mina.call(projects.significant, { params, body: { proj_significant: null } }),
    mina.call(projects.move, { params, body: { stage: 'pre' } }),
    mina.call(projects.assign, { params, body: { planning_emp_no: null, design_emp_no: null, rev: 1 } }),
    mina.call(projects.checkFiles, { params, body: { file_final_check: true } }),
    mina.call(projects.changeMany, { body: { proj_nos: [params.proj_no], stage: 'pre' } }),
  ]
  const answers = await Promise.allSettled(attempts)
  for (const answer of answers) expect(answer).toMatchObject({ status: 'rejected', reason: refusal })
})

test('money and notes are for those who work on projects; a note also for those who take part', async () => {
  const [outsider, member] = [await at.staff(), await at.staff()]
  const one = { emp_no: member.emp_no, pe_type: 'participant' as const }
  const { proj_no } = await register({ proj_employees: [one] })
  const write = (person: Person, proj_significant: string) =>
    person.call(projects.significant, { params: { proj_no }, body: { proj_significant } })
  for (const person of [outsider, member]) {
    await expect(person.call(projects.show, { params: { proj_no } })).rejects.toMatchObject({ status: 403 })
  }
  await expect(write(outsider, '엿보기')).rejects.toMatchObject({ status: 403, code: 'not_allowed' })
  expect((await write(member, '참여자의 메모')).query).toEqual([{ proj_no, proj_significant: '참여자의 메모' }])
  expect((await write(mina, '')).query[0]?.proj_significant).toBeNull()
})

test('what the lists do not offer is refused, unless it was chosen before', async () => {
  await expect(register({ pt_no: 1 })).rejects.toMatchObject({ status: 400, fields: { pt_no: notThere } })
  const made = await register({ psrv_no: 2, thm_no: 3, pt_no: 12 })
  const retire = (state: number) =>
    Promise.all([
      at.db.updateTable('pocket_service').set({ state }).where('psrv_no', '=', 2).execute(),
      at.db.updateTable('theme').set({ state }).where('thm_no', '=', 3).execute(),
      at.db.updateTable('project_type').set({ state }).where('pt_no', '=', 12).execute(),
    ])
  await retire(0)
  for (const retired of [{ psrv_no: 2 }, { thm_no: 3 }, { pt_no: 12 }]) {
    const [field] = Object.keys(retired) as [string]
    await expect(register(retired)).rejects.toMatchObject({ status: 400, fields: { [field]: notThere } })
  }
  const { proj_no } = made
  const body = { ...unchanged(made), proj_name: '이름만 바꿔요' }
  const { query } = await mina.call(projects.update, { params: { proj_no }, body })
  expect(query[0]).toMatchObject({ proj_name: '이름만 바꿔요', psrv_no: 2, thm_no: 3, pt_no: 12 })
  await retire(1)
})

test('a form that leaves fields empty leaves them empty', async () => {
  const made = await register()
  const form = new FormData()
  const { proj_name, rev } = made
  const empty = { psrv_no: '', thm_no: '', pt_no: '', proj_grade: '', proj_significant: '', project_start: '' }
  const fields = { proj_name, rev, ...empty, project_end: '', proj_employees: '[]' }
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  const answer = await fetch(`${at.url}/crm/v3/projects/${made.proj_no}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${mina.token}` },
    body: form,
  })
  expect(answer.status).toBe(200)
  expect(await show(made.proj_no)).toMatchObject({
    psrv_no: null,
    thm_no: null,
    pt_no: null,
    proj_grade: null,
    proj_significant: null,
    project_start: null,
    project_end: null,
  })
})

test('a year that no calendar has is said at its field', async () => {
  await expect(register({ project_start: '0000-01-01' })).rejects.toMatchObject({
    status: 400,
    fields: { project_start: '입력 형식이 올바르지 않아요.' },
  })
})

test('a project is found by the new name of its company, and by its new line of business', async () => {
  const company = await at.company('옛이름컴퍼니')
  const made = await register({ client_no: company, proj_name: '이름 바뀜' })
  const found = async (query: RequestOf<typeof projects.list>['query']) =>
    (await mina.call(projects.list, { query })).query.map(({ proj_no }) => proj_no)
  expect(await found({ keyword: '옛이름' })).toEqual([made.proj_no])
  const { query } = await mina.call(clients.detail, { params: { client_no: company } })
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
  await mina.call(clients.update, {
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
  expect((await show(made.proj_no)).rev).toBe(1)
})
