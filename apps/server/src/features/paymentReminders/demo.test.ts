import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ demo: true })
})

test('clients of the demo were reminded of what is overdue, and told of what is paid', async () => {
  const { rows } = await sql<{ kind: string; count: number; messages: number; failed: number }>`
    select r.prm_kind as kind, count(distinct r.prm_no)::int as count, count(a.at_no)::int as messages,
           count(*) filter (where a.at_state = 'failed')::int as failed
      from payment_reminders r left join alimtalk a on a.to_table = 'payment_reminders' and a.to_no = r.prm_no group by 1 order by 1`.execute(
    app.db,
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['done', 'step'])
  for (const { count, messages } of rows) expect(Math.min(count, messages)).toBeGreaterThan(5)
  expect(rows.reduce((sum, { failed }) => sum + failed, 0)).toBeGreaterThan(0)
})
