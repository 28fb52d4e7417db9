import { meetings } from '@crm/contract/features/meetings/meetings'
import type { RequestOf } from '@crm/contract/kit/endpoint'
import { projectOf } from './meetingFixture.ts'
import { startTestApp } from './startTestApp.ts'

export type BookingBody = NonNullable<RequestOf<typeof meetings.create>['body']>

export const emp_scope = ['ScheduleMeeting', 'MyPageMeeting', 'ScheduleDetail'] as const

export const without = (body: BookingBody, ...fields: (keyof BookingBody)[]) =>
  Object.fromEntries(
    Object.entries(body).filter(([field]) => !fields.includes(field as keyof BookingBody)),
  ) as BookingBody

/** A test app with two people who book meetings, and a company to meet. */
export const bookingFixture = async () => {
  const app = await startTestApp()
  const [mina, jun] = [await app.staff({ emp_scope: emp_scope }), await app.staff({ emp_scope: emp_scope })]
  const client_no = await app.company('초록언덕')
  const project = () => projectOf(app, client_no)
  const proj_no = await project()

  let lastDay = 0
  /** A day of its own for every test, far enough ahead to be free. */
  const freshDay = () => {
    lastDay += 1
    return new Date(Date.now() + (100 + lastDay) * 86_400_000).toISOString().slice(0, 10)
  }

  const draft = (day: string, changes: Partial<BookingBody> = {}): BookingBody => ({
    mr_way: 'visit',
    mr_type: 2,
    ms_who: 'client',
    proj_no,
    mr_no: 1,
    start_dt: `${day} 10:00`,
    end_dt: `${day} 11:00`,
    ms_managers: [mina.emp_no],
    ...changes,
  })

  const book = async (changes: Partial<BookingBody> = {}) => {
    const [meeting] = (await mina.call(meetings.create, { body: draft(freshDay(), changes) })).query
    if (!meeting) throw new Error('the room is taken')
    return meeting
  }

  return { app, mina, jun, client_no, project, freshDay, draft, book }
}
export type BookingFixture = Awaited<ReturnType<typeof bookingFixture>>
