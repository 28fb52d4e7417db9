import type { Page } from '@playwright/test'
import { call, chooseKind, dayIn, roomCell, shownDate, someoneBooks } from './meetingFixture.ts'
import { expect, test, watch } from './people.ts'
import { stillBox } from './stillBox.ts'
import { heldUndo } from './toasts.ts'

const panelOf = (page: Page) => page.getByRole('dialog', { name: '미팅일정 추가' })

const isFilled = async (page: Page, values: { date: string; place?: string; start: string; end: string }) => {
  const panel = panelOf(page)
  await expect(panel.getByLabel('날짜')).toHaveValue(shownDate(values.date))
  if (values.place) await expect(panel.getByRole('combobox', { name: '장소' })).toHaveValue(values.place)
  await expect(panel.getByRole('combobox', { name: '시작' })).toHaveValue(values.start)
  await expect(panel.getByRole('combobox', { name: '종료' })).toHaveValue(values.end)
}

/** The middle of a quarter of an hour in a lane of the chart. */
const pointOf = async (page: Page, room: string, quarter: number) => {
  const lane = page.getByRole('button', { name: `${room} 빈 시간에 미팅 추가` })
  const box = await stillBox(lane)
  return { x: box.x + (box.width / 52) * (quarter + 0.5), y: box.y + box.height / 2 }
}

test('the chart: a free time of a room is clicked, who comes is named, 추가 books it', async ({ as }) => {
  const day = dayIn(110)
  await someoneBooks('ceo', day, 3, '11:00', '12:00', '주식회사 먼저온회사')
  const page = await as('manager')
  const faults = watch(page)
  await page.goto(`/employee/schedule/chart?date=${day}`)
  await expect(page.getByRole('button', { name: /먼저온회사/ })).toContainText(/^먼저온회사11:00–12:00/)
  // 10:30 is free until 11:00, where somebody else is.
  const { x, y } = await pointOf(page, '2층 대회의실', 6)
  await page.mouse.click(x, y)
  await isFilled(page, { date: day, place: '2층 대회의실', start: '10:30', end: '11:00' })
  const panel = panelOf(page)
  await chooseKind(panel, '비고객')
  await panel.getByLabel('고객사명').fill('눌러온회사')
  await panel.getByRole('button', { name: '추가', exact: true }).click()
  await expect(page.getByText('미팅일정이 추가되었습니다')).toBeVisible()
  await expect(page.getByRole('button', { name: /눌러온회사 .*10:30–11:00/ })).toBeVisible()
  expect(faults).toEqual([])
})

test('the chart: what is dragged over is drawn and booked exactly, and stops before what is taken', async ({ as }) => {
  const day = dayIn(119)
  await someoneBooks('ceo', day, 3, '13:00', '14:00', '막는회사')
  const page = await as('manager')
  await page.goto(`/employee/schedule/chart?date=${day}`)
  await expect(page.getByRole('button', { name: /막는회사/ })).toBeVisible()
  const drag = async (from: number, to: number, words: string) => {
    const [start, end] = [await pointOf(page, '2층 대회의실', from), await pointOf(page, '2층 대회의실', to)]
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(end.x, end.y, { steps: 8 })
    await expect(page.getByText(words)).toBeVisible()
    await page.mouse.up()
  }
  await drag(4, 9, '10:00–11:30')
  await isFilled(page, { date: day, place: '2층 대회의실', start: '10:00', end: '11:30' })
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toBeHidden()
  // Backwards as well.
  await drag(25, 18, '14:00–15:30')
  await isFilled(page, { date: day, place: '2층 대회의실', start: '14:00', end: '15:30' })
})

test('the chart by keyboard: a lane books the first time that is free, the header the day', async ({ as }) => {
  const day = dayIn(111)
  await someoneBooks('ceo', day, 1, '09:00', '10:15', '아침회사')
  const page = await as('manager')
  await page.goto(`/employee/schedule/chart?date=${day}`)
  const lane = page.getByRole('button', { name: '1층 상담실 A 빈 시간에 미팅 추가' })
  // No time can be taken before the day is known.
  await expect(page.getByRole('button', { name: /아침회사/ })).toBeVisible()
  await lane.press('Enter')
  await isFilled(page, { date: day, place: '1층 상담실 A', start: '10:15', end: '11:15' })
  await page.keyboard.press('Escape')
  await expect(lane).toBeFocused()
  // What a block has no room for is said while it has the focus.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /아침회사/ })).toBeFocused()
  await expect(page.getByRole('tooltip')).toContainText('09:00–10:15 (75분)')
  await page.getByRole('button', { name: '미팅 추가', exact: true }).click()
  await isFilled(page, { date: day, start: '', end: '' })
})

test('the chart: over a busy room what is dragged lies on top, and nothing else moves', async ({ as }) => {
  const day = dayIn(112)
  await someoneBooks('manager', day, 1, '10:00', '11:00', '옮기는회사')
  await someoneBooks('ceo', day, 2, '10:00', '11:00', '가만있는회사')
  const page = await as('manager')
  await page.goto(`/employee/schedule/chart?date=${day}`)
  const [mine, other] = [
    page.getByRole('button', { name: /옮기는회사/ }),
    page.getByRole('button', { name: /가만있는회사/ }),
  ]
  const [from, to] = [await stillBox(mine), await stillBox(other)]
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 5 })
  await expect(mine).toHaveAttribute('data-tone', 'refused')
  expect(await other.boundingBox()).toEqual(to)
  await page.mouse.up()
  await expect(page.getByText('이미 예약된 장소가 존재합니다')).toBeVisible()
  await expect.poll(() => mine.boundingBox()).toEqual(from)
})

test('an empty day of the month and an empty hour of the day are booked by a click', async ({ as }) => {
  const day = dayIn(113)
  const page = await as('manager')
  await page.goto(`/employee/schedule/meeting?view=month&date=${day}`)
  await page.getByRole('button', { name: `${day} 미팅 추가` }).click()
  await isFilled(page, { date: day, start: '', end: '' })
  await page.keyboard.press('Escape')
  await page.goto(`/employee/schedule/meeting?view=day&date=${day}`)
  await expect(page.getByText('미팅일정이 없습니다.')).toBeVisible()
  await page.getByRole('button', { name: '14:00 미팅 추가' }).click()
  await isFilled(page, { date: day, start: '14:00', end: '15:00' })
  // Choosing in the grid moves nothing of the form.
  const people = panelOf(page).getByRole('combobox', { name: '담당자' })
  const before = await stillBox(people)
  await roomCell(page, '1층 상담실 B', '15:00').click()
  await expect(panelOf(page).getByText('1층 상담실 B 15:00–15:15 · 15분')).toBeVisible()
  expect(await stillBox(people)).toEqual(before)
})

test('a week by its hours: an own meeting is dragged onto another day and hour, and taken back', async ({ as }) => {
  const day = dayIn(120)
  const sunday = new Date(Date.parse(day) - new Date(day).getUTCDay() * 86_400_000)
  const [monday, thursday] = [1, 4].map((days) =>
    new Date(sunday.getTime() + days * 86_400_000).toISOString().slice(0, 10),
  )
  const { query } = await someoneBooks('manager', monday ?? '', 8, '10:00', '12:00', '요일바꾸는회사')
  const page = await as('manager')
  await page.goto(`/employee/schedule/meeting?view=week&date=${monday}`)
  const block = page.getByRole('button', { name: /요일바꾸는회사/ })
  const hour = page.getByRole('button', { name: `${thursday} 14:00 미팅 추가` })
  // Over all its hours.
  const [tall, low] = [await stillBox(block), await stillBox(hour)]
  expect(tall.height / low.height).toBeGreaterThan(1.8)
  await block.dragTo(hour)
  await expect(page.getByText('미팅을 옮겼어요')).toBeVisible()
  const undo = await heldUndo(page)
  const startOf = async () => (await call('manager', 'GET', `mr_schedules/${query[0]?.ms_no}`)).query[0]?.start_dt
  expect(await startOf()).toBe(`${thursday} 14:00`)
  await undo.click()
  await expect(page.getByText('되돌렸')).toBeVisible()
  expect(await startOf()).toBe(`${monday} 10:00`)
})

test('a manager who is elsewhere is named beside 추가: nothing of the form moves, wherever one is in it', async ({
  as,
}) => {
  const day = dayIn(114)
  const page = await as('manager')
  await page.goto(`/employee/schedule/meeting?view=day&date=${day}`)
  // The header's button means the day that is looked at.
  await page.getByRole('button', { name: '미팅 추가', exact: true }).click()
  const panel = panelOf(page)
  await expect(panel.getByLabel('날짜')).toHaveValue(shownDate(day))
  await roomCell(page, '1층 상담실 B', '15:00').click()
  const people = panel.getByRole('combobox', { name: '담당자' })
  await people.scrollIntoViewIfNeeded()
  const before = await stillBox(people)
  const profile: unknown = await call('manager', 'GET', 'auth/profile')
  const { emp_no } = (profile as { user: { emp_no: number } }).user
  await someoneBooks('ceo', day, 3, '14:30', '15:30', '바쁜회사', [emp_no])
  await someoneBooks('ceo', day, 4, '15:00', '16:00', '더바쁜회사', [emp_no])
  const warning = panel.getByText(/님은 14:30–15:30, 15:00–16:00에 다른 미팅이 있어요/)
  await expect(warning).toBeInViewport({ ratio: 1 })
  expect(await stillBox(people)).toEqual(before)
})

test('what is not known of a day is not free: it waits, and says when it cannot be read', async ({ as }) => {
  const [day, next] = [dayIn(115), dayIn(116)]
  await someoneBooks('ceo', next, 2, '11:00', '12:00', '늦게보이는회사')
  const page = await as('manager')
  await page.goto(`/employee/schedule/chart?date=${day}`)
  await expect(page.getByRole('button', { name: '1층 상담실 A 빈 시간에 미팅 추가' })).toBeVisible()
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(`**/mr_schedules/day?date=${next}`, async (route) => {
    await asked
    await route.continue()
  })
  await page.getByRole('button', { name: '다음' }).click()
  // Its lanes are there; no time of them can be taken.
  const waiting = page.locator('[aria-busy][inert]')
  await expect(waiting.getByText('1층 상담실 A')).toBeVisible()
  answer()
  await expect(page.getByRole('button', { name: /늦게보이는회사/ })).toBeVisible()
  await expect(waiting).toBeHidden()

  const refusal = { state: 0, code: 'internal', message: '잠시 후 다시 시도해 주세요.' }
  await page.route('**/mr_schedules/day?*', (route) => route.fulfill({ status: 500, json: refusal }))
  await page.getByRole('button', { name: '미팅 추가', exact: true }).click()
  const panel = panelOf(page)
  await expect(roomCell(page, '1층 상담실 A', '09:00')).toBeVisible()
  await panel.getByLabel('날짜').fill(shownDate(dayIn(117)))
  await panel.getByLabel('날짜').press('Enter')
  await expect(panel.getByRole('alert')).toContainText('불러오지 못했')
  await expect(roomCell(page, '1층 상담실 A', '09:00')).toBeHidden()
})

interface Guide {
  proj_name: string
  managers: { emp_name: string }[]
  next_dt: string | null
  rounds: { exist_record: boolean; start_dt: string }[]
}

test('the guide: the next round comes with its time and the people of the project', async ({ as }) => {
  const found: unknown = await call('ceo', 'GET', 'calendar/guides?is_due=1&limit=100')
  const guide = (found as { query: Guide[] }).query.find(({ next_dt, managers }) => next_dt && managers.length > 1)
  const next = guide?.next_dt ?? ''
  const page = await as('ceo')
  await page.goto(`/employee/schedule/guide?keyword=${encodeURIComponent(guide?.proj_name ?? '')}`)
  const row = page.getByRole('row').filter({ hasText: guide?.proj_name ?? '' })
  await row.getByRole('button', { name: '미팅 잡기' }).click()
  const hour = String(Number(next.slice(11, 13)) + 1).padStart(2, '0')
  await isFilled(page, { date: next.slice(0, 10), start: next.slice(11), end: `${hour}${next.slice(13)}` })
  for (const { emp_name } of guide?.managers ?? [])
    await expect(panelOf(page).getByText(new RegExp(`^${emp_name} ·`))).toBeVisible()
})

test('on a phone the conditions of the schedule open on demand', async ({ as }) => {
  const page = await as('manager')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/employee/schedule/meeting')
  await expect(page.getByLabel('회사, 프로젝트 검색')).toBeVisible()
  await expect(page.getByRole('combobox', { name: '회의실' })).toBeHidden()
  await page.getByRole('button', { name: /^조건/ }).click()
  await expect(page.getByRole('combobox', { name: '회의실' })).toBeVisible()
})
