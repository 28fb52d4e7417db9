import { expect, test, watch } from './people.ts'

test('a client asks about a project, and the manager answers', async ({ as }) => {
  const client = await as('client2')
  const faults = watch(client)
  await client.goto('/client/home')
  await client.getByRole('link', { name: '메디브릿지 예약 플랫폼 웹 개발' }).click()
  await expect(client).toHaveURL(/\/client\/project\/\d+$/)
  const asking = client.getByRole('main')
  await asking.getByRole('textbox', { name: '문의 내용' }).fill('발표 자료는 언제까지 드리면 될까요?')
  await asking.getByRole('button', { name: '문의하기' }).click()
  await expect(asking.getByText('발표 자료는 언제까지 드리면 될까요?')).toBeVisible()

  const manager = await as('manager')
  await manager.goto(`/employee/work/detail/${new URL(client.url()).pathname.split('/').at(-1)}/dashboard`)
  const answering = manager.getByRole('main')
  await expect(answering.getByText('발표 자료는 언제까지 드리면 될까요?')).toBeVisible()
  await answering.getByRole('textbox', { name: '답변 내용' }).fill('금요일까지 주시면 돼요.')
  await answering.getByRole('button', { name: '답변하기' }).click()
  await expect(answering.getByText('금요일까지 주시면 돼요.')).toBeVisible()

  // The answer appears on the client's open page.
  await expect(asking.getByText('금요일까지 주시면 돼요.')).toBeVisible()
  expect(faults).toEqual([])
})

test('a client finds what is shared with it on the page of its project', async ({ as }) => {
  const page = await as('client')
  await page.goto('/client/project/1')
  await page.getByRole('button', { name: /^기획/ }).click()
  await expect(page).toHaveURL(/\/client\/company-data\?tab=shared&box=\d+$/)
  await expect(page.getByRole('heading', { name: '기획', exact: true })).toBeVisible()
})

test('staff look at the portal as a client sees it: read only, and ended by its button', async ({ as }) => {
  const ceo = await as('ceo')
  await ceo.goto('/employee/client/list/detail/1')
  const opened = ceo.waitForEvent('popup')
  await ceo.getByRole('button', { name: '고객으로 보기' }).first().click()
  const view = await opened
  await expect(view).toHaveURL(/\/client\/home$/)
  const banner = view.getByText('화면을 보는 중이에요 · 읽기 전용')
  await expect(banner).toBeVisible()

  await view.goto('/client/project/1')
  const asking = view.getByRole('main')
  await asking.getByRole('textbox', { name: '문의 내용' }).fill('보는 사람은 쓸 수 없는 글')
  await asking.getByRole('button', { name: '문의하기' }).click()
  await expect(view.getByText(/읽기 전용/).nth(1)).toBeVisible()
  await expect(banner).toBeVisible()

  const closed = view.waitForEvent('close')
  await view.getByRole('button', { name: '보기 끝내기' }).click()
  await closed
  await ceo.reload()
  await expect(ceo.getByRole('heading', { name: '그린루프', exact: true })).toBeVisible()
})
