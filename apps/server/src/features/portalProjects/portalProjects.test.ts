import { minutes } from '@crm/contract/features/minutes/minutes'
import { portalProjects } from '@crm/contract/features/portalProjects/portalProjects'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { bookedAt, projectOf } from '../../testing/fixtures/meetingFixture.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

const show = async (person: Person, proj_no: number) => {
  const { query } = await person.call(portalProjects.show, { params: { proj_no } })
  return query[0]
}

const setStage = (proj_no: number, progress_status: string | null) =>
  app.db.updateTable('projects').set({ progress_status }).where('proj_no', '=', proj_no).execute()

const putInCharge = (proj_no: number, emp_no: number, pe_type = 'manager') =>
  app.db.insertInto('project_employees').values({ proj_no, emp_no, pe_type }).execute()

test('a client sees where its project stands and since when, without anything internal', async () => {
  const client = await app.client()
  const proj_no = await projectOf(app, client.client_no, '우리 프로젝트')
  await sql`update projects set proj_significant = '까다로움', project_end = '2027-03-31' where proj_no = ${proj_no}`.execute(
    app.db,
  )
  for (const stage of ['pre', 'guide', 'paid']) await setStage(proj_no, stage)

  const project = await show(client, proj_no)
  expect(project).toMatchObject({
    proj_no,
    proj_name: '우리 프로젝트',
    psrv_name: '투자유치',
    progress_status: 'paid',
    project_end: '2027-03-31',
  })
  expect(project?.reached.map(({ stage }) => stage).sort()).toEqual(['guide', 'inquiry', 'paid', 'pre'])
  expect(JSON.stringify(project)).not.toMatch(/까다로움|significant|amount|emp_no|client_no/)
})

test('a project that went back has not reached what came later, and of one that is lost no stage is said', async () => {
  const client = await app.client()
  const proj_no = await projectOf(app, client.client_no)
  for (const stage of ['pre', 'guide', 'pre']) await setStage(proj_no, stage)
  expect((await show(client, proj_no))?.reached.map(({ stage }) => stage).sort()).toEqual(['inquiry', 'pre'])
  await setStage(proj_no, 'unknown')
  expect((await show(client, proj_no))?.reached).toEqual([])
})

test('contacts are the project’s managers who work here, with phone and mail', async () => {
  const client = await app.client()
  const proj_no = await projectOf(app, client.client_no)
  const mina = await app.staff({ user_name: '김미나', user_email: 'mina@builders.example' })
  const [left, waiting, helper] = [await app.staff(), await app.staff({ emp_state: 2 }), await app.staff()]
  await sql`update users set user_phone = '01012345678' where user_no = ${mina.user_no}`.execute(app.db)
  await sql`update users set state = 0 where user_no = ${left.user_no}`.execute(app.db)
  for (const { emp_no } of [mina, left, waiting]) await putInCharge(proj_no, emp_no)
  await putInCharge(proj_no, helper.emp_no, 'participant')

  expect((await show(client, proj_no))?.contacts).toEqual([
    { user_name: '김미나', user_phone: '01012345678', user_email: 'mina@builders.example' },
  ])
})

test('another company’s project is not there', async () => {
  const [client, other] = [await app.client(), await app.client()]
  const proj_no = await projectOf(app, other.client_no)
  await expect(show(client, proj_no)).rejects.toMatchObject({ status: 404 })
  await expect(show(client, 900_000)).rejects.toMatchObject({ status: 404 })
})

test('minutes can be asked for by project, and only of the own company', async () => {
  const [client, other] = [await app.client(), await app.client()]
  const minutesAt = async (client_no: number, words: string) => {
    const proj_no = await projectOf(app, client_no)
    const ms_no = await bookedAt(app, { inHours: -30, proj_no, client_no, mr_checked: 1 })
    await sql`insert into meeting_record (ms_no, proj_no, mrd_content, mrd_secret, published_dt) values (${ms_no}, ${proj_no}, ${words}, '비밀', now())`.execute(
      app.db,
    )
    return proj_no
  }
  const [first, second] = [await minutesAt(client.client_no, '하나'), await minutesAt(client.client_no, '둘')]
  const foreign = await minutesAt(other.client_no, '남의 것')
  const read = async (proj_no: number) =>
    (await client.call(minutes.ofClient, { query: { proj_no } })).query.map(({ mrd_content }) => mrd_content)
  expect([await read(first), await read(second), await read(foreign)]).toEqual([['하나'], ['둘'], []])
})
