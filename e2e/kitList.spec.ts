import type { Page } from '@playwright/test'
import { expect, test } from './people.ts'
import { stillBox } from './stillBox.ts'
import { panelOf, sendTodo } from './todoFixture.ts'

/** What every list does alike, tried once, by people whose filters no other journey touches. */
const [filterer, selector, reader, writer] = ['emp16', 'emp17', 'emp10', 'emp17']

const clientList = '/employee/client/list'
const rows = (page: Page) => page.locator('[data-row]')
const searchOf = (page: Page) => page.getByLabel('회사명, 대표자, 번호 검색')

test('the filter lives in the address; all but its keyword is remembered; one button clears it', async ({ as }) => {
  const page = await as(filterer)
  await page.goto(`${clientList}?client_type=client`)
  await page.getByRole('combobox', { name: '업종' }).click()
  await page.getByRole('option', { name: /인공지능/ }).click()
  await expect(page).toHaveURL(/bt_no=\d+/)
  // Remembered is what was shown, and the address is a moment ahead of it.
  await expect(page.getByRole('combobox', { name: '업종' })).toHaveValue(/인공지능/)
  await searchOf(page).fill('ㄱ')
  await expect(page).toHaveURL(/keyword=/)
  await page.reload()
  await expect(searchOf(page)).toHaveValue('ㄱ')
  await expect(page.getByRole('combobox', { name: '업종' })).toHaveValue(/인공지능/)

  await page.getByRole('link', { name: '프로젝트', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '프로젝트' })).toBeVisible()
  await page.getByRole('link', { name: '고객사 · VC' }).click()
  await expect(page).toHaveURL(/\?bt_no=\d+$/)
  await expect(searchOf(page)).toHaveValue('')

  await page.getByRole('button', { name: '조건 지우기' }).first().click()
  await expect(page).toHaveURL(new RegExp(`${clientList}$`))
  await expect(page.getByRole('button', { name: '조건 지우기' })).toBeHidden()
})

test('a row that is opened in the moment its list is searched stays open, and the keyword counts', async ({ as }) => {
  const page = await as(filterer)
  await page.goto(clientList)
  await expect(rows(page).first()).toBeVisible()
  await searchOf(page).fill('ㅇ')
  // Nothing is drawn between the two: each has to build on the address that the other makes.
  await searchOf(page).evaluate((box) => {
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    document.querySelector<HTMLElement>('[data-row]')?.click()
  })
  await expect(page).toHaveURL(/keyword=/)
  await expect(page).toHaveURL(/open=\d+/)
  await expect(page.locator('[data-panel-beside]')).toBeVisible()
})

test('on phones the conditions fold behind one button that counts them', async ({ as }) => {
  const page = await as(filterer)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${clientList}?bt_no=1&state=1&keyword=a`)
  const fold = page.getByRole('button', { name: '조건 2' })
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('combobox', { name: '업종' })).toBeHidden()
  await fold.click()
  await expect(page.getByRole('combobox', { name: '업종' })).toBeVisible()
  // Cards have no heads: the order is among the conditions.
  await page.getByRole('combobox', { name: '정렬' }).click()
  await page.getByRole('option', { name: '회사명 오름차순' }).click()
  await expect(page).toHaveURL(/sort=client_name&desc=0/)
  await page.getByRole('button', { name: '조건 지우기' }).first().click()
  await expect(page.getByRole('button', { name: '조건', exact: true })).toBeVisible()
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.locator('dl') })
      .first(),
  ).toBeVisible()
})

test('sort heads and pages are in the address, and the Excel file has the same filter and order', async ({ as }) => {
  const page = await as(filterer)
  await page.goto(`${clientList}?state=1`)
  await page.getByRole('button', { name: /^회사명/ }).click()
  await expect(page).toHaveURL(/sort=client_name&desc=0/)
  await expect(page.getByRole('columnheader', { name: /회사명/ })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('button', { name: /^2\s*쪽$/ }).click()
  await expect(page).toHaveURL(/offset=50/)
  await expect(rows(page).first()).toBeVisible()
  const asked = page.waitForRequest(/clients\/excel/)
  await page.getByRole('button', { name: '엑셀 다운로드' }).click()
  const query = new URL((await asked).url()).searchParams
  expect(Object.fromEntries(query)).toEqual({ client_type: 'client', state: '1', sort: 'client_name', desc: '0' })
})

test('a filter is saved under a name, applied and deleted', async ({ as }) => {
  const page = await as(filterer)
  await page.goto(`${clientList}?client_type=vc&keyword=a`)
  const saved = page.getByRole('button', { name: '저장한 필터' })
  await saved.click()
  await page.getByRole('button', { name: '지금 조건 저장' }).click()
  await page.getByRole('textbox', { name: '필터 이름' }).fill('VC 찾기')
  await page.getByRole('dialog', { name: '필터 저장' }).getByRole('button', { name: '저장', exact: true }).click()
  await expect(page.getByText('필터를 저장했어요')).toBeVisible()
  await page.goto(`${clientList}?client_type=client`)
  await saved.click()
  await page.getByRole('button', { name: 'VC 찾기', exact: true }).click()
  await expect(page).toHaveURL(/\?client_type=vc&keyword=a$/)
  await saved.click()
  await page.getByRole('button', { name: 'VC 찾기 필터 이름 변경' }).click()
  await page.getByRole('textbox', { name: '필터 이름' }).fill('투자사 찾기')
  await page.getByRole('dialog', { name: '필터 이름 변경' }).getByRole('button', { name: '이름 변경' }).click()
  await expect(page.getByText('변경했어요')).toBeVisible()
  await saved.click()
  await page.getByRole('button', { name: '투자사 찾기 필터 삭제' }).click()
  await expect(page.getByText('저장한 필터가 없어요.')).toBeVisible()
})

test('c makes a new one and / searches, but not for somebody who types or composes', async ({ as }) => {
  const page = await as(filterer)
  await page.goto(`${clientList}?client_type=client`)
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('/')
  await expect(searchOf(page)).toBeFocused()
  await page.keyboard.press('c')
  await expect(searchOf(page)).toHaveValue('c')
  await searchOf(page).blur()
  await page.evaluate(() =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyC', isComposing: true, bubbles: true })),
  )
  await expect(page).toHaveURL(/keyword=c/)
  await page.keyboard.press('c')
  await expect(page.getByRole('heading', { level: 1, name: '회사 등록' })).toBeVisible()
})

test('a list that the filter leaves empty says so and offers to clear it', async ({ as }) => {
  const page = await as(writer)
  await page.goto(`${clientList}?keyword=${encodeURIComponent('세상에없는회사')}`)
  await expect(page.getByText('조건에 맞는 회사가 없어요.')).toBeVisible()
  await page.getByRole('button', { name: '조건 지우기' }).last().click()
  await expect(rows(page).first()).toBeVisible()
  await page.goto(`/employee/todo?view=sent&start_dt=1900-01-01&end_dt=1900-01-02`)
  await expect(page.getByText('조건에 맞는 할 일이 없어요.')).toBeVisible()
})

test('a list that could not be read says so and tries again', async ({ as }) => {
  const page = await as(filterer)
  await page.route(/\/crm\/v3\/clients\?/, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(`${clientList}?client_type=client`)
  await expect(page.getByText('목록을 불러오지 못했어요.')).toBeVisible()
  await page.unroute(/\/crm\/v3\/clients\?/)
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expect(rows(page).first()).toBeVisible()
})

test('rows are selected by box, by range, all at once and by x; another filter begins with none', async ({ as }) => {
  const page = await as(selector)
  await page.goto('/employee/work/list?is_not_ended=1')
  const ticks = page.getByRole('checkbox', { name: / 선택$/ })
  await ticks.nth(1).check()
  await ticks.nth(4).click({ modifiers: ['Shift'] })
  await expect(page.getByText('4개 선택')).toBeVisible()
  await rows(page).nth(5).focus()
  await page.keyboard.press('x')
  await expect(page.getByText('5개 선택')).toBeVisible()
  await page.keyboard.press('x')
  await expect(page.getByText('4개 선택')).toBeVisible()
  await page.getByRole('checkbox', { name: '이 쪽의 항목 모두 선택' }).check()
  await expect(page.getByText('50개 선택')).toBeVisible()
  await page.getByLabel('종료 제외').click()
  await expect(page.getByText(/개 선택$/)).toBeHidden()
})

test('a row opens beside the list, which stays usable; arrows go on, Esc closes, the row has the focus', async ({
  as,
}) => {
  const titles = ['셋째 훑어보기', '둘째 훑어보기', '첫째 훑어보기']
  for (const title of titles.toReversed()) await sendTodo(title, { from: writer, to: reader })
  const page = await as(reader)
  await page.goto(`/employee/todo?sort=new&keyword=${encodeURIComponent('훑어보기')}`)
  await expect(rows(page)).toHaveCount(3)
  const panel = panelOf(page, '할 일 상세')
  const shown = (title: string | undefined) => expect(panel.getByRole('heading', { name: title })).toBeVisible()
  await rows(page).nth(0).click()
  await shown(titles[0])
  await expect(panel).not.toHaveAttribute('aria-modal')
  await expect(page).toHaveURL(/tl_no=\d+/)
  const [list, beside] = [await stillBox(rows(page).nth(0)), await stillBox(panel)]
  expect(list.x + list.width).toBeLessThanOrEqual(beside.x)

  await page.keyboard.press('ArrowDown')
  await shown(titles[1])
  await page.keyboard.press('j')
  await shown(titles[2])
  await page.keyboard.press('j')
  await shown(titles[2])
  await page.keyboard.press('k')
  await shown(titles[1])
  await rows(page).nth(0).click()
  await shown(titles[0])
  await page.getByRole('button', { name: '다음 항목' }).click()
  await shown(titles[1])

  // The address leads to the same record.
  await page.reload()
  await shown(titles[1])
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page).not.toHaveURL(/tl_no/)
  await expect(rows(page).nth(1)).toBeFocused()

  // Where there is no room for both, it covers the list.
  await page.setViewportSize({ width: 1100, height: 800 })
  await page.keyboard.press('Enter')
  await shown(titles[1])
  await expect(panel).toHaveAttribute('aria-modal', 'true')
  await page.keyboard.press('j')
  await shown(titles[2])
  await page.keyboard.press('Escape')
  await expect(rows(page).nth(2)).toBeFocused()
})

test('a panel beside a list: arrows lead over the edge of a page, the address to the same record', async ({ as }) => {
  const page = await as(filterer)
  await page.goto('/components')
  const sample = page.locator('#list')
  await sample.locator('[data-row]').last().click()
  const panel = page.locator('[data-panel-beside]')
  const [last] = [await panel.getByRole('heading').first().textContent()]
  await page.keyboard.press('ArrowDown')
  await expect(panel.getByRole('heading').first()).not.toHaveText(last ?? '')
  await expect(sample.getByRole('button', { name: /^2\s*쪽$/ })).toHaveAttribute('aria-current', 'page')
  const next = (await panel.getByRole('heading').first().textContent()) ?? ''
  await page.reload()
  await expect(panel.getByRole('heading').first()).toHaveText(next)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

test('Enter opens the page of the record in the panel, from where the list is found as it was', async ({ as }) => {
  const page = await as(filterer)
  await page.goto(`${clientList}?client_type=client&sort=client_name&desc=0`)
  await expect(rows(page).nth(2)).toBeVisible()
  const nameOf = async (row: number) =>
    (await rows(page).nth(row).locator('td').first().innerText()).split('\n')[0] ?? ''
  const [first, second] = [await nameOf(0), await nameOf(1)]
  await rows(page).nth(0).click()
  const panel = page.locator('[data-panel-beside]')
  await expect(panel.getByRole('heading').first()).toHaveText(first)
  await page.keyboard.press('ArrowDown')
  await expect(panel.getByRole('heading').first()).toHaveText(second)
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: '단축키' })
  for (const title of ['전체 보기', '방금 한 일 되돌리기']) await expect(keys.getByText(title)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await expect(panel).toBeVisible()
  // A list that can be narrowed to one company is not narrowed by opening it.
  await expect(rows(page).nth(2)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second)
  await page.getByRole('link', { name: '고객사 · VC' }).last().click()
  await expect(page).toHaveURL(/sort=client_name&desc=0/)
  await expect(panel.getByRole('heading').first()).toHaveText(second)
})
