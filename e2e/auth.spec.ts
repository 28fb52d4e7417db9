import { demoPassword } from '../apps/server/src/demoAccounts.ts'
import { expect, test } from './people.ts'

test('somebody signs in, comes to the page they wanted, and signs out', async ({ as }) => {
  const page = await as()
  await page.goto('/client/home')
  await expect(page).toHaveURL(/\/login\?redirectFrom=/)
  await page.getByLabel('아이디').fill('client')
  await page.getByLabel('비밀번호', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: '로그인' }).click()
  await expect(page).toHaveURL(/\/client\/home$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('님')

  await page.getByRole('button', { name: '로그아웃' }).first().click()
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/client/home')
  await expect(page).toHaveURL(/\/login/)
})

test('a wrong password is said in Korean and loses nothing that was typed', async ({ as }) => {
  const page = await as()
  await page.goto('/login')
  await page.getByLabel('아이디').fill('ceo')
  await page.getByLabel('비밀번호', { exact: true }).fill('not-it')
  await page.getByLabel('비밀번호', { exact: true }).press('Enter')
  await expect(page.getByRole('alert')).toContainText('아이디 또는 비밀번호가 올바르지 않아요.')
  await expect(page.getByLabel('아이디')).toHaveValue('ceo')
})

test('an empty form names what is missing', async ({ as }) => {
  const page = await as()
  await page.goto('/login')
  await page.getByRole('button', { name: '로그인' }).click()
  await expect(page.getByText('아이디를 입력해 주세요.')).toBeVisible()
  await expect(page.getByText('비밀번호를 입력해 주세요.')).toBeVisible()
})

test('whoever waits for approval is told so, and cannot go further', async ({ as }) => {
  const page = await as('newstaff')
  await page.goto('/')
  await expect(page).toHaveURL(/\/join\/result$/)
  await expect(page.getByText('가입 승인을 기다리고 있어요')).toBeVisible()
})

test('a session ended elsewhere ends this page too', async ({ as }) => {
  const page = await as()
  await page.goto('/login')
  await page.getByLabel('아이디').fill('client2')
  await page.getByLabel('비밀번호', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: '로그인' }).click()
  await expect(page).toHaveURL(/\/client\/home$/)
  const connected = page.waitForEvent('websocket')
  await page.reload()
  await connected
  await page.evaluate(async () => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('crm.token')}`,
      'idempotency-key': crypto.randomUUID(),
    }
    await fetch('/crm/v3/auth/logout', { method: 'POST', headers })
  })
  await expect(page).toHaveURL(/\/login/)
})

test('a token that is worth nothing leads to the sign-in screen and back, and is forgotten', async ({ as }) => {
  const page = await as()
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('e2e')) localStorage.setItem('crm.token', 'x'.repeat(43))
    sessionStorage.setItem('e2e', '1')
  })
  await page.goto('/client/home')
  await expect(page).toHaveURL(/\/login\?redirectFrom=%2Fclient%2Fhome$/)
  expect(await page.evaluate(() => localStorage.getItem('crm.token'))).toBeNull()
})

test('a profile that cannot be made clears the token and the person', async ({ as }) => {
  const page = await as('client')
  await page.route('**/crm/v3/auth/profile', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"state":0,"code":"failed","message":"x"}' }),
  )
  await page.goto('/client/home')
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => localStorage.getItem('crm.token'))).toBeNull()
})

test('a 401 in the middle of work clears the token and goes to the root', async ({ as }) => {
  const page = await as('staff')
  await page.route('**/crm/v3/alarm/**', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/json',
      body: '{"state":0,"code":"not_signed_in","message":"로그인이 필요해요."}',
    }),
  )
  await page.goto('/employee/alarm/list')
  // Three pages in a row: the list, the root, and where that leads.
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('crm.token'))).toBeNull()
})
