import { expect, test } from './people.ts'
import { callApi } from './todoFixture.ts'

/** Nobody else mentions them. */
const person = 'emp16'
const target = { to_table: 'clients', to_no: 32 }

const mention = async (user_id: string, words: string) => {
  const { user } = await callApi(user_id, 'GET', 'auth/profile')
  const content = `<p>${words} <span data-type="mention" data-id="${user.emp_no}" data-label="누구">@누구</span></p>`
  await callApi('manager', 'POST', 'comments', { ...target, content })
}

test('each kind of alarm comes the ways that a person has chosen', async ({ as }) => {
  const page = await as(person)
  const connected = page.waitForEvent('websocket')
  await page.goto('/employee/mypage/info')
  await connected
  const way = (channel: string) => page.getByRole('checkbox', { name: `댓글에서 언급 ${channel}` })
  await expect(way('알림함')).toBeChecked()
  await expect(way('메일')).not.toBeChecked()
  await way('알림함').uncheck()
  await expect(way('메일')).toBeEnabled()
  await way('메일').check()
  await expect(way('메일')).toBeEnabled()
  await page.reload()
  await expect(way('알림함')).not.toBeChecked()
  await expect(way('메일')).toBeChecked()
  // The other kinds are as they were.
  await expect(page.getByRole('checkbox', { name: '새 댓글 알림함', exact: true })).toBeChecked()

  await mention(person, '메일로만 알릴 일')
  await way('알림함').check()
  await expect(way('알림함')).toBeEnabled()
  await mention(person, '알림함에도 남길 일')
  await page.getByRole('button', { name: /^알림(,|$)/ }).click()
  const bell = page.getByRole('dialog', { name: '알림' })
  await expect(bell.getByText(/알림함에도 남길 일/)).toBeVisible()
  await expect(bell.getByText(/메일로만 알릴 일/)).toHaveCount(0)

  await page.goto(`/docs/outbox?keyword=${person}`)
  await expect(page.getByRole('article').filter({ hasText: '메일로만 알릴 일' })).toBeVisible()
})
