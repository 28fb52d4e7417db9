import type { Page } from '@playwright/test'
import { expect, test, watch } from './people.ts'
import { startAlarmTrigger } from './raiseAlarms.ts'

let ringing: Awaited<ReturnType<typeof startAlarmTrigger>>
test.beforeAll(async () => {
  ringing = await startAlarmTrigger()
})
test.afterAll(() => ringing.stop())
// They share one person's alarms.
test.describe.configure({ mode: 'serial' })

// On no project and in no meeting: nobody else rings for them.
const someone = 'emp08'
const bell = (page: Page) => page.getByRole('button', { name: /^알림(,|$)/ })
const popover = (page: Page) => page.getByRole('dialog', { name: '알림' })
const items = (page: Page) => popover(page).getByRole('listitem')

test('an alarm arrives live in the bell, grows, and goes when it is checked', async ({ as }) => {
  const page = await as(someone)
  const faults = watch(page)
  const connected = page.waitForEvent('websocket')
  await page.goto('/')
  await connected
  await expect(bell(page)).toHaveAccessibleName('알림')
  await bell(page).click()
  await expect(popover(page)).toContainText('새 알림이 없어요.')

  await ringing.ring(someone, 'file:1', { title: '그린루프에 파일이 추가되었어요', body: '회사소개서.pdf' })
  await expect(items(page)).toHaveCount(1)
  await expect(items(page)).toContainText('회사소개서.pdf')
  await expect(items(page)).toContainText('방금 전')
  await expect(bell(page)).toHaveAccessibleName('알림, 안 읽음 1건')

  await ringing.ring(someone, 'file:1', { title: '그린루프에 파일이 또 추가되었어요' })
  await expect(items(page)).toHaveText(/또 추가되었어요.*2건/)

  for (const number of [2, 3, 4, 5, 6, 7]) await ringing.ring(someone, `소식 ${number}`)
  await expect(bell(page)).toHaveAccessibleName('알림, 안 읽음 7건')
  await expect(items(page)).toHaveCount(5)
  await expect(items(page).first()).toContainText('소식 7')

  await page.getByRole('button', { name: '소식 6 확인' }).click()
  await expect(items(page).filter({ hasText: '소식 6' })).toHaveCount(0)
  await expect(bell(page)).toHaveAccessibleName('알림, 안 읽음 6건')
  // One more has come up from below.
  await expect(items(page)).toHaveCount(5)
  await expect(items(page).last()).toContainText('소식 2')

  await page.reload()
  await expect(bell(page)).toHaveAccessibleName('알림, 안 읽음 6건')
  expect(faults).toEqual([])
})

test('what is checked in one window is gone from the other; a click leads to the cause', async ({ as }) => {
  const [one, other] = [await as(someone), await as(someone)]
  for (const page of [one, other]) {
    const connected = page.waitForEvent('websocket')
    await page.goto('/')
    await connected
  }
  await ringing.ring(someone, '가서 볼 것', { link: '/employee/alarm/list?state=1' })
  await expect(bell(other)).toHaveAccessibleName('알림, 안 읽음 7건')
  await bell(one).click()
  await popover(one)
    .getByRole('link', { name: /가서 볼 것/ })
    .click()
  await expect(one).toHaveURL(/\/employee\/alarm\/list\?state=1$/)
  await expect(popover(one)).toBeHidden()
  await expect(bell(other)).toHaveAccessibleName('알림, 안 읽음 6건')
})

test('the list has all of them, the unread ones, and reads them all at once', async ({ as }) => {
  const page = await as(someone)
  await page.goto('/')
  await bell(page).click()
  await popover(page).getByRole('link', { name: '전체 알림' }).click()
  await expect(page).toHaveURL(/\/employee\/alarm\/list$/)
  await expect(page.getByText('총 8건')).toBeVisible()
  await page.getByText('안 읽음', { exact: true }).first().click()
  await expect(page).toHaveURL(/state=1/)
  await expect(page.getByText('총 6건')).toBeVisible()
  await page
    .getByRole('row', { name: /소식 7/ })
    .getByRole('button', { name: '확인' })
    .click()
  await expect(page.getByText('총 5건')).toBeVisible()
  await page.getByRole('button', { name: '모두 읽음' }).last().click()
  await expect(page.getByText('모든 알림을 확인했어요')).toBeVisible()
  await expect(page.getByText('안 읽은 알림이 없어요.')).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName('알림')
})

test('the bell is for staff and clients, but not for Connect AI and partners', async ({ as }) => {
  const client = await as('client')
  await client.goto('/')
  await expect(bell(client)).toBeVisible()
  for (const user_id of ['cai', 'vc']) {
    const page = await as(user_id)
    await page.goto('/')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(bell(page)).toHaveCount(0)
  }
})
