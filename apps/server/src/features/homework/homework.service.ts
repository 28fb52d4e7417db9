import type { homework } from '@crm/contract/features/homework/homework'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { koreaToday } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { list, ok, page } from '../../http/answer/answers.ts'
import { refuse, refuseChoice, refuseField } from '../../http/refusal.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { homeworkText } from './homework.messages.ts'
import {
  countLectures,
  endHomeworkRow,
  findCourses,
  findHomework,
  findOfClient,
  findOfMeeting,
  findOfProject,
  findPlace,
  findProgress,
  insertHomework,
} from './homework.queries.ts'

export const listHomework = async (ctx: Context, { query }: ParsedOf<typeof homework.list>) => {
  const { proj_no, ms_no } = query
  const rows = proj_no ? await findOfProject(ctx.db, proj_no) : await findOfMeeting(ctx.db, ms_no ?? 0)
  const people = await findProgress(
    ctx.db,
    rows.map(({ hw_no }) => hw_no),
  )
  return list(
    rows.map((row) => ({
      ...row,
      lectures: row.lectures.map((lecture) => ({ ...lecture, is_done: false })),
      people: people.get(row.hw_no) ?? [],
    })),
  )
}

/** What the caller has finished themselves; a homework that they finished stays until staff end it. */
export const listOwnHomework = async (ctx: Context) => {
  const rows = await findOfClient(ctx.db, ctx.actor.client_no ?? refuse('not_allowed'))
  const people = await findProgress(
    ctx.db,
    rows.map(({ hw_no }) => hw_no),
  )
  return list(
    rows.map((row) => {
      const own = people.get(row.hw_no)?.find(({ user_no }) => user_no === ctx.actor.user_no)
      const lectures = row.lectures.map((lecture) => ({
        ...lecture,
        is_done: own?.done.includes(lecture.crl_no) ?? false,
      }))
      return { ...row, lectures, has_seat: own?.has_seat ?? false }
    }),
  )
}

export const listHomeworkCourses = async (ctx: Context, { query }: ParsedOf<typeof homework.courses>) =>
  page(await findCourses(ctx.db, query.keyword, query))

type Publishing = Pick<Context, 'db' | 'publish'>

const publishHomework = (ctx: Publishing, people: readonly { user_no: number }[]) => {
  ctx.publish('homework.changed')
  for (const { user_no } of people) ctx.publish('homework.own', user_no)
}

export const homeworkLink = '/client/camp-v3/my'

export const dueWords = ({ due_dt, is_until_meeting }: { due_dt: string | null; is_until_meeting: boolean }) =>
  is_until_meeting || !due_dt ? homeworkText.untilMeeting(due_dt) : homeworkText.until(due_dt)

export const createHomework = async (ctx: Context, { body }: ParsedOf<typeof homework.create>) => {
  const { crs_no, crl_nos, hw_due_dt, hw_memo } = body
  const place = (await findPlace(ctx.db, body)) ?? refuse('not_found')
  const client_no = place.client_no ?? refuse('conflict', homeworkText.noCompany)
  if (hw_due_dt && hw_due_dt < koreaToday()) return refuseField('invalid_input', 'hw_due_dt', homeworkText.past)
  const hw_lectures = [...new Set(crl_nos)]
  if ((await countLectures(ctx.db, crs_no, hw_lectures)) !== hw_lectures.length) return refuseChoice('crl_nos')
  const emp_no = ctx.actor.emp_no ?? refuse('not_allowed')
  const hw_no = await insertHomework(ctx.db, {
    ...{ client_no, proj_no: place.proj_no, crs_no, hw_lectures, hw_due_dt, hw_memo, emp_no },
  })
  const made = (await findHomework(ctx.db, hw_no)) ?? refuse('not_found')
  const people = (await findProgress(ctx.db, [hw_no])).get(hw_no) ?? []
  await raiseAlarm(ctx, {
    kind: 'camp.homework',
    to: people.map(({ user_no }) => user_no),
    title: homeworkText.setTitle(made.crs_title, hw_lectures.length),
    body: [dueWords(made), hw_memo].filter(Boolean).join(' '),
    link: homeworkLink,
    about: `homework:${hw_no}`,
  })
  publishHomework(ctx, people)
  return ok()
}

export const endHomework = async (ctx: Context, { params }: ParsedOf<typeof homework.end>) => {
  const people = (await findProgress(ctx.db, [params.hw_no])).get(params.hw_no) ?? []
  const ended = await endHomeworkRow(ctx.db, params.hw_no)
  if (!ended) return refuse('not_found')
  publishHomework(ctx, people)
  return ok()
}
