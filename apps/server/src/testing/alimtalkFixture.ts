import { alimtalk } from '@crm/contract/features/alimtalk/alimtalk'
import { sql } from 'kysely'
import { bookedAt, type MeetingDraft, projectOf } from './meetingFixture.ts'
import { startTestApp, type TestApp } from './startTestApp.ts'

/** Quiet hours that end before the test's time of day. */
export const noQuietHours = { from: 0, until: 0 }
export const always = { from: 0, until: 24 }

export interface AlimtalkFixture {
  app: TestApp
  mina: Awaited<ReturnType<TestApp['staff']>>
  meeting: (draft?: Partial<MeetingDraft>) => Promise<number>
}

/** A test app with somebody who sends Alimtalk messages about a company's meetings. */
export const alimtalkFixture = async (config: Parameters<typeof startTestApp>[0]): Promise<AlimtalkFixture> => {
  const app = await startTestApp(config)
  const mina = await app.staff({ emp_scope: ['ScheduleMeeting'] })
  const client_no = await app.company('초록언덕')
  await sql`update clients set client_phone = '01011112222',
    client_contact = '[{"name":"이담당","number":"01033334444"},{"name":"박담당","number":"01055556666"}]'
    where client_no = ${client_no}`.execute(app.db)
  const proj_no = await projectOf(app, client_no)
  return {
    app,
    mina,
    meeting: (draft) => bookedAt(app, { inHours: 30, mr_type: 1, proj_no, client_no, by: [mina.emp_no], ...draft }),
  }
}

export const receiverOf = (receiver: string, recvname = '이담당') => ({
  receiver,
  recvname,
  meeting_date: '아무 날',
  meeting_type: '아무 미팅',
})

export const sendTo = ({ mina }: Pick<AlimtalkFixture, 'mina'>, ms_no: number, ...numbers: string[]) =>
  mina.call(alimtalk.send, {
    body: { template_name: 'pre_meeting', receivers: numbers.map((number) => receiverOf(number)), ms_no },
  })

export const shown = async ({ mina }: AlimtalkFixture, ms_no: number) =>
  (await mina.call(alimtalk.read, { query: { ms_no } })).query

export const stateOf = async (fixture: AlimtalkFixture, ms_no: number) =>
  (await shown(fixture, ms_no)).map(({ at_state }) => at_state)

/** Makes waiting jobs due now and notifies pg-boss, which would otherwise look for them only after ten seconds. */
export const makeJobsDue = ({ app }: AlimtalkFixture) =>
  sql`
    with due as (
      update pgboss.job set start_after = now()
       where name like 'alimtalk.%' and state in ('created', 'retry') returning name)
    select pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), name) from due`.execute(app.db)
