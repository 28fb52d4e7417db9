import { showNumber } from '@crm/contract/kit/numbers'
import { type RawBuilder, sql } from 'kysely'
import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'
import { seedLargeTodos } from './seed/large.ts'
import { issues, replies, tasks } from './seed/words.ts'

const todoCount = 150
const shown = ['ceo', 'manager', 'staff', 'designer']

const pick = <Item>(list: readonly Item[], index: number) => list[index % list.length] as Item
const paragraphs = (words: readonly string[]) => words.map((line) => `<p>${line}</p>`).join('')

interface Someone {
  emp_no: number
  user_id: string
}

const findStaff = (db: Db): Promise<Someone[]> =>
  db
    .selectFrom('employees as e')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .select(['e.emp_no', 'u.user_id'])
    .where('e.emp_state', '=', 1)
    .where('u.state', '=', 1)
    .orderBy('e.emp_no')
    .execute()

interface SeedComment {
  tl_no: number
  emp_no: number
  content: string
  reg_dt: RawBuilder<string>
}

const insertComments = async (db: Db, comments: SeedComment[]) => {
  const employees = await db.selectFrom('employees').select(['emp_no', 'user_no']).execute()
  const users = new Map(employees.map(({ emp_no, user_no }) => [emp_no, user_no]))
  const rows = comments.map(({ tl_no, emp_no, content, reg_dt }) => ({
    ...{ to_table: 'todo_list', to_no: tl_no, user_no: users.get(emp_no) ?? 0, content, reg_dt },
  }))
  await db.insertInto('comments').values(rows).execute()
}

const findProjectsOf = async (db: Db) => {
  const rows = await db.selectFrom('project_employees').select(['emp_no', 'proj_no']).orderBy('pe_no').execute()
  return Map.groupBy(rows, ({ emp_no }) => emp_no)
}

/** Days from today; a few have no due date at all. */
const dues = [-6, 2, 0, 5, 1, null, -2, 3, 7, 0, 10, 1, -1, 14, 4, null, 21]

const stateOf = (index: number) => {
  if (index % 23 === 7) return 0
  if (index % 3 === 2) return 4
  return index % 4 === 1 ? 3 : 2
}

/** Two of three are for the people whom visitors sign in as. */
const castOf = (staff: Someone[], index: number) => {
  const named = staff.filter(({ user_id }) => shown.includes(user_id))
  const to = index % 3 === 1 ? pick(staff, index * 5) : pick(named, index)
  const others = staff.filter(({ emp_no }) => emp_no !== to.emp_no)
  const from = pick(index % 2 ? others : named.filter(({ emp_no }) => emp_no !== to.emp_no), (index >> 1) * 3)
  const also = index % 7 === 3 ? [pick(others, index * 2 + 1)] : []
  const invited = index % 5 === 2 ? [pick(named, (index >> 2) + 1), pick(others, index * 3)] : []
  const taken = new Set([to.emp_no, from.emp_no])
  const fresh = (people: Someone[]) =>
    people.map(({ emp_no }) => emp_no).filter((emp_no) => !taken.has(emp_no) && taken.add(emp_no))
  return { to: to.emp_no, from: from.emp_no, also: fresh(also), invited: fresh(invited) }
}

const hourOf = (index: number) => `${String(9 + (index % 10)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`
const moment = (days: number, time: string) => sql<string>`current_date + ${days}::int + ${time}::time`

const saidAt = (reg_dt: RawBuilder<string>, turn: number) =>
  sql<string>`least(now() - interval '4 minutes', ${reg_dt} + ${turn + 1}::int * interval '95 minutes')`

/** About a hundred and fifty around today: received, sent, shared, done, overdue, due today and tomorrow. */
const seedTodos = async (db: Db) => {
  const staff = await findStaff(db)
  const projectsOf = await findProjectsOf(db)
  const people: { tl_no: number; tl_to: number; is_recipient: boolean }[] = []
  const talk: SeedComment[] = []
  const subjects: { tl_no: number; from: number; to: number; proj_no: number | null }[] = []

  for (let index = 0; index < todoCount; index++) {
    const { to, from, also, invited } = castOf(staff, index)
    const [tl_title, ...words] = pick(tasks, index * 5 + (index >> 4))
    const state = stateOf(index)
    const due = pick(dues, index * 3 + (index >> 3))
    const age = index % 11 === 0 ? 0 : 1 + ((index * 3) % 20)
    const proj_no = index % 6 === 5 ? null : (pick(projectsOf.get(to) ?? [null], index * 2)?.proj_no ?? null)
    const reg_dt = age
      ? moment(-age - Math.max(0, -(due ?? 0)), hourOf(index))
      : sql<string>`now() - interval '20 minutes'`
    const { tl_no } = await db
      .insertInto('todo_list')
      .values({
        ...{
          tl_title,
          tl_todo: paragraphs(words),
          tl_text: words.join('\n'),
          proj_no,
          from_emp_no: from,
          to_emp_no: to,
        },
        ...{ state, state_before: state ? null : 2, reg_dt, moved_dt: reg_dt },
        due_dt: due === null ? null : moment(due, hourOf(index + 4)),
        done_dt: state === 4 ? sql<string>`least(now(), ${reg_dt} + interval '26 hours')` : null,
      })
      .returning('tl_no')
      .executeTakeFirstOrThrow()
    people.push(...[to, ...also].map((tl_to) => ({ tl_no, tl_to, is_recipient: true })))
    people.push(...invited.map((tl_to) => ({ tl_no, tl_to, is_recipient: false })))
    const said = index % 3 === 0 ? 1 + (index % 4) : 0
    for (let turn = 0; turn < said; turn++) {
      talk.push({
        tl_no,
        emp_no: turn % 2 ? from : to,
        content: `<p>${pick(replies, index + turn)}</p>`,
        reg_dt: saidAt(reg_dt, turn),
      })
    }
    if (state === 3 && subjects.length < 12) subjects.push({ tl_no, from, to, proj_no })
  }
  await db.insertInto('todo_list_share').values(people).execute()
  await insertComments(db, talk)
  await raiseIssues(db, subjects)
  await raiseOthers(db)
  await readMost(db)
}

interface Raised {
  words: readonly [string, string]
  from: number
  to: number
  due_dt: RawBuilder<string>
  about: { tl_ref_no?: number; ms_no?: number | null; proj_no: number | null }
}

const raise = async (db: Db, { words: [tl_title, said], from, to, due_dt, about }: Raised) => {
  const { tl_no } = await db
    .insertInto('todo_list')
    .values({
      ...{ tl_title, tl_todo: `<p>${said}</p>`, tl_text: said, is_issue: true, ...about },
      ...{ from_emp_no: from, to_emp_no: to, due_dt },
    })
    .returning('tl_no')
    .executeTakeFirstOrThrow()
  await db.insertInto('todo_list_share').values({ tl_no, tl_to: to, is_recipient: true }).execute()
}

/** Issues that recipients raised about their todos. */
const raiseIssues = async (db: Db, subjects: { tl_no: number; from: number; to: number; proj_no: number | null }[]) => {
  for (const [index, { tl_no: tl_ref_no, from, to, proj_no }] of subjects.entries()) {
    const due_dt = moment(1 + (index % 4), '18:00')
    await raise(db, { words: pick(issues, index), from: to, to: from, due_dt, about: { tl_ref_no, proj_no } })
  }
}

/** Issues that were raised at a meeting or on a project. */
const raiseOthers = async (db: Db) => {
  const { rows } = await sql<{ ms_no: number; proj_no: number; emp_no: number; manager_no: number }>`
    select m.ms_no, m.proj_no, w.emp_no, p.emp_no as manager_no
      from mr_schedules m
      join lateral (select emp_no from mr_schedule_managers w where w.ms_no = m.ms_no order by emp_no limit 1) w on true
      join lateral (select emp_no from project_employees p
                     where p.proj_no = m.proj_no and p.pe_type = 'manager' and p.emp_no <> w.emp_no
                     order by pe_no limit 1) p on true
     where m.mr_checked = 1 order by m.start_dt desc limit 8`.execute(db)
  for (const [index, { ms_no, proj_no, emp_no, manager_no }] of rows.entries()) {
    const due_dt = moment(2 + (index % 3), '17:00')
    const about = { ms_no: index % 2 ? null : ms_no, proj_no }
    await raise(db, { words: pick(issues, index + 3), from: emp_no, to: manager_no, due_dt, about })
  }
}

/** Senders know what they wrote; of what came in, every third is still unread. */
const readMost = async (db: Db) => {
  await sql`
    insert into todo_list_read (tl_no, emp_no, read_dt)
    select tl_no, from_emp_no, now() from todo_list
    union select tl_no, tl_to, now() from todo_list_share where (tl_no + tl_to) % 3 > 0
    on conflict do nothing`.execute(db)
}

export const seed = defineSeed({
  after: ['surveys'],
  demo: seedTodos,
  large: async (db) => [`할 일 ${showNumber(await seedLargeTodos(db))}건`],
})
