import { beforeAll, expect, test } from 'vitest'
import { sheetIn } from '../../testing/files/spreadsheets.ts'
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

const fetchExcel = (path: string, token: string) =>
  fetch(`${app.url}/crm/v3/${path}/excel?account_status=active&sort=user_name&desc=0`, {
    headers: { authorization: `Bearer ${token}` },
  })
const namesIn = async (response: Response) =>
  [...sheetIn(Buffer.from(await response.arrayBuffer())).matchAll(/<c r="A\d+"[^>]*>.*?<t[^>]*>(.*?)<\/t>/g)].map(
    ([, name]) => name,
  )

test('both lists of people as Excel files, in the order of the list, for those who see it', async () => {
  const admin = await app.staff({ user_name: '가관리', emp_scope: ['AdminMemberManagement'] })
  const clerk = await app.staff({ user_name: '나회원', emp_scope: ['MemberList'] })
  await app.client({ user_name: '다고객' })
  await app.client({ user_name: '라고객' })
  expect(await namesIn(await fetchExcel('member_management', admin.token))).toEqual(['이름', '가관리', '나회원'])
  expect(await namesIn(await fetchExcel('members', clerk.token))).toEqual(['이름', '다고객', '라고객'])
  expect((await fetchExcel('member_management', clerk.token)).status).toBe(403)
  expect((await fetchExcel('members', admin.token)).status).toBe(403)
})
