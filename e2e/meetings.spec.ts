import type { Page } from '@playwright/test'
import { crmUrl, expect, signedIn, test, tokenOf, watch } from './people.ts'

/** Far ahead, where the demo has nothing; every journey has a day of its own. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const shown = (day: string) => day.replaceAll('-', '.')

const cell = (page: Page, room: string, start: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${room} ${start}–`) })

const openPanel = async (page: Page, day: string) => {
  await page.getByRole('button', { name: '추가', exact: true }).click()
  const panel = page.getByRole('dialog', { name: '미팅일정 추가' })
  await panel.getByLabel('날짜').fill(shown(day))
  await panel.getByLabel('날짜').press('Enter')
  await expect(page.locator('[data-dates-dropdown]')).toBeHidden()
  await expect(cell(page, '1층 상담실 A', '09:00')).toBeVisible()
  return panel
}

const chooseProject = async (page: Page) => {
  await page.getByRole('combobox', { name: '고객사 · 프로젝트' }).click()
  await page.getByRole('option').first().click()
}

const call = async (user: string, method: string, path: string, body?: object) => {
  const response = await fetch(`${crmUrl()}/crm/v3/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await tokenOf(user)}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return (await response.json()) as { query: { ms_no: number; proj_no: number | null; start_dt: string }[] }
}

const empNoOf = async (user: string) => {
  const profile: unknown = await call(user, 'GET', 'auth/profile')
  return (profile as { user: { emp_no: number } }).user.emp_no
}

const someoneBooks = (
  user: string,
  day: string,
  mr_no: number,
  start: string,
  end: string,
  client_name = '먼저온회사',
  ms_managers: number[] = [],
) =>
  call(user, 'POST', 'mr_schedules', {
    mr_way: 'visit',
    mr_type: 2,
    ms_who: 'people',
    client_name,
    mr_no,
    start_dt: `${day} ${start}`,
    end_dt: `${day} ${end}`,
    ms_managers,
  })

test('from a project: two cells and 추가 book a room', async ({ as }) => {
  const day = dayIn(80)
  const page = await as('manager')
  const faults = watch(page)
  await page.goto('/employee/schedule/meeting')
  const panel = await openPanel(page, day)
  await chooseProject(page)
  await cell(page, '2층 소회의실', '10:00').click()
  await cell(page, '2층 소회의실', '10:45').click()
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
  const panel = await openPanel(page, day)
  const said = async (words: string) => {
    await panel.getByRole('button', { name: '추가', exact: true }).click()
    const alert = page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ hasText: words })
    await expect(alert.last()).toBeVisible()
    await page.getByRole('button', { name: '확인' }).click()
  }
  await said('고객사를 선택해주세요')
  await panel.getByText('비고객', { exact: true }).click()
  await said('고객사명을 입력해주세요')
  await panel.getByLabel('고객사명').fill('지나가던 회사')
  await said('미팅 장소를 선택해주세요')
  await panel.getByRole('combobox', { name: '장소' }).click()
  await page.getByRole('option', { name: '직접 입력' }).click()
  await said('미팅 장소를 입력해주세요')
  await cell(page, '1층 상담실 A', '09:30').click()
  await cell(page, '1층 상담실 A', '11:15').click()
  await expect(page.getByText('선택한 일정 사이에 일정이 존재합니다')).toBeVisible()
  await page.getByRole('button', { name: '확인' }).click()
  // What was typed is still there after a reload.
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  await expect.poll(stored).toContain('지나가던 회사')
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: '추가', exact: true }).click()
  await expect(page.getByLabel('고객사명')).toHaveValue('지나가던 회사')
})

test('another person’s booking appears at once; who is too late is told and takes a free time', async ({ as }) => {
  const day = dayIn(82)
  const page = await as('manager')
  await page.goto('/employee/schedule/meeting')
  const panel = await openPanel(page, day)
  await panel.getByText('비고객', { exact: true }).click()
  await panel.getByLabel('고객사명').fill('늦은회사')
  await someoneBooks('ceo', day, 1, '14:00', '15:00')
  await expect(cell(page, '1층 상담실 A', '14:15')).toHaveAttribute('aria-disabled', 'true')
  await expect(cell(page, '1층 상담실 A', '14:15')).toHaveAccessibleName(/먼저온회사/)
  await cell(page, '1층 상담실 A', '14:15').click({ force: true })
  await expect(page.getByText('이미 예약된 장소가 존재합니다')).toBeVisible()
  await page.getByRole('button', { name: '확인' }).click()
  // The selectors let one ask for it all the same: the server says no, and what is free.
  await panel.getByRole('combobox', { name: '장소' }).click()
  await page.getByRole('option', { name: '1층 상담실 A' }).click()
  await panel.getByRole('combobox', { name: '시작' }).click()
  await page.getByRole('option', { name: '14:30' }).click()
  await panel.getByRole('combobox', { name: '종료' }).click()
  await page.getByRole('option', { name: '15:30' }).click()
  await panel.getByRole('button', { name: '추가', exact: true }).click()
  const taken = panel.getByRole('alert')
  await expect(taken).toContainText('이미 예약된 장소가 존재합니다')
  await expect(taken.getByRole('button')).toHaveCount(3)
  await taken.getByRole('button').first().click()
  await expect(page.getByText('미팅일정이 추가되었습니다')).toBeVisible()
})

test('who meets outside needs no room; dragging and the keyboard choose as well', async ({ as }) => {
  const day = dayIn(83)
  const page = await as('manager')
  await page.goto('/employee/schedule/meeting')
  const panel = await openPanel(page, day)
  await cell(page, '3층 회의실 A', '09:00').hover()
  await page.mouse.down()
  await cell(page, '3층 회의실 A', '10:15').hover()
  await page.mouse.up()
  await expect(panel.getByText('3층 회의실 A 09:00–10:30 · 90분')).toBeVisible()
  await cell(page, '3층 회의실 B', '13:00').focus()
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

test('put aside, the room is taken meanwhile, restored at a free time; visited ones stay', async ({ as }) => {
  const day = dayIn(84)
  const { query } = await someoneBooks('manager', day, 2, '10:00', '11:00', '기다리는회사')
  const page = await as('manager')
  await page.goto(`/employee/schedule/meeting?view=day&date=${day}&ms_no=${query[0]?.ms_no}`)
  const panel = page.getByRole('dialog', { name: '기다리는회사', exact: true })
  await panel.getByRole('button', { name: '대기로 변경' }).click()
  await expect(page.getByText('변경되었습니다.')).toBeVisible()
  await someoneBooks('ceo', day, 2, '10:30', '11:30')
  await panel.getByRole('button', { name: '복구' }).click()
  const form = page.getByRole('dialog', { name: '기다리는회사 미팅 복구' })
  await form.getByRole('button', { name: '복구' }).click()
  await expect(form.getByRole('alert')).toContainText('해당 시간에 이미 사용 중인 회의실입니다')
  await expect(form.getByRole('alert')).toBeFocused()
  await expect(form.getByRole('alert').getByRole('button')).toHaveCount(3)
  await form.getByRole('alert').getByRole('button').first().click()
  await expect(page.getByText('복구되었습니다.')).toBeVisible()
  await expect(form).toBeHidden()

  await panel.getByRole('button', { name: '방문 완료' }).click()
  await expect(panel.getByRole('button', { name: '방문 예정으로' })).toBeVisible()
  await panel.getByRole('button', { name: '삭제' }).click()
  await expect(page.getByText('방문 완료된 미팅은 삭제할 수 없습니다')).toBeVisible()
  await page.getByRole('button', { name: '확인' }).click()
  await panel.getByRole('button', { name: '방문 예정으로' }).click()
  await expect(panel.getByRole('button', { name: '방문 완료' })).toBeVisible()
  await panel.getByRole('button', { name: '삭제' }).click()
  await expect(page.getByText('미팅일정을 삭제하시겠습니까?')).toBeVisible()
  await page.getByRole('button', { name: '확인' }).click()
  await expect(page.getByText('삭제되었습니다.')).toBeVisible()
  await expect(panel).toBeHidden()
})

test('a waiting meeting comes back on another day, in another room, as another round', async ({ as }) => {
  const [day, later] = [dayIn(86), dayIn(87)]
  const { query } = await someoneBooks('manager', day, 2, '10:00', '11:00', '다시오는회사')
  const ms_no = query[0]?.ms_no
  await call('manager', 'PUT', `mr_schedules/wait/${ms_no}`, { state: 2 })
  const page = await as('manager')
  const faults = watch(page)
  await page.goto(`/employee/schedule/meeting?view=day&date=${day}&ms_no=${ms_no}`)
  const panel = page.getByRole('dialog', { name: '다시오는회사', exact: true })
  await panel.getByRole('button', { name: '복구' }).click()
  const form = page.getByRole('dialog', { name: '다시오는회사 미팅 복구' })
  await expect(form.getByText('1층 상담실 B 10:00–11:00 · 60분')).toBeVisible()
  await form.getByLabel('회차').fill('')
  await form.getByRole('button', { name: '복구' }).click()
  await expect(page.getByText('미팅 회차는 1 이상이어야 합니다')).toBeVisible()
  await page.getByRole('button', { name: '확인' }).click()
  await form.getByLabel('회차').fill('3')
  await form.getByLabel('날짜').fill(shown(later))
  await form.getByLabel('날짜').press('Enter')
  await cell(page, '3층 회의실 A', '15:00').click()
  await cell(page, '3층 회의실 A', '15:15').click()
  await form.getByRole('button', { name: '복구' }).click()
  await expect(page.getByText('복구되었습니다.')).toBeVisible()
  await expect(form).toBeHidden()
  await expect(panel.getByText('3층 회의실 A', { exact: true })).toBeVisible()
  const found = await call('manager', 'GET', `mr_schedules/${ms_no}`)
  expect(found.query[0]).toMatchObject({ start_dt: `${later} 15:00`, end_dt: `${later} 15:30`, mr_count: 3, state: 1 })
  expect(faults).toEqual([])
})

test('an own meeting is changed: its own room is not in its way, somebody else’s is', async ({ as }) => {
  const day = dayIn(88)
  const { query } = await someoneBooks('manager', day, 1, '10:00', '11:00', '바뀌는회사')
  await someoneBooks('ceo', day, 1, '13:00', '14:00', '막는회사')
  const ms_no = query[0]?.ms_no
  const page = await as('manager')
  await page.goto(`/employee/schedule/meeting?view=day&date=${day}&ms_no=${ms_no}`)
  const panel = page.getByRole('dialog', { name: '바뀌는회사', exact: true })
  await panel.getByRole('button', { name: '일정 변경' }).click()
  const form = page.getByRole('dialog', { name: '바뀌는회사 일정 변경' })
  await expect(cell(page, '1층 상담실 A', '10:15')).toHaveAttribute('aria-selected', 'true')
  // Whose room it is stands in what refuses it.
  await cell(page, '1층 상담실 A', '13:15').click({ force: true })
  await expect(page.getByText('선택한 일정 사이에 일정이 존재합니다')).toBeVisible()
  await expect(page.getByText(/막는회사 · .*\(60분\)/)).toBeVisible()
  await page.getByRole('button', { name: '확인' }).click()
  await cell(page, '1층 상담실 A', '10:00').click()
  await cell(page, '1층 상담실 A', '10:15').click()
  await form.getByText('사전미팅', { exact: true }).click()
  await form.getByLabel('메모').fill('시간을 줄였어요')
  await form.getByRole('button', { name: '변경', exact: true }).click()
  await expect(page.getByText('변경되었습니다.')).toBeVisible()
  await expect(form).toBeHidden()
  await expect(panel.getByText('시간을 줄였어요')).toBeVisible()
  const found = await call('manager', 'GET', `mr_schedules/${ms_no}`)
  expect(found.query[0]).toMatchObject({ start_dt: `${day} 10:00`, end_dt: `${day} 10:30`, mr_type: 1 })
})

test('a cancelled meeting whose room is gone comes back at a time that is free', async ({ as }) => {
  const day = dayIn(89)
  const { query } = await someoneBooks('manager', day, 2, '10:00', '11:00', '되돌리는회사')
  const ms_no = query[0]?.ms_no
  await call('manager', 'PUT', `mr_schedules/visit/${ms_no}`, { mr_checked: 2 })
  await someoneBooks('ceo', day, 2, '10:00', '11:00')
  const page = await as('manager')
  await page.goto(`/employee/schedule/meeting?view=day&date=${day}&ms_no=${ms_no}`)
  const panel = page.getByRole('dialog', { name: '되돌리는회사' })
  await panel.getByRole('button', { name: '취소 되돌리기' }).click()
  const taken = panel.getByRole('alert')
  await expect(taken.getByRole('button')).toHaveCount(3)
  await taken.getByRole('button').first().click()
  await expect(page.getByText('변경되었습니다.')).toBeVisible()
  await expect(taken).toBeHidden()
  await panel.getByRole('link', { name: '방문 안내' }).click()
  await expect(page.getByRole('button', { name: '방문 확인' })).toBeVisible()
})

test('a finger chooses by tapping, and drags after it has rested', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: crmUrl(),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await signedIn(context, 'manager')
  const page = await context.newPage()
  await page.goto('/employee/schedule/meeting')
  const panel = await openPanel(page, dayIn(90))
  await cell(page, '1층 상담실 B', '09:00').tap()
  await cell(page, '1층 상담실 B', '09:30').tap()
  await expect(panel.getByText('1층 상담실 B 09:00–09:45 · 45분')).toBeVisible()
  // Above the buttons that stay in view.
  await cell(page, '2층 소회의실', '09:15').evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const finger = await context.newCDPSession(page)
  const middle = async (start: string) => {
    const box = await cell(page, '2층 소회의실', start).boundingBox()
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  }
  const [from, to] = [await middle('09:15'), await middle('10:15')]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  await touch('touchStart', from)
  await expect(cell(page, '2층 소회의실', '09:15')).toHaveAttribute('aria-selected', 'true')
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
  const row = page.getByRole('row').filter({ hasText: start_dt.slice(2).replaceAll('-', '.') })
  await expect(row).toContainText('대기')
  await row.getByRole('button', { name: /회의록 미작성/ }).click()
  await expect(page.getByRole('dialog').getByLabel(/내부/)).toBeVisible()
  await page.keyboard.press('Escape')
  await row.getByText('대기').click()
  await expect(page.getByRole('dialog').getByRole('button', { name: '복구' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`ms_no=${ms_no}`))
})

test('my records: the current month, contacts, visits, words on Enter', async ({ as }) => {
  const page = await as('manager')
  const faults = watch(page)
  await page.goto('/employee/mypage/meeting')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('내 미팅 기록 보기')
  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows.first()).toBeVisible()
  const now = new Date(Date.now() + 9 * 3_600_000).toISOString()
  await expect(page.getByRole('button', { name: '시작 월' })).toHaveText(`${now.slice(2, 4)}.${now.slice(5, 7)}`)
  await expect(page.getByRole('status').filter({ hasText: /^\d+일$/ })).toBeVisible()
  await rows
    .first()
    .getByRole('button', { name: /연락처/ })
    .click()
  await expect(page.getByRole('dialog', { name: /연락처$/ })).toBeVisible()
  await page.keyboard.press('Escape')
  const search = page.getByLabel('회사, 프로젝트 검색')
  await search.fill('없는회사이름')
  await expect(rows.first()).toBeVisible()
  await search.press('Enter')
  await expect(page.getByText('미팅일정이 없습니다.')).toBeVisible()
  expect(faults).toEqual([])
})

test('the chart: an own meeting is dragged, onto another one it springs back', async ({ as }) => {
  const day = dayIn(85)
  const emp_no = await empNoOf('manager')
  const mine = await someoneBooks('manager', day, 3, '10:00', '11:00', '끄는회사', [emp_no])
  await someoneBooks('manager', day, 5, '11:30', '12:30', '같은때회사', [emp_no])
  await someoneBooks('ceo', day, 3, '13:00', '14:00', '막는회사')
  const page = await as('manager')
  await page.goto(`/employee/schedule/chart?date=${day}`)
  const block = page.getByRole('button', { name: /끄는회사/ })
  const box = async () => (await block.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const drag = async (dx: number) => {
    const { x, y, width, height } = await box()
    await page.mouse.move(x + width / 3, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width / 3 + dx, y + height / 2, { steps: 6 })
    await page.mouse.up()
  }
  const hour = (await box()).width
  await drag(hour)
  await expect(page.getByText('미팅을 옮겼어요.')).toBeVisible()
  await expect(page.getByText(/님은 11:30–12:30에 다른 미팅이 있어요/)).toBeVisible()
  await expect(block).toHaveAccessibleName(/11:00–12:00/)
  await drag(hour * 2)
  await expect(page.getByText('이미 예약된 장소가 존재합니다')).toBeVisible()
  await expect(block).toContainText('11:00–12:00')
  const { query } = await call('manager', 'GET', `mr_schedules/${mine.query[0]?.ms_no}`)
  expect(query[0]?.start_dt).toBe(`${day} 11:00`)
})
