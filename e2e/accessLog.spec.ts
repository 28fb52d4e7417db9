import { expect, test, watch } from './people.ts'

const log = '**/crm/v3/web_access_log/wal'

test('every step is told to the server, and nobody notices when that fails', async ({ as }) => {
  const page = await as('manager')
  const steps: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/web_access_log/wal')) steps.push(request.postDataJSON())
  })
  const told = page.waitForResponse(log)
  await page.goto('/')
  expect((await told).status()).toBe(200)
  await page.getByRole('button', { name: /^알림/ }).click()
  await page.getByRole('link', { name: '전체 알림' }).click()
  // The home page has the same words: until the list has loaded, they would be found there.
  await expect(page.getByRole('heading', { level: 1, name: '알림' })).toBeVisible()
  await page.getByRole('main').getByText('안 읽음', { exact: true }).first().click()
  await expect(page).toHaveURL(/state=1/)
  expect(steps).toEqual([
    { routeTo: '/', routeFrom: '' },
    { routeTo: '/employee/alarm/list', routeFrom: '/' },
  ])

  await page.route(log, (route) => route.fulfill({ status: 500, json: {} }))
  const faults = watch(page)
  const failed = page.waitForResponse(log)
  await page.goto('/employee/alarm/list')
  await failed
  await expect(page.getByRole('heading', { level: 1, name: '알림' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page).toHaveURL(/\/employee\/alarm\/list$/)
  // The browser's own note of the refused call, and nothing of ours.
  expect(faults.filter((fault) => !fault.includes('500'))).toEqual([])
})
