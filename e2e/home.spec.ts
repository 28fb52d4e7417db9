import { expect, test, watch } from './people.ts'

test('own projects: sorted, noted, and each button leads where it says', async ({ as }) => {
  const page = await as('designer')
  const faults = watch(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('최하은 님')
  const table = page.getByRole('table')
  const rows = table.locator('tbody tr')
  await expect(rows.first()).toContainText('자료 보기')

  const answered = page.waitForResponse(/is_own_sort=name/)
  await page.getByText('이름', { exact: true }).click()
  const { query } = (await (await answered).json()) as { query: { client_name: string }[] }
  expect(query.length).toBeGreaterThan(1)
  await expect(rows.first()).toContainText(query[0]?.client_name ?? '')
  await expect(rows.last()).toContainText(query.at(-1)?.client_name ?? '')

  await rows
    .first()
    .getByRole('button', { name: /특이사항/ })
    .click()
  const note = page.getByRole('dialog')
  await note.getByRole('textbox').fill('잔금 12월 초 예정')
  await note.getByRole('button', { name: '저장' }).click()
  await expect(page.getByText('저장되었습니다.')).toBeVisible()
  await expect(rows.first()).toContainText('잔금 12월 초 예정')
  await rows
    .first()
    .getByRole('button', { name: /특이사항/ })
    .click()
  await note.getByRole('textbox').fill('  ')
  await note.getByRole('button', { name: '저장' }).click()
  await expect(rows.first()).toContainText('미작성')

  await rows
    .first()
    .getByRole('link', { name: /자료 보기$/ })
    .click()
  await expect(page).toHaveURL(/\/employee\/work\/detail\/\d+\/data$/)
  await page.goBack()
  await rows.first().click()
  await expect(page).toHaveURL(/\/employee\/work\/detail\/\d+\/dashboard$/)
  await page.goBack()
  await page.getByRole('link', { name: '전체', exact: true }).first().click()
  await expect(page).toHaveURL(/\/employee\/work\/list\?.*is_own=1/)
  expect(faults).toEqual([])
})

test('who may open no project is offered none', async ({ as }) => {
  const page = await as('emp13')
  let emp_scope = ['MyPageProject']
  await page.route('**/auth/profile', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    await route.fulfill({ response, json: { ...json, user: { ...json.user, emp_scope } } })
  })
  const own = page.locator('section').filter({ has: page.getByRole('heading', { name: /^내 프로젝트/ }) })
  const rows = own.locator('tbody tr')
  await page.goto('/')
  await expect(rows.first()).toContainText('자료 보기')
  await own.getByRole('link', { name: '전체', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '내 프로젝트' })).toBeVisible()

  emp_scope = ['MyPageMeeting']
  await page.goto('/')
  await expect(rows.first().getByRole('button', { name: /특이사항/ })).toBeVisible()
  // What links are left lead to meetings.
  await expect(own.locator('a[href*="/work/"]')).toHaveCount(0)
  await rows.first().locator('td').first().click()
  await expect(page).toHaveURL(/\/$/)
})

test('a memo for a meeting that comes: kept as a draft, made, given a file, changed', async ({ as }) => {
  const page = await as('staff')
  const faults = watch(page)
  await page.goto('/')
  const item = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /메모$/ }) })
    .first()
  await expect(item).toContainText(/D-DAY|D-\d/)
  await item.getByRole('button', { name: /메모$/ }).click()
  const memo = page.getByRole('dialog')
  await memo.getByLabel('제목').fill('')
  await memo.getByRole('button', { name: '저장' }).click()
  await expect(memo.getByText('제목을 입력해 주세요.')).toBeVisible()
  await memo.getByLabel('제목').fill('확인할 것')
  await memo.getByLabel('내용').fill('매출 자료 요청')
  await memo.getByRole('button', { name: '저장' }).click()
  await expect(page.getByText(/등록했어요|완료되었습니다/)).toBeVisible()

  await page.reload()
  await item.getByRole('button', { name: /메모$/ }).click()
  await expect(memo.getByLabel('제목')).toHaveValue('확인할 것')
  await memo
    .locator('input[type=file]')
    .setInputFiles({ name: '안건.txt', mimeType: 'text/plain', buffer: Buffer.from('하나') })
  await expect(memo.getByText('안건.txt')).toBeVisible()
  await memo.getByLabel('내용').fill('매출 자료 요청, 명함')
  await memo.getByRole('button', { name: '저장' }).click()
  await expect(page.getByText('완료되었습니다').last()).toBeVisible()
  expect(faults).toEqual([])
})

test('KPI: one’s own, and the team’s', async ({ as }) => {
  const page = await as('manager')
  await page.goto('/')
  await expect(page.getByRole('img', { name: /목표의 \d+%/ })).toBeVisible()
  await page.getByRole('tab', { name: '팀 KPI' }).click()
  await expect(page.getByText(/진행 \d+ · 완료 \d+/).first()).toBeVisible()
})

test('what is typed in a dialog is not lost by a key, and closing gives the focus back', async ({ as }) => {
  const page = await as('manager')
  await page.goto('/')
  const note = page
    .getByRole('row')
    .nth(2)
    .getByRole('button', { name: /특이사항/ })
  await note.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const typed = dialog.getByRole('textbox')
  await expect(typed).toBeFocused()
  await typed.fill('아직 저장하지 않은 메모')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: '계속 작성' }).click()
  await expect(typed).toHaveValue('아직 저장하지 않은 메모')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: '나가기' }).click()
  await expect(dialog).toBeHidden()
  await expect(note).toBeFocused()
})

test('the day’s two actions, what is unread beside the menu, and on a phone what comes next before the long lists', async ({
  as,
}) => {
  const page = await as('manager')
  await page.goto('/')
  await page.getByRole('button', { name: '미팅 추가', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('회의실')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: '할 일 만들기' }).click()
  await expect(page.getByRole('dialog').getByLabel('받는 사람')).toBeVisible()
  await page.keyboard.press('Escape')

  // Other journeys send todos meanwhile: both say the same in the end.
  const menu = page.getByRole('navigation', { name: '주 메뉴' })
  await expect(async () => {
    const context = await page.getByText(/안 읽은 할 일 \d+건/).textContent()
    const unread = context?.match(/할 일 (\d+)건/)?.[1]
    await expect(menu.getByRole('link', { name: `할 일 안 읽음 ${unread}` })).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })

  await page.setViewportSize({ width: 390, height: 844 })
  const card = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: new RegExp(`^${name}`) }) })
  const topOf = async (name: string) => (await card(name).boundingBox())?.y ?? Number.NaN
  await expect.poll(async () => (await topOf('다가오는 미팅')) < (await topOf('내 프로젝트'))).toBe(true)
  await expect(card('할 일').getByRole('listitem').first()).toContainText(/확인함|진행 중/)
  const items = card('내 프로젝트').getByRole('listitem')
  await expect(items).toHaveCount(6)
  await card('내 프로젝트')
    .getByRole('button', { name: /더 보기$/ })
    .click()
  await expect.poll(() => items.count()).toBeGreaterThan(6)
})
