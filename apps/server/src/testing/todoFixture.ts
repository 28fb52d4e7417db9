import { alarms } from '@crm/contract/features/alarms/alarms'
import { todos } from '@crm/contract/features/todos/todos'
import type { RequestOf } from '@crm/contract/kit/endpoint'
import { projectOf } from './meetingFixture.ts'
import { type Person, startTestApp } from './startTestApp.ts'

export type Staff = Person & { emp_no: number }
export type Draft = RequestOf<typeof todos.create>['body']

/** Who is mentioned, as an editor writes it. */
export const mention = ({ emp_no }: Staff, name = '누구') =>
  `<p><span data-type="mention" data-id="${emp_no}" data-label="${name}">@${name}</span> 봐 주세요</p>`

export const getTodo = async (by: Staff, tl_no: number) => {
  const { query } = await by.call(todos.detail, { params: { tl_no } })
  return query[0] as (typeof query)[number]
}

export const setState = (by: Staff, tl_no: number, state: 2 | 3 | 4, from: 'dashboard' | 'detail' = 'detail') =>
  by.call(todos.update, { params: { tl_no }, body: { state, from } })

export const listTodos = async (by: Staff, query: RequestOf<typeof todos.list>['query']) =>
  (await by.call(todos.list, { query: { limit: 500, ...query } })).query.map(({ tl_no }) => tl_no)

export const alarmsOf = async (by: Staff) => (await by.call(alarms.newList, { query: { limit: 100 } })).query

export const alarmsAbout = async (by: Staff, tl_no: number) =>
  (await alarmsOf(by)).find(({ al_link }) => al_link === `/employee/todo?tl_no=${tl_no}`)

/** Null for what is not refused. */
export const refusal = (call: Promise<unknown>) =>
  call.then(
    () => null,
    ({ status, message, fields, newest }) => ({ status, message, fields, newest }),
  )

export const statusOf = async (call: Promise<unknown>) => (await refusal(call))?.status ?? 200

/** A test app in which 김미나 sends todos to 정준, 윤소라 takes part in some of them, and 남남 in none. */
export const todoFixture = async (...options: Parameters<typeof startTestApp>) => {
  const app = await startTestApp(...options)
  const mina = await app.staff({ user_name: '김미나' })
  const jun = await app.staff({ user_name: '정준' })
  const sora = await app.staff({ user_name: '윤소라' })
  const stranger = await app.staff({ user_name: '남남' })

  const make = async (changes: Partial<Draft> = {}, by: Staff = mina) => {
    const usual = {
      ...{ tl_title: 'IR 덱 검토', tl_todo: '<p>오늘 안에 봐 주세요.</p>', due_dt: '2027-03-02 18:00' },
      tl_tos: [jun.emp_no],
    }
    const { query } = await by.call(todos.create, { body: { ...usual, ...changes } })
    return query[0] as (typeof query)[number]
  }

  const project = async (...staff: Staff[]) => {
    const proj_no = await projectOf(app, await app.company(), '그린루프 투자유치')
    for (const { emp_no } of staff) {
      await app.db.insertInto('project_employees').values({ proj_no, emp_no, pe_type: 'participant' }).execute()
    }
    return proj_no
  }
  return { app, mina, jun, sora, stranger, make, project }
}

export type TodoFixture = Awaited<ReturnType<typeof todoFixture>>
