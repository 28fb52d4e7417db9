import { expect, test } from 'vitest'
import { leadsSomewhere } from './bannerLinks.ts'

const staff = { user_type: 'emp', emp_scope: ['WorkList'] } as const
const client = { user_type: 'client', emp_scope: [] } as const

test('a banner leads out, to a static page, or to a screen that its reader may open', () => {
  expect(leadsSomewhere(null, client)).toBe(true)
  expect(leadsSomewhere('https://example.com/', client)).toBe(true)
  expect(leadsSomewhere('/site/guide/grants.html', client)).toBe(true)
  expect(leadsSomewhere('/client/home?tab=1', client)).toBe(true)
  expect(leadsSomewhere('/client/home', staff)).toBe(false)
  expect(leadsSomewhere('/employee/work/list', staff)).toBe(true)
  expect(leadsSomewhere('/employee/work/list', { ...staff, emp_scope: [] })).toBe(false)
  expect(leadsSomewhere('/client/not-built', client)).toBe(false)
})
