import { alarms } from '@crm/contract/features/alarms/alarms'
import { projects } from '@crm/contract/features/projects/projects'
import { beforeAll, expect, test } from 'vitest'
import { notThere, projectFixture, someone } from '../../../testing/fixtures/projectFixture.ts'
import type { Person } from '../../../testing/startTestApp.ts'

let fixture: Awaited<ReturnType<typeof projectFixture>>
beforeAll(async () => {
  fixture = await projectFixture()
})

const newest = async (person: Person) => (await person.call(alarms.newList, { query: { limit: 5 } })).query

test('who does not work here any more cannot join, and may stay', async () => {
  const gone = await fixture.app.staff()
  const made = await fixture.register({ proj_employees: [someone(gone.emp_no)] })
  await fixture.app.db.updateTable('users').set({ state: 0 }).where('user_no', '=', gone.user_no).execute()
  await fixture.mina.call(projects.update, { params: made, body: fixture.unchanged(made) })
  await expect(fixture.register({ proj_employees: [someone(gone.emp_no)] })).rejects.toMatchObject({
    status: 400,
    fields: { proj_employees: '지금 근무 중인 직원만 지정할 수 있어요.' },
  })
})

test('a change is kept with its people: who is in the list stays or joins, who is not leaves', async () => {
  const [jun, hana, old] = [
    await fixture.app.staff({ user_name: '정준' }),
    await fixture.app.staff({ user_name: '하나' }),
    await fixture.app.staff(),
  ]
  const made = await fixture.register({
    proj_employees: [someone(jun.emp_no), someone(old.emp_no)],
  })
  const junsNumber = made.emp.find(({ emp_no }) => emp_no === jun.emp_no)?.pe_no
  const { query } = await fixture.mina.call(projects.update, {
    params: made,
    body: {
      ...fixture.unchanged(made),
      proj_name: '새 이름',
      proj_significant: '',
      proj_employees: [
        { ...someone(jun.emp_no), pe_contribution: 70 },
        { ...someone(hana.emp_no), pe_type: 'participant' },
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
  const made = await fixture.register()
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fixture.unchanged(made), proj_name: '폼으로' })) {
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  form.set('proj_employees', JSON.stringify([{ ...someone(fixture.mina.emp_no), emp_name: '김미나', pe_no: 3 }]))
  const response = await fetch(`${fixture.app.url}/crm/v3/projects/${made.proj_no}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${fixture.mina.token}` },
    body: form,
  })
  expect(response.status).toBe(200)
  expect(await fixture.show(made.proj_no)).toMatchObject({
    proj_name: '폼으로',
    emp: [{ emp_no: fixture.mina.emp_no }],
  })
})

test('a form that leaves fields empty leaves them empty', async () => {
  const made = await fixture.register()
  const form = new FormData()
  const { proj_name, rev } = made
  const empty = { psrv_no: '', thm_no: '', pt_no: '', proj_grade: '', proj_significant: '', project_start: '' }
  const fields = { proj_name, rev, ...empty, project_end: '', proj_employees: '[]' }
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  const answer = await fetch(`${fixture.app.url}/crm/v3/projects/${made.proj_no}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${fixture.mina.token}` },
    body: form,
  })
  expect(answer.status).toBe(200)
  expect(await fixture.show(made.proj_no)).toMatchObject({
    psrv_no: null,
    thm_no: null,
    pt_no: null,
    proj_grade: null,
    proj_significant: null,
    project_start: null,
    project_end: null,
  })
})

test('whoever saves something older is told; of fifty at once one is kept', async () => {
  const made = await fixture.register()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      fixture.mina
        .call(projects.update, { params: made, body: { ...fixture.unchanged(made), proj_name: `이름 ${index}` } })
        .then(
          () => 200,
          (problem) => problem.status,
        ),
    ),
  )
  expect(answers.filter((status) => status === 200)).toHaveLength(1)
  expect(answers.filter((status) => status === 409)).toHaveLength(49)
  expect((await fixture.show(made.proj_no)).rev).toBe(2)
})

test('what the lists do not offer is refused, unless it was chosen before', async () => {
  await expect(fixture.register({ pt_no: 1 })).rejects.toMatchObject({ status: 400, fields: { pt_no: notThere } })
  const made = await fixture.register({ psrv_no: 2, thm_no: 3, pt_no: 12 })
  const retire = (state: number) =>
    Promise.all([
      fixture.app.db.updateTable('pocket_service').set({ state }).where('psrv_no', '=', 2).execute(),
      fixture.app.db.updateTable('theme').set({ state }).where('thm_no', '=', 3).execute(),
      fixture.app.db.updateTable('project_type').set({ state }).where('pt_no', '=', 12).execute(),
    ])
  await retire(0)
  for (const retired of [{ psrv_no: 2 }, { thm_no: 3 }, { pt_no: 12 }]) {
    const [field] = Object.keys(retired) as [string]
    await expect(fixture.register(retired)).rejects.toMatchObject({ status: 400, fields: { [field]: notThere } })
  }
  const { proj_no } = made
  const body = { ...fixture.unchanged(made), proj_name: '이름만 바꿔요' }
  const { query } = await fixture.mina.call(projects.update, { params: { proj_no }, body })
  expect(query[0]).toMatchObject({ proj_name: '이름만 바꿔요', psrv_no: 2, thm_no: 3, pt_no: 12 })
  await retire(1)
})

test('any part of the fields is changed, the rest stays; without a revision nobody is refused', async () => {
  const made = await fixture.register({ psrv_no: 2, project_start: '2026-03-01', project_end: '2026-04-01' })
  const params = { proj_no: made.proj_no }
  const { query } = await fixture.mina.call(projects.update, { params, body: { proj_name: '이름만' } })
  expect(query[0]).toMatchObject({ ...made, proj_name: '이름만', rev: made.rev + 1 })
  await expect(
    fixture.mina.call(projects.update, { params, body: { project_start: '2026-05-01' } }),
  ).rejects.toMatchObject({ status: 400, fields: { project_end: '종료일은 시작일보다 빠를 수 없어요.' } })
  await expect(
    fixture.mina.call(projects.update, { params, body: { proj_name: '낡은 것', rev: made.rev } }),
  ).rejects.toMatchObject({ status: 409, newest: { proj_name: '이름만' } })
})

test('managers assigned to something older: the newest row is answered', async () => {
  const made = await fixture.register()
  await fixture.mina.call(projects.update, { params: made, body: { proj_name: '먼저 바뀐 이름' } })
  await expect(
    fixture.mina.call(projects.assign, { params: made, body: { planning_emp_no: null, rev: made.rev } }),
  ).rejects.toMatchObject({ status: 409, newest: { proj_no: made.proj_no, proj_name: '먼저 바뀐 이름' } })
})
