import { alarms } from '@crm/contract/features/alarms/alarms'
import { todos } from '@crm/contract/features/todos/todos'
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { beforeAll, expect, test } from 'vitest'
import { alarmsOf, type TodoFixture, todoFixture } from '../../../testing/fixtures/todoFixture.ts'
import { remindJob } from './reminders.service.ts'

let app: TodoFixture['app']
let make: TodoFixture['make']
beforeAll(async () => {
  ;({ app, make } = await todoFixture({ rateLimits: false }))
})

test('in the morning each person gets one alarm about what falls due tomorrow and what is overdue', async () => {
  const [busy, single, calm] = [await app.staff(), await app.staff(), await app.staff()]
  const dayAfter = async (days: number) => {
    const { rows } = await sql<{ day: string }>`select (current_date + ${days}::int)::text as day`.execute(app.db)
    return `${rows[0]?.day} 18:00`
  }
  const [yesterday, tomorrow, later] = [await dayAfter(-1), await dayAfter(1), await dayAfter(2)]
  await make({ tl_tos: [busy.emp_no], due_dt: yesterday, tl_title: '지난 일' })
  await make({ tl_tos: [busy.emp_no, single.emp_no], due_dt: tomorrow, tl_title: '내일 일' })
  const done = await make({ tl_tos: [busy.emp_no], due_dt: yesterday })
  await busy.call(todos.update, { params: done, body: { state: 4 } })
  await make({ tl_tos: [calm.emp_no], due_dt: later })
  for (const person of [busy, single, calm]) await person.call(alarms.checkAll, { body: { state: 2 } })

  const boss = new PgBoss({ connectionString: app.databaseUrl, supervise: false, schedule: false })
  await boss.start()
  await boss.send(remindJob.name, {})
  await expect.poll(async () => (await alarmsOf(busy)).length, { timeout: 20_000 }).toBe(1)
  await boss.stop()
  expect((await alarmsOf(busy))[0]).toMatchObject({
    ...{
      al_title: '내일 마감 1건, 마감 지난 할 일 1건',
      al_body: '지난 일 외 1건',
      al_link: '/employee/todo?sort=due',
    },
  })
  expect(await alarmsOf(single)).toMatchObject([{ al_title: '내일 마감 1건', al_body: '내일 일' }])
  expect(await alarmsOf(calm)).toEqual([])
})
