import pg from 'pg'
import { demoPassword } from '../apps/server/src/demoAccounts.ts'
import { crmDatabaseUrl, expect, test, watch } from './people.ts'

const fresh = 'Fresh!2345'

test('a new password signs the other browser out, and only the new one works', async ({ as }) => {
  const [desktop, phone] = [await as('emp03'), await as()]
  const faults = watch(desktop)
  await phone.goto('/login')
  await phone.getByLabel('아이디').fill('emp03')
  await phone.getByLabel('비밀번호', { exact: true }).fill(demoPassword)
  await phone.getByRole('button', { name: '로그인' }).click()
  await expect(phone).toHaveURL((url) => url.pathname === '/')
  const connected = phone.waitForEvent('websocket')
  await phone.reload()
  await connected

  await desktop.goto('/employee/mypage/info')
  await expect(desktop.getByText('현재', { exact: true })).toBeVisible()
  await desktop.getByLabel('현재 비밀번호', { exact: true }).fill(demoPassword)
  await desktop.getByLabel('새 비밀번호', { exact: true }).fill('short1')
  await desktop.getByLabel('새 비밀번호 확인', { exact: true }).fill('short1')
  await desktop.getByRole('button', { name: '변경', exact: true }).click()
  await expect(desktop.getByText('비밀번호는 8자 이상이어야 해요.')).toBeVisible()
  await desktop.getByLabel('새 비밀번호', { exact: true }).fill(fresh)
  await desktop.getByLabel('새 비밀번호 확인', { exact: true }).fill(fresh)
  await desktop.getByRole('button', { name: '변경', exact: true }).click()
  await expect(desktop.getByText('비밀번호를 변경했어요. 다른 기기에서는 로그아웃했어요.')).toBeVisible()
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

/** The newest mail to this address that has a code of six digits on a line of its own. */
const mailedCode = async (address: string) => {
  const client = new pg.Client({ connectionString: crmDatabaseUrl() })
  await client.connect()
  const { rows } = await client.query('select ob_text from outbox where ob_to = $1 order by ob_no desc limit 1', [
    address,
  ])
  await client.end()
  return String(rows[0]?.ob_text).match(/^\d{6}$/m)?.[0] ?? ''
}

test('a new mail address takes the password and the code that went to the old one', async ({ as }) => {
  const page = await as('emp14')
  await page.goto('/employee/mypage/info')
  const field = page.getByLabel('이메일', { exact: true })
  const before = await field.inputValue()
  await page.getByRole('button', { name: '이메일 변경' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('새 이메일').fill('emp14.new@builders.example')
  await dialog.getByLabel('비밀번호 확인').fill('wrong')
  await dialog.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(dialog.getByText('비밀번호가 올바르지 않아요.')).toBeVisible()
  await dialog.getByLabel('비밀번호 확인').fill(demoPassword)
  await dialog.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(dialog.getByText('인증번호를 보냈어요')).toBeVisible()
  await dialog.getByLabel('인증번호 6자리').fill(await mailedCode(before))
  await dialog.getByRole('button', { name: '변경', exact: true }).click()
  await expect(page.getByText('이메일을 변경했어요')).toBeVisible()
  await expect(field).toHaveValue('emp14.new@builders.example')
})
