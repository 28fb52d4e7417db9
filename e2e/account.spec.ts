import { demoPassword } from '../apps/server/src/demoAccounts.ts'
import { expect, test, watch } from './people.ts'

const fresh = 'Fresh!2345'

test('a new password signs the other browser out, and only the new one works', async ({ as }) => {
  const [desk, phone] = [await as('emp03'), await as()]
  const faults = watch(desk)
  await phone.goto('/login')
  await phone.getByLabel('아이디').fill('emp03')
  await phone.getByLabel('비밀번호', { exact: true }).fill(demoPassword)
  await phone.getByRole('button', { name: '로그인' }).click()
  await expect(phone).toHaveURL((url) => url.pathname === '/')
  const connected = phone.waitForEvent('websocket')
  await phone.reload()
  await connected

  await desk.goto('/employee/mypage/info')
  await expect(desk.getByText('현재', { exact: true })).toBeVisible()
  await desk.getByLabel('현재 비밀번호', { exact: true }).fill(demoPassword)
  await desk.getByLabel('새 비밀번호', { exact: true }).fill('short1')
  await desk.getByLabel('새 비밀번호 확인', { exact: true }).fill('short1')
  await desk.getByRole('button', { name: '변경', exact: true }).click()
  await expect(desk.getByText('비밀번호는 8자 이상이어야 해요.')).toBeVisible()
  await desk.getByLabel('새 비밀번호', { exact: true }).fill(fresh)
  await desk.getByLabel('새 비밀번호 확인', { exact: true }).fill(fresh)
  await desk.getByRole('button', { name: '변경', exact: true }).click()
  await expect(desk.getByText('비밀번호가 변경되었습니다. 다른 기기에서는 로그아웃했어요.')).toBeVisible()
  await expect(phone).toHaveURL(/\/login/)
  expect(faults).toEqual([])

  await phone.getByLabel('아이디').fill('emp03')
  await phone.getByLabel('비밀번호', { exact: true }).fill(fresh)
  await phone.getByRole('button', { name: '로그인' }).click()
  await expect(phone).toHaveURL((url) => url.pathname === '/')
})

test('signing out everywhere ends this browser too', async ({ as }) => {
  const page = await as('emp04')
  await page.goto('/employee/mypage/info')
  await page.getByRole('button', { name: '모든 곳에서 로그아웃' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '모든 곳에서 로그아웃' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/employee/mypage/info')
  await expect(page).toHaveURL(/\/login/)
})
