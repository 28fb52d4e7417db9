import type { Page } from '@playwright/test'
import { expect, test } from './people.ts'

/** No other journey speaks about these records. */
const [company, project] = ['/employee/client/list/detail/31', '/employee/work/detail/12/dashboard']

const box = (page: Page, name = '댓글 쓰기') => page.getByRole('textbox', { name })
const itemOf = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words })

const say = async (page: Page, words: string, name?: string) => {
  await box(page, name).click()
  await page.keyboard.type(words)
  await expect(box(page, name)).toContainText(words)
}

test('comments on a company: live in another browser, answered, edited, deleted by their author only', async ({
  as,
}) => {
  const [author, reader] = [await as('manager'), await as('ceo')]
  for (const page of [author, reader]) {
    const connected = page.waitForEvent('websocket')
    await page.goto(company)
    await connected
    await expect(box(page)).toBeVisible()
  }
  await author.getByRole('button', { name: '등록', exact: true }).click()
  await expect(author.getByText('댓글을 입력해 주세요.', { exact: true })).toBeVisible()
  await say(author, '계약서를 확인해 주세요.')
  await author.keyboard.press('Control+Enter')
  const read = itemOf(reader, '계약서를 확인해 주세요.')
  await expect(read.getByText('새 댓글')).toBeVisible()
  await expect(read.getByRole('button', { name: '댓글 수정' })).toHaveCount(0)

  await read.getByRole('button', { name: '답글' }).click()
  await say(reader, '오늘 볼게요.', '답글 쓰기')
  await reader.keyboard.press('Control+Enter')
  const thread = itemOf(author, '계약서를 확인해 주세요.')
  await expect(thread.getByText('오늘 볼게요.')).toBeVisible()

  await thread.getByRole('button', { name: '댓글 수정' }).click()
  await box(author, '댓글 수정').press('End')
  await author.keyboard.type(' 급해요.')
  await author.getByRole('button', { name: '저장', exact: true }).click()
  await expect(
    itemOf(reader, '계약서를 확인해 주세요. 급해요.')
      .getByText(/수정됨/)
      .first(),
  ).toBeVisible()

  // What was answered leaves its line, so that the answer still makes sense.
  await thread.getByRole('button', { name: '댓글 삭제' }).click()
  await author.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
  await expect(reader.getByText('삭제된 댓글이에요.')).toBeVisible()
  await expect(reader.getByText('오늘 볼게요.')).toBeVisible()
  await expect(reader.getByText(/급해요/)).toHaveCount(0)
})

test('who is mentioned on a project is told in the bell, and the alarm leads there', async ({ as }) => {
  const [author, named] = [await as('manager'), await as('designer')]
  const connected = named.waitForEvent('websocket')
  await named.goto('/')
  await connected
  await author.goto(project)
  await say(author, '로고를 봐 주세요 @')
  const people = author.getByRole('listbox', { name: '언급할 사람' })
  await expect(people).toBeVisible()
  const name = await named.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('crm.token')}` }
    const answer = await fetch('/crm/v3/auth/profile', { headers })
    return (await answer.json()).user.user_name as string
  })
  await author.keyboard.type(name)
  await people.getByRole('option', { name: new RegExp(name) }).click()
  await author.getByRole('button', { name: '등록', exact: true }).click()
  await expect(itemOf(author, '로고를 봐 주세요').getByText(`@${name}`)).toBeVisible()

  await named.getByRole('button', { name: /^알림(,|$)/ }).click()
  await named
    .getByRole('dialog', { name: '알림' })
    .getByRole('link', { name: /로고를 봐 주세요/ })
    .click()
  await expect(named).toHaveURL(new RegExp(project))
  await expect(itemOf(named, '로고를 봐 주세요')).toBeVisible()
})

test('a comment that was being written is there again after a reload', async ({ as }) => {
  const page = await as('emp16')
  await page.goto(company)
  await say(page, '쓰다가 만 댓글')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('쓰다가 만 댓글')
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(box(page)).toContainText('쓰다가 만 댓글')
})
