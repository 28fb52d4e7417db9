import type { Page } from '@playwright/test'
import { expect, test } from './people.ts'

const boardOf = (keyword: string) => `/employee/work-v2/list?keyword=${encodeURIComponent(keyword)}`
const column = (page: Page, stage: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: stage, exact: true }) })

test('a card moved on the board is seen by others at once; the way back asks why', async ({ as }) => {
  const [mina, jun] = [await as('manager'), await as('staff')]
  for (const page of [mina, jun]) await page.goto(boardOf('클린링크 기업가치'))
  const card = (page: Page, stage: string) => column(page, stage).getByRole('link', { name: '클린링크 기업가치 평가' })
  await expect(card(mina, '문의')).toBeVisible()
  await expect(card(jun, '문의')).toBeVisible()
  // A step that makes no sense is not taken.
  await card(mina, '문의').dragTo(column(mina, '완료'))
  await expect(card(mina, '문의')).toBeVisible()

  await card(mina, '문의').dragTo(column(mina, 'PRE'))
  await expect(mina.getByText("'PRE' 단계로 옮겼어요")).toBeVisible()
  await expect(card(mina, 'PRE')).toBeVisible()
  await expect(column(mina, 'PRE').getByText('1건')).toBeVisible()
  await expect(card(jun, 'PRE')).toBeVisible()
  await expect(column(jun, '문의').getByText('0건')).toBeVisible()

  // By keyboard, through the card's menu.
  await jun.getByRole('button', { name: '클린링크 기업가치 평가 단계 옮기기' }).press('Enter')
  await jun.getByRole('menuitem', { name: /문의/ }).click()
  const dialog = jun.getByRole('dialog')
  await dialog.getByRole('button', { name: '되돌리기' }).click()
  await expect(dialog.getByText('사유를 입력해 주세요.')).toBeVisible()
  await dialog.getByLabel('사유').fill('고객이 일정을 미룸')
  await dialog.getByRole('button', { name: '되돌리기' }).click()
  await expect(card(jun, '문의')).toBeVisible()
  await expect(card(mina, '문의')).toBeVisible()
  await card(mina, '문의').click()
  const stages = mina.locator('section').filter({ has: mina.getByRole('heading', { name: '단계 이력' }) })
  await expect(stages.getByText('고객이 일정을 미룸')).toBeVisible()
})

test('a dragged card is taken back by the toast, without a reason, and by Ctrl-Z', async ({ as }) => {
  const page = await as('manager')
  await page.goto(boardOf('데일리플로우 예약'))
  const card = (stage: string) => column(page, stage).getByRole('link', { name: '데일리플로우 예약 플랫폼 웹 개발' })
  await expect(card('PRE')).toBeVisible()
  for (const undo of [
    () => page.getByRole('button', { name: '되돌리기' }).click(),
    () => page.keyboard.press('Control+z'),
  ]) {
    await card('PRE').dragTo(column(page, 'GUIDE'))
    await expect(page.getByText("'GUIDE' 단계로 옮겼어요")).toBeVisible()
    await undo()
    await expect(page.getByText('되돌렸어요')).toBeVisible()
    await expect(card('PRE')).toBeVisible()
    await page.getByRole('button', { name: '알림 닫기' }).first().click()
  }
})

test('a move that the server refuses is taken back, with its words', async ({ as }) => {
  const page = await as('manager')
  await page.goto(boardOf('리얼루프 정책자금'))
  const card = (stage: string) => column(page, stage).getByRole('link', { name: '리얼루프 정책자금 신청' })
  await expect(card('PRE')).toBeVisible()
  const json = { state: 0, code: 'conflict', message: '다른 사람이 먼저 바꾸었어요.' }
  await page.route('**/projects/status/*', (route) => route.fulfill({ status: 409, json }))
  await card('PRE').dragTo(column(page, 'GUIDE'))
  await expect(page.getByText('다른 사람이 먼저 바꾸었어요')).toBeVisible()
  await expect(card('PRE')).toBeVisible()
  await expect(column(page, 'GUIDE').getByText('0건')).toBeVisible()
  // Nobody has paid anything yet.
  await page.unroute('**/projects/status/*')
  await card('PRE').dragTo(column(page, '입금완료'))
  await expect(page.getByText('입금을 먼저 등록해 주세요')).toBeVisible()
  await expect(card('PRE')).toBeVisible()
})

test('the board ends where the window does; a stage’s cards scroll under its name, and more are fetched', async ({
  as,
}) => {
  const page = await as('manager')
  await page.goto('/employee/work-v2/list?is_own=0')
  const started = column(page, '착수')
  const cards = started.getByRole('listitem')
  await expect(cards).toHaveCount(20)
  const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight)
  expect(await pageHeight()).toBeLessThanOrEqual(900)
  await cards.last().scrollIntoViewIfNeeded()
  await expect(started.getByRole('heading')).toBeInViewport()
  await started.getByRole('button', { name: /더/ }).click()
  await expect.poll(() => cards.count()).toBeGreaterThan(20)
  expect(await pageHeight()).toBeLessThanOrEqual(900)
})
