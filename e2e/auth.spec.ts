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

  await page
    .getByRole('button', { name: /로그아웃|내 계정|님/ })
    .first()
    .click()
  await page.getByText('로그아웃').last().click()
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
      'idempotency-key': 'e2e-sign-out-elsewhere',
    }
    await fetch('/crm/v3/auth/logout', { method: 'POST', headers })
  })
  await expect(page).toHaveURL(/\/login/)
})
