import { estState } from '@crm/contract/features/estimates/estimates.words'
import { contractStatus } from '@crm/contract/features/projects/projects.words'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/startTestApp.ts'

test('the demo has estimates in every state, numbered without a gap, and contracts of every kind', async () => {
  const { db } = await startTestApp({ demo: true })
  const states = await db.selectFrom('estimates').select('est_state').distinct().execute()
  expect(new Set(states.map(({ est_state }) => est_state))).toEqual(new Set(estState.values))
  const { rows: years } = await sql<{ is_whole: boolean; is_counted: boolean }>`
    select max(number) = count(*) as is_whole, max(number) = max(n.last) as is_counted
      from (select substring(est_code, 4, 4)::int as year, substring(est_code, 9)::int as number
              from estimates where est_code is not null) c left join estimate_numbers n using (year) group by year`.execute(
    db,
  )
  expect(years.length).toBeGreaterThan(0)
  for (const year of years) expect(year).toEqual({ is_whole: true, is_counted: true })
  const { rows: contracts } = await sql<{ status: string }>`
    select distinct unnest(contract_status) as status from projects`.execute(db)
  expect(new Set(contracts.map(({ status }) => status))).toEqual(new Set(contractStatus.values))
  const { rows: asked } = await sql<{ user_id: string }>`
    select distinct u.user_id from estimates e join employees m on m.emp_no = e.est_asked_of join users u using (user_no)
     where e.est_state = 'asking'`.execute(db)
  expect(asked.map(({ user_id }) => user_id).sort()).toEqual(['ceo', 'manager'])
})
