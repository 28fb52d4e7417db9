import type { DocReply } from '@crm/contract/features/docReplies/docReplies'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { linkTo, todoOf } from './todoOf.ts'

beforeAll(() => vi.stubGlobal('location', { origin: 'https://crm.example' }))
afterAll(() => vi.unstubAllGlobals())

const document = { ft_no: 7, name: 'R&D "계획".pdf', proj_no: 3, client_no: null }

test('a question becomes a todo with its words and a link to the page', () => {
  const { tl_title, tl_todo } = todoOf(document, { docr_content: '왜 <b>?\n언제?', docr_page: 12 } as DocReply)
  expect(tl_title).toBe('R&D "계획".pdf 12쪽 확인')
  expect(tl_todo).toBe(
    '<p>왜 &lt;b&gt;?<br>언제?</p>' +
      '<p><a href="https://crm.example/employee/work/detail/3/share-detail/7?tab=comments&amp;page=12">' +
      'R&amp;D &quot;계획&quot;.pdf 12쪽 열기</a></p>',
  )
})

test('a todo about a reader leads to their reading, in a company’s data room as well', () => {
  expect(linkTo({ ...document, proj_no: null, client_no: 5 }, { tab: 'readers', reader: 90 }, '열람')).toBe(
    '<p><a href="https://crm.example/employee/client/list/detail/5?view=7&amp;view_tab=readers&amp;reader=90">열람</a></p>',
  )
})
