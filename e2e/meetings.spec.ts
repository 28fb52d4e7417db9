import type { Page } from '@playwright/test'
import { call, confirmDialog, dayIn, empNoOf, openPanel, roomCell, shownDate, someoneBooks } from './meetingFixture.ts'
import { crmUrl, expect, storedStateOf, test, watch } from './people.ts'
import { stillBox } from './stillBox.ts'
import { heldUndo } from './toasts.ts'

const chooseProject = async (page: Page) => {
  await page.getByRole('combobox', { name: '고객사 · 프로젝트' }).click()
  await page.getByRole('option').first().click()
}

test('from a project: two cells and 추가 book a room', async ({ as }) => {
  const day = dayIn(80)
  const page = await as('manager')
  const faults = watch(page)
  await page.goto('/employee/schedule/meeting')
  const panel = await openPanel(page, day)
  await chooseProject(page)
  await roomCell(page, '2층 소회의실', '10:00').click()
  await roomCell(page, '2층 소회의실', '10:45').click()
  await expect(panel.getByText('2층 소회의실 10:00–11:00 · 60분')).toBeVisible()
  await panel.getByRole('button', { name: '추가', exact: true }).click()
  await expect(page.getByText('미팅일정이 추가되었습니다')).toBeVisible()
  await page.goto(`/employee/schedule/meeting?view=day&date=${day}`)
  await expect(page.getByRole('button', { name: /10:00–11:00/ })).toBeVisible()
  expect(faults).toEqual([])
})

test('what is missing is said in its order; a range over a booking is refused; drafts survive', async ({ as }) => {
  const day = dayIn(81)
  await someoneBooks('ceo', day, 1, '10:00', '11:00')
  const page = await as('manager')
  await page.goto('/employee/schedule/meeting')
  await page.getByRole('button', { name: '미팅 추가', exact: true }).click()
  const panel = page.getByRole('dialog', { name: '미팅일정 추가' })
  const said = async (words: string) => {
    await panel.getByRole('button', { name: '추가', exact: true }).click()
    await expect(panel.getByText(words)).toBeVisible()
  }
  await said('미팅 방법을 선택하시기 바랍니다')
  await expect(panel.getByRole('radio', { name: '방문', exact: true })).toBeFocused()
  await panel.getByText('방문', { exact: true }).click()
  await said('미팅 유형을 선택해 주세요')
  await panel.getByText('일반미팅', { exact: true }).click()
  await said('방문자를 선택해주세요')
  await panel.getByText('고객사', { exact: true }).click()
  await panel.getByLabel('날짜').fill(shownDate(day))
  await panel.getByLabel('날짜').press('Enter')
  await said('고객사를 선택해주세요')
  await panel.getByText('비고객', { exact: true }).click()
  await said('고객사명을 입력해주세요')
  await panel.getByLabel('고객사명').fill('지나가던 회사')
  await said('미팅 장소를 선택해 주세요')
  await panel.getByRole('combobox', { name: '장소' }).click()
  await page.getByRole('option', { name: '직접 입력' }).click()
  await said('미팅 장소를 입력해 주세요')
  await roomCell(page, '1층 상담실 A', '09:30').click()
  await roomCell(page, '1층 상담실 A', '11:15').click()
  await expect(page.getByText('선택한 일정 사이에 일정이 존재합니다')).toBeVisible()
  await page.getByRole('button', { name: '확인' }).click()
  // What was typed is still there after a reload.
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  await expect.poll(stored).toContain('지나가던 회사')
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: '미팅 추가', exact: true }).click()
  await expect(page.getByLabel('고객사명')).toHaveValue('지나가던 회사')
  await expect(page.getByText('작성하던 내용을 불러왔어요.')).toBeVisible()
})

test('the next booking begins with the way, kind and visitor of the last one', async ({ as }) => {
  const page = await as('manager')
  await page.goto('/employee/schedule/meeting')
  const panel = await openPanel(page, dayIn(92))
  await panel.getByText('비고객', { exact: true }).click()
  await panel.getByText('Zoom', { exact: true }).click()
  await panel.getByLabel('고객사명').fill('두번오는회사')
  await roomCell(page, '2층 소회의실', '10:00').click()
  await panel.getByRole('button', { name: '추가', exact: true }).click()
  await expect(page.getByText('미팅일정이 추가되었습니다')).toBeVisible()
  await page.getByRole('button', { name: '미팅 추가', exact: true }).click()
  for (const chosen of ['Zoom', '일반미팅', '비고객'])
    await expect(panel.getByRole('radio', { name: chosen, exact: true })).toBeChecked()
})

test('another person’s booking appears at once; who is too late is told and takes a free time', async ({ as }) => {
  const day = dayIn(82)
  const page = await as('manager')
  await page.goto('/employee/schedule/meeting')
  const panel = await openPanel(page, day)
  await panel.getByText('비고객', { exact: true }).click()
  await panel.getByLabel('고객사명').fill('늦은회사')
  await someoneBooks('ceo', day, 1, '14:00', '15:00')
  await expect(roomCell(page, '1층 상담실 A', '14:15')).toHaveAttribute('aria-disabled', 'true')
  await expect(roomCell(page, '1층 상담실 A', '14:15')).toHaveAccessibleName(/먼저온회사/)
  await roomCell(page, '1층 상담실 A', '14:15').click({ force: true })
  await expect(page.getByText('이미 예약된 장소가 존재합니다')).toBeVisible()
  await page.getByRole('button', { name: '확인' }).click()
  // The selectors let one ask for it all the same: the server says no, and what is free.
  await panel.getByRole('combobox', { name: '장소' }).click()
  await page.getByRole('option', { name: '1층 상담실 A' }).click()
  await panel.getByRole('combobox', { name: '시작' }).click()
  await page.getByRole('option', { name: '14:30' }).click()
  await panel.getByRole('combobox', { name: '종료' }).click()
  await page.getByRole('option', { name: '15:30' }).click()
  const words = panel.getByRole('textbox', { name: '참고 사항' })
  const before = await stillBox(words)
  await panel.getByRole('button', { name: '추가', exact: true }).click()
  const taken = panel.getByRole('alert')
  await expect(taken).toContainText('이미 예약된 장소가 존재합니다')
  await expect(taken.getByRole('button')).toHaveCount(3)
  // Beside the button that was pressed: nothing of the form moves.
  await expect(taken).toBeInViewport({ ratio: 1 })
  expect(await stillBox(words)).toEqual(before)
  await taken.getByRole('button').first().click()
  await expect(page.getByText('미팅일정이 추가되었습니다')).toBeVisible()
})

test('who meets outside needs no room; dragging and the keyboard choose as well', async ({ as }) => {
  const day = dayIn(83)
  const page = await as('manager')
  await page.goto('/employee/schedule/meeting')
  const panel = await openPanel(page, day)
  await roomCell(page, '3층 회의실 A', '09:00').hover()
  await page.mouse.down()
  await roomCell(page, '3층 회의실 A', '10:15').hover()
  await page.mouse.up()
  await expect(panel.getByText('3층 회의실 A 09:00–10:30 · 90분')).toBeVisible()
  await roomCell(page, '3층 회의실 B', '13:00').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(panel.getByText('3층 회의실 B 13:00–13:30 · 30분')).toBeVisible()
  await panel.getByText('외부', { exact: true }).click()
  await expect(panel.getByText('3층 회의실 B 13:00–13:30 · 30분')).toBeHidden()
  await expect(panel.getByRole('combobox', { name: '장소' })).toHaveValue('외부')
  await expect(panel.getByRole('combobox', { name: '장소' })).toBeDisabled()
  await panel.getByText('비고객', { exact: true }).click()
  await panel.getByLabel('고객사명').fill('바깥회사')
  await panel.getByRole('button', { name: '추가', exact: true }).click()
  await expect(page.getByText('미팅일정이 추가되었습니다')).toBeVisible()
  await page.goto(`/employee/schedule/meeting?view=day&date=${day}`)
  await expect(page.getByRole('button', { name: /바깥회사/ })).toContainText('외부')
})

test('a finger chooses by tapping, and drags after it has rested', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: crmUrl(),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    storageState: await storedStateOf('manager'),
  })
  const page = await context.newPage()
  await page.goto('/employee/schedule/meeting')
  const panel = await openPanel(page, dayIn(90))
  await roomCell(page, '1층 상담실 B', '09:00').tap()
  await roomCell(page, '1층 상담실 B', '09:30').tap()
  await expect(panel.getByText('1층 상담실 B 09:00–09:45 · 45분')).toBeVisible()
  // Above the buttons that stay in view.
  await roomCell(page, '2층 소회의실', '09:15').evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const finger = await context.newCDPSession(page)
  const middle = async (start: string) => {
    const { x, y, width, height } = await stillBox(roomCell(page, '2층 소회의실', start))
    return { x: x + width / 2, y: y + height / 2 }
  }
  const [from, to] = [await middle('09:15'), await middle('10:15')]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  await touch('touchStart', from)
  await expect(roomCell(page, '2층 소회의실', '09:15')).toHaveAttribute('aria-selected', 'true')
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', { ...from, x: from.x + (to.x - from.x) * part })
  await touch('touchEnd')
  await expect(panel.getByText('2층 소회의실 09:15–10:30 · 75분')).toBeVisible()
  await context.close()
})

test('a project’s meetings open, and their minutes; one that waits is said to wait', async ({ as }) => {
  const known = await call('manager', 'GET', 'mr_schedules?is_own=1&limit=200')
  const proj_no = known.query.find((each) => each.proj_no)?.proj_no ?? 0
  const [start_dt, end_dt] = [`${dayIn(91)} 16:00`, `${dayIn(91)} 17:00`]
  const wanted = { mr_way: 'visit', mr_type: 2, ms_who: 'client', proj_no, mr_no: 7, start_dt, end_dt, ms_managers: [] }
  const { query } = await call('manager', 'POST', 'mr_schedules', wanted)
  const ms_no = query[0]?.ms_no
  await call('manager', 'PUT', `mr_schedules/wait/${ms_no}`, { state: 2 })
  const page = await as('manager')
  await page.goto(`/employee/work/detail/${proj_no}/work-meeting`)
  const row = page
    .getByRole('row')
    .filter({ hasText: new RegExp(`${start_dt.slice(5, 10).replace('-', '\\.')}\\(.\\) 16:00`) })
  await expect(row).toContainText('대기')
  await row.getByRole('button', { name: /회의록 미작성/ }).click()
  await expect(page.getByRole('dialog').getByLabel(/내부/)).toBeVisible()
  await page.keyboard.press('Escape')
  await row.getByText('대기').click()
  await expect(page.getByRole('dialog').getByRole('button', { name: '복구' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`ms_no=${ms_no}`))
})

test('my records: whole months, contacts, visits that are chosen and undone, words on Enter', async ({ as }) => {
  const { query } = await someoneBooks('manager', dayIn(93), 5, '10:00', '11:00', '기록회사', [
    await empNoOf('manager'),
  ])
  const page = await as('manager')
  const faults = watch(page)
  await page.goto('/employee/mypage/meeting')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('내 미팅 기록 보기')
  const month = page.getByRole('button', { name: '시작 월' })
  await expect(month).toHaveText(/^\d\d\.\d\d$/)
  await expect(page.getByRole('button', { name: '종료 월' })).toHaveText((await month.textContent()) ?? '')
  await expect(page.getByRole('status').filter({ hasText: /^\d+일$/ })).toBeVisible()

  await page.goto('/employee/mypage/meeting?start_dt=2020-01-01&end_dt=2099-12-31&sort=start_dt&desc=1')
  const row = page.locator(`[data-row="${query[0]?.ms_no}"]`)
  await row.getByRole('button', { name: /연락처/ }).click()
  await expect(page.getByRole('dialog', { name: /연락처$/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: '기록회사 방문 여부 방문 예정' }).click()
  await page.getByRole('menuitem', { name: '방문 완료' }).click()
  // It has not begun yet; who presses Enter without reading changes nothing.
  await expect(page.getByRole('alertdialog').getByRole('button', { name: '취소' })).toBeFocused()
  await confirmDialog(page, '방문 완료')
  const undo = await heldUndo(page)
  await expect(row.getByRole('button', { name: '기록회사 방문 여부 방문 완료' })).toBeVisible()
  await undo.click()
  await expect(row.getByRole('button', { name: '기록회사 방문 여부 방문 예정' })).toBeVisible()

  const search = page.getByLabel('회사, 프로젝트 검색')
  await search.fill('없는회사이름')
  await expect(row).toBeVisible()
  await search.press('Enter')
  await expect(page.getByText('미팅일정이 없습니다.')).toBeVisible()
  expect(faults).toEqual([])
})

test('the schedule opens at today by days; earlier ones are folded above, and 오늘 leads back', async ({ as }) => {
  const [before, today, after] = [dayIn(139), dayIn(140), dayIn(141)]
  await someoneBooks('ceo', before, 1, '10:00', '11:00', '어제온회사')
  await someoneBooks('ceo', today, 1, '10:00', '11:00', '오늘오는회사')
  await someoneBooks('ceo', after, 1, '10:00', '11:00', '내일오는회사')
  const page = await as('manager')
  // Today is a day on which nobody but this journey has meetings.
  await page.clock.setFixedTime(new Date(`${today}T03:00:00Z`))
  await page.goto('/employee/schedule/meeting')
  const headings = page.locator('[data-group]')
  await expect(headings.first()).toHaveAttribute('data-group', today)
  await expect(headings.first()).toContainText('오늘')
  await expect(headings.nth(1)).toContainText('내일')
  await expect(page.getByText('어제온회사')).toBeHidden()

  await page.getByRole('button', { name: '지난 미팅', exact: true }).click()
  await expect(page.getByText('어제온회사')).toBeVisible()
  await expect(page.locator(`[data-group="${today}"]`)).toBeInViewport()
  await page.getByRole('button', { name: '지난 미팅 접기' }).click()
  await expect(page.getByText('어제온회사')).toBeHidden()

  await page.getByRole('button', { name: '고객사', exact: true }).click()
  await expect(page).toHaveURL(/sort=client_name/)
  await expect(headings).toHaveCount(0)
  await page.getByRole('button', { name: '오늘', exact: true }).click()
  await expect(headings.first()).toHaveAttribute('data-group', today)
})
