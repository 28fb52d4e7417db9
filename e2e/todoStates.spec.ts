import type { Page } from '@playwright/test'
import { expect, test } from './people.ts'
import { callApi, panelOf, sendTodo } from './todoFixture.ts'

/** Those of this journey alone: from one colleague to another. */
const between = { from: 'emp05', to: 'emp06' }

const openOf = async (page: Page, tl_no: number | undefined) => {
  await page.goto(`/employee/todo?tl_no=${tl_no}`)
  const state = (name: string) => panelOf(page, '할 일 상세').getByRole('button', { name, exact: true })
  await expect(state('확인함')).toHaveAttribute('aria-pressed', 'true')
  return state
}

/** What is written waits until it is told to go on; the rest of the traffic does not. */
const holdWrites = async (page: Page, go: (asked: number) => Promise<unknown>) => {
  let asked = 0
  await page.route(/\/todo_list\/\d+$/, async (route) => {
    if (route.request().method() === 'PUT') await go(++asked)
    await route.fallback()
  })
}

const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open: () => open(), opened }
}

test('a state is shown at once; when the server refuses it goes back, with the reason', async ({ as }) => {
  const page = await as(between.to)
  const state = await openOf(page, await sendTodo('되돌아오는 상태 확인', between))
  const answer = gate()
  await page.route(/\/todo_list\/\d+$/, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    await route.fulfill({ status: 409, json: { state: 0, code: 'conflict', message: '이미 삭제된 할 일이에요.' } })
  })
  await holdWrites(page, () => answer.opened)
  await state('진행 중').click()
  await expect(state('진행 중')).toHaveAttribute('aria-pressed', 'true')
  answer.open()
  await expect(page.getByText('이미 삭제된 할 일이에요')).toBeVisible()
  await expect(state('확인함')).toHaveAttribute('aria-pressed', 'true')
  await expect(state('진행 중')).toHaveAttribute('aria-pressed', 'false')
})

test('of two states chosen in a row the last one remains, however slow the first one is', async ({ as }) => {
  const page = await as(between.to)
  const tl_no = await sendTodo('서둘러 바꾼 상태', between)
  const state = await openOf(page, tl_no)
  const first = gate()
  let written = 0
  page.on('response', (response) => {
    if (response.request().method() === 'PUT' && response.url().endsWith(`/todo_list/${tl_no}`)) written++
  })
  await holdWrites(page, async (asked) => {
    if (asked === 1) await first.opened
  })
  await state('진행 중').click()
  await state('완료').click()
  await expect(state('완료')).toHaveAttribute('aria-pressed', 'true')
  first.open()
  await expect.poll(() => written).toBe(2)
  await expect(state('완료')).toHaveAttribute('aria-pressed', 'true')
  expect((await callApi(between.to, 'GET', `todo_list/${tl_no}`)).query[0]?.state).toBe(4)
})
