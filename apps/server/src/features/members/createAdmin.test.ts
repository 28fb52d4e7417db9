import { auth } from '@crm/contract/features/auth/auth'
import { scopeNames } from '@crm/contract/scopes'
import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts'
import { createAdmin } from './createAdmin.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

const seoyeon = { user_id: 'seoyeon', user_name: '김서연', user_email: 'seoyeon@example.com', password: 'First!2345' }

test('the first administrator signs in and finds every menu', async () => {
  await createAdmin(app.db, seoyeon)
  const { token } = await app.call(auth.login, { body: { user_id: 'seoyeon', user_pw: seoyeon.password } })
  const { user } = await app.callAs(token)(auth.profile)
  expect(user).toMatchObject({ emp_state: 1, emp_lv: 7, is_device_verified: true })
  expect(new Set(user.emp_scope)).toEqual(new Set(scopeNames))
})

test('a taken id, a taken address and a weak password are said with what to change', async () => {
  await expect(createAdmin(app.db, { ...seoyeon, user_email: 'other@example.com' })).rejects.toThrow(
    /아이디.*--id 값을/,
  )
  await expect(createAdmin(app.db, { ...seoyeon, user_id: 'other' })).rejects.toThrow(/이메일.*--email 값을/)
  await expect(createAdmin(app.db, { ...seoyeon, user_id: 'weak', password: '1' })).rejects.toThrow('고쳐서 다시')
})
