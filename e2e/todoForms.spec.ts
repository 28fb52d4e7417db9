import { expect, test } from './people.ts'
import { callApi, panelOf, sendTodo } from './todoFixture.ts'

test('a form changes what was changed in it, and says when somebody else was first', async ({ as }) => {
  const staff = await as('staff')
  const tl_no = await sendTodo('함께 고치는 할 일')
  await staff.goto(`/employee/todo?tl_no=${tl_no}`)
  await panelOf(staff, '할 일 상세').getByRole('button', { name: '수정', exact: true }).click()
  const form = panelOf(staff, '할 일 수정')
  await form.getByLabel('제목').fill('직원이 고친 제목')
  await callApi('staff', 'PUT', `todo_list/${tl_no}`, { state: 4 })
  await callApi('manager', 'PUT', `todo_list/${tl_no}`, { tl_title: '팀장이 고친 제목', due_dt: '2030-01-02 09:00' })

  await expect(form.getByText('다른 사람이 같은 항목을 바꾸었어요')).toBeVisible()
  await form.getByRole('button', { name: '제목: 내 내용 유지' }).click()
  await expect(form.getByText('다른 사람이 같은 항목을 바꾸었어요')).toBeHidden()
  await form.getByRole('button', { name: '저장', exact: true }).click()
  await expect(staff.getByText('완료되었습니다')).toBeVisible()
  const detail = panelOf(staff, '할 일 상세')
  await expect(detail.getByRole('heading', { name: '직원이 고친 제목' })).toBeVisible()
  await expect(detail.getByRole('button', { name: '완료', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(detail.getByText('2030.01.02(수) 09:00')).toBeVisible()
})

test('a reply that was not sent is there after a reload; pictures from elsewhere are refused, own ones come in', async ({
  as,
}) => {
  const staff = await as('staff')
  const tl_no = await sendTodo('댓글 초안')
  await staff.goto(`/employee/todo?tl_no=${tl_no}`)
  const reply = panelOf(staff, '할 일 상세').getByRole('textbox', { name: '댓글 쓰기' })
  await reply.click()
  await staff.keyboard.type('아직 쓰는 중')
  await expect.poll(() => staff.evaluate(() => JSON.stringify(localStorage))).toContain('아직 쓰는 중')
  staff.once('dialog', (dialog) => dialog.accept())
  await staff.reload()
  await expect(reply).toContainText('아직 쓰는 중')

  const paste = (html: string) =>
    reply.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', pasted)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, html)
  await reply.click()
  await paste('<p>붙인 글<img src="https://elsewhere.example/x.png"></p>')
  await expect(staff.getByText('다른 곳의 이미지는 붙여 넣을 수 없어요')).toBeVisible()
  await expect(reply).toContainText('붙인 글')
  await expect(reply.locator('img:not(.ProseMirror-separator)')).toHaveCount(0)

  const buffer = await staff.screenshot({ clip: { x: 0, y: 0, width: 60, height: 40 } })
  const stored = staff.waitForResponse(/editor\/file-upload/)
  await reply.evaluate(
    (element, bytes) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([new Uint8Array(bytes)], '화면.png', { type: 'image/png' }))
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [...buffer],
  )
  expect((await stored).status()).toBe(200)
  await expect(reply.getByRole('img', { name: '화면.png' })).toHaveAttribute('src', /^blob:/)
  await panelOf(staff, '할 일 상세').getByRole('button', { name: '등록', exact: true }).click()
  await expect(staff.getByText('등록했어요', { exact: true })).toBeVisible()
  await expect(reply).toBeEmpty()
  await staff.reload()
  await expect(panelOf(staff, '할 일 상세').getByRole('img', { name: '화면.png' })).toHaveAttribute('src', /^blob:/)
  await expect(reply).not.toContainText('아직 쓰는 중')
})

test('a reply that was being corrected is there after a reload, until one gives it up', async ({ as }) => {
  const staff = await as('staff')
  const tl_no = await sendTodo('댓글 고치기')
  await callApi('staff', 'POST', 'todo_list_repl', { tl_no, tlr_content: '<p>처음 쓴 댓글</p>' })
  await staff.goto(`/employee/todo?tl_no=${tl_no}`)
  const detail = panelOf(staff, '할 일 상세')
  const correct = detail.getByRole('button', { name: '댓글 수정' })
  const text = detail.getByRole('textbox', { name: '댓글 수정' })
  await correct.click()
  await text.click()
  await staff.keyboard.press('Control+End')
  await staff.keyboard.type(' 덧붙임')
  await expect.poll(() => staff.evaluate(() => JSON.stringify(localStorage))).toContain('처음 쓴 댓글 덧붙임')
  staff.once('dialog', (dialog) => dialog.accept())
  await staff.reload()
  await correct.click()
  await expect(text).toContainText('처음 쓴 댓글 덧붙임')
  await detail.getByRole('button', { name: '취소', exact: true }).click()
  await staff.getByRole('alertdialog').getByRole('button', { name: '나가기' }).click()
  await correct.click()
  await expect(text).toHaveText('처음 쓴 댓글')
})

test('the @ menu shows whom the arrows have reached, down to the tenth', async ({ as }) => {
  const page = await as('emp07')
  await page.goto('/employee/todo')
  await page.getByRole('button', { name: '할 일 만들기' }).first().click()
  await panelOf(page, '할 일 만들기').getByRole('textbox', { name: '내용' }).click()
  await page.keyboard.type('@')
  const people = page.getByRole('listbox', { name: '언급할 사람' }).getByRole('option')
  await expect(people).toHaveCount(10)
  await expect(people.last()).not.toBeInViewport({ ratio: 1 })
  for (let step = 0; step < 9; step++) await page.keyboard.press('ArrowDown')
  await expect(people.last()).toHaveAttribute('aria-selected', 'true')
  await expect(people.last()).toBeInViewport({ ratio: 1 })
})
