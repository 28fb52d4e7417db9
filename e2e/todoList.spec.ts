import { expect, test } from './people.ts'
import { stillBox } from './stillBox.ts'
import { heldUndo } from './toasts.ts'
import { callApi, panelOf, sendTodo } from './todoFixture.ts'

const todoPath = '/employee/todo'
/** No other journey has to do with their todos. */
const between = { from: 'emp12', to: 'emp11' }

test('whatever is chosen in the filter, it is read whole and the list stays where it was', async ({ as }) => {
  const page = await as(between.to)
  await sendTodo('조건으로 찾을 할 일', between)
  for (const width of [1440, 900]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(todoPath)
    await expect(page.getByRole('row', { name: /조건으로 찾을 할 일/ })).toBeVisible()
    await expect(page.getByText(/^남은 할 일/)).toBeVisible()
    const headAt = async () => (await stillBox(page.getByRole('columnheader', { name: '제목' }))).y
    const before = await headAt()
    await page.getByRole('checkbox', { name: '안 읽음' }).click()
    await expect(page.getByRole('button', { name: '조건 지우기' })).toBeVisible()
    await expect(page.getByRole('row', { name: /조건으로 찾을 할 일/ })).toBeVisible()
    expect(await headAt()).toBe(before)

    const until = page.getByRole('textbox', { name: '마감일 끝', exact: true })
    await until.fill('2027.12.31')
    await until.press('Enter')
    await expect(page).toHaveURL(/end_dt=2027-12-31/)
    expect(await until.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true)
    // An empty list offers it once more.
    await page.getByRole('button', { name: '조건 지우기' }).first().click()
    await expect(page).toHaveURL(new RegExp(`${todoPath}$`))
    await expect(page.getByRole('row', { name: /조건으로 찾을 할 일/ })).toBeVisible()
  }
})

test('where the palette leads to everything, the list says so and how it is sorted', async ({ as }) => {
  const page = await as(between.to)
  await page.goto(`${todoPath}?view=all`)
  await expect(page.getByRole('radio', { name: '전체' })).toBeChecked()
  await expect(page.getByRole('columnheader', { name: /등록일/ })).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('radiogroup', { name: '할 일 보기' }).getByText('받은').click()
  await expect(page.getByRole('columnheader', { name: /마감/ })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByRole('radio', { name: '전체' })).toHaveCount(0)
})

test('a closed panel leaves one at the row it was opened from, also after its form was open', async ({ as }) => {
  const page = await as(between.to)
  for (const title of ['첫째 자리', '둘째 자리']) await sendTodo(title, between)
  await page.goto(`${todoPath}?keyword=${encodeURIComponent('자리')}`)
  const rows = page.locator('[data-opens]')
  await expect(rows).toHaveCount(2)
  const detail = panelOf(page, '할 일 상세')
  const edit = detail.getByRole('button', { name: '수정', exact: true })
  const form = panelOf(page, '할 일 수정')

  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(edit).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(detail).toBeHidden()
  await expect(rows.nth(1)).toBeFocused()

  await page.keyboard.press('Enter')
  await edit.click()
  await expect(form.getByLabel('제목')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(edit).toBeVisible()
  await expect(form).toBeHidden()
  await page.goBack()
  await expect(detail).toBeHidden()
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(rows.first()).toBeFocused()
})

test('past the end of a list there is a way back to its last page', async ({ as }) => {
  const page = await as(between.to)
  await sendTodo('마지막 쪽에 있는 할 일', between)
  await page.goto(`${todoPath}?offset=5000`)
  await expect(page.getByText('이 쪽에는 남은 항목이 없어요.')).toBeVisible()
  await page.getByRole('button', { name: '이전 쪽' }).click()
  await expect(page.locator('[data-opens]').first()).toBeVisible()
})

test('who is removed from a todo that lies open before them is told so', async ({ as }) => {
  const page = await as(between.to)
  const tl_no = await sendTodo('곧 내 것이 아닌 할 일', between)
  const numberOf = async (user_id: string) => (await callApi(user_id, 'GET', 'auth/profile')).user.emp_no
  const tl_tos = [await numberOf('emp10')]
  await callApi(between.from, 'POST', 'todo_list_share/invite', { tl_no, tl_tos })
  const connected = page.waitForEvent('websocket')
  await page.goto(`/employee/todo?tl_no=${tl_no}`)
  await connected
  const detail = panelOf(page, '할 일 상세')
  await expect(detail.getByRole('heading', { name: '곧 내 것이 아닌 할 일' })).toBeVisible()
  await callApi(between.from, 'POST', 'todo_list_share/uninvite', { tl_no, tl_to: await numberOf(between.to) })
  await expect(detail.getByRole('alert')).toContainText('찾을 수 없어요')
  await expect(detail.getByRole('heading', { name: '곧 내 것이 아닌 할 일' })).toBeHidden()
})

test('a tick finishes a todo, several are finished at once, and both are taken back', async ({ as }) => {
  const page = await as(between.to)
  for (const title of ['하나 끝내기', '둘 끝내기']) await sendTodo(title, between)
  await page.goto(`${todoPath}?sort=new&keyword=${encodeURIComponent('끝내기')}`)
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
  await expect(row('하나 끝내기')).toBeVisible()
  await row('하나 끝내기').getByRole('button', { name: '하나 끝내기 완료' }).click()
  const undoOne = await heldUndo(page)
  await expect(row('하나 끝내기')).toBeHidden()
  await undoOne.click()
  await expect(row('하나 끝내기')).toBeVisible()

  for (const name of ['하나', '둘']) await page.getByRole('checkbox', { name: `${name} 끝내기 선택` }).check()
  await page.getByRole('button', { name: '완료', exact: true }).click()
  const undoBoth = await heldUndo(page)
  await expect(row('끝내기')).toHaveCount(0)
  await undoBoth.click()
  await expect(row('둘 끝내기')).toBeVisible()
  await expect(row('하나 끝내기')).toBeVisible()
  await expect(page.getByRole('button', { name: '엑셀 다운로드' })).toBeVisible()
})

test('the sender sees the state and changes it; a new comment is marked in the panel', async ({ as }) => {
  const tl_no = await sendTodo('보낸 사람이 보는 상태', between)
  await callApi(between.to, 'POST', 'todo_list_repl', { tl_no, tlr_content: '<p>오늘 할게요.</p>' })
  const page = await as(between.from)
  await page.goto(`${todoPath}?view=sent&tl_no=${tl_no}`)
  const panel = panelOf(page, '할 일 상세')
  await expect(panel.getByRole('listitem').filter({ hasText: '오늘 할게요.' }).getByText('새 댓글')).toBeVisible()
  await panel.getByRole('button', { name: '완료', exact: true }).click()
  await expect(panel.getByRole('button', { name: '완료', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(panel.getByText('새 댓글')).toBeVisible()
})
