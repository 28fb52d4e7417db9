import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const features = join(dirname(import.meta.dirname), 'features')

/** Queries that page by themselves, and why readPage does not do it for them. */
const reasons: Record<string, string> = {
  'alarms/alarms.queries.ts': 'the page and its remembered total come from one hot statement (decision 015)',
  'calendar/calendar.queries.ts': 'what it is ordered by is computed of each project and shown as well',
  'depositForecast/depositForecast.queries.ts': 'its rows are computed of payments and habits, once for page and total',
  'enrolments/revenue/revenue.queries.ts': 'its rows are groups without a number of their own',
  'estimates/viewings/viewings.queries.ts': 'removes what is past the newest ones',
  'imports/imports.queries.ts': 'its rows are numbered within one import, which has counted them',
  'learning/talk/questions.queries.ts': 'older than readPage',
  'learning/talk/reviews.service.ts': 'older than readPage',
  'projects/list/home.queries.ts': 'its order comes from a lateral join that chooses the rows (decision 008)',
}

test('whatever pages by itself says why', () => {
  const byHand = globSync('**/*.ts', { cwd: features })
    .filter((path) => !path.endsWith('.test.ts'))
    .filter((path) => /offset \$\{|\.offset\(/.test(readFileSync(join(features, path), 'utf8')))
  const unexplained = byHand.filter((path) => !reasons[path])
  expect(unexplained).toEqual([])
})
