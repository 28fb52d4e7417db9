import type { Page } from '@playwright/test'
import { expect, test, watch } from './people.ts'

const openPerson = async (page: Page, list: string, name: string) => {
  await page.goto(list)
  await page.getByRole('row', { name: new RegExp(name) }).click()
  await page.getByRole('link', { name: '전체 보기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()
}

test('an administrator approves an applicant with a menu, who then gets in', async ({ as }) => {
  const applicant = await as('waitstaff')
  await applicant.goto('/')
  await expect(applicant).toHaveURL(/\/join\/result$/)

  const admin = await as('ceo')
  const faults = watch(admin)
  await openPerson(admin, '/employee/admin/member-management/list', '신아름')
  // New staff start with the usual menu; this one also looks after members.
  await expect(admin.getByRole('button', { name: '일반 직원' })).toHaveAttribute('aria-pressed', 'true')
  await admin.getByRole('checkbox', { name: '회원', exact: true }).check()
  await admin.getByRole('combobox', { name: '직급' }).click()
  await admin.getByRole('option', { name: '사원' }).click()
  await admin.getByRole('button', { name: '승인', exact: true }).click()
  await expect(admin.getByText('승인했어요')).toBeVisible()
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText(/직원\s*승인$/)
  await expect(admin.locator('dd').filter({ hasText: /승인 대기\s*승인$/ })).toBeVisible()
  expect(faults).toEqual([])

  await applicant.reload()
  await expect(applicant).toHaveURL(/\/$/)
  await expect(applicant.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '회원' })).toBeVisible()
  await expect(applicant.getByRole('link', { name: '직원 관리' })).toHaveCount(0)
})

test('an administrator changes somebody’s menu, and it changes before their eyes', async ({ as }) => {
  const colleague = await as('emp01')
  const connected = colleague.waitForEvent('websocket')
  await colleague.goto('/employee/mypage/info')
  await connected
  const menu = colleague.getByRole('navigation', { name: '주 메뉴' })
  await expect(menu.getByRole('link', { name: '내 정보' })).toBeVisible()
  await expect(menu.getByRole('link', { name: '회원' })).toHaveCount(0)
  const name = (await colleague.getByLabel('이름').inputValue()) ?? ''

  const admin = await as('ceo')
  await openPerson(admin, `/employee/admin/member-management/list?account_status=active&keyword=emp01`, name)
  const clients = admin.getByRole('group', { name: '고객' })
  // A group stands for all that is in it.
  await expect(clients.getByRole('checkbox', { name: '고객', exact: true })).toHaveJSProperty('indeterminate', true)
  await clients.getByRole('checkbox', { name: '고객', exact: true }).check()
  await expect(clients.getByRole('checkbox', { name: '회원' })).toBeChecked()
  await admin.getByRole('button', { name: '저장' }).click()
  await expect(admin.getByText('저장되었습니다.')).toBeVisible()
  await expect(menu.getByRole('link', { name: '회원' })).toBeVisible()

  await admin.getByRole('group', { name: '고객' }).getByRole('checkbox', { name: '회원' }).uncheck()
  await admin.getByRole('button', { name: '저장' }).click()
  await expect(menu.getByRole('link', { name: '회원' })).toHaveCount(0)
})

test('a suspended colleague is out at once and told why by mail; restored, they are back', async ({ as }) => {
  const colleague = await as('emp02')
  const connected = colleague.waitForEvent('websocket')
  await colleague.goto('/')
  await connected

  const admin = await as('ceo')
  await admin.goto('/employee/admin/member-management/list?account_status=active&keyword=emp02')
  await admin.getByRole('row', { name: /emp02/ }).click()
  await admin.getByRole('link', { name: '전체 보기' }).click()
  await expect(admin).toHaveURL(/member-management\/detail\/\d+$/)
  await expect(admin.getByRole('dialog')).toBeHidden()
  await admin.getByRole('button', { name: '다른 작업' }).click()
  await admin.getByRole('menuitem', { name: '정지' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('button', { name: '정지' }).click()
  await expect(dialog.getByText('사유를 입력해 주세요.')).toBeVisible()
  await dialog.getByLabel('사유').fill('기기를 잃어버렸어요.')
  await dialog.getByRole('button', { name: '정지' }).click()
  await expect(admin.getByText('정지했어요')).toBeVisible()
  await expect(colleague).toHaveURL(/\/login/)

  await admin.getByRole('button', { name: '복구' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: '복구' }).click()
  await expect(admin.getByText('복구했어요')).toBeVisible()
})

test('administrators cannot shut themselves out', async ({ as }) => {
  const admin = await as('ceo')
  await admin.goto('/employee/admin/member-management/detail/1')
  await expect(admin.getByRole('heading', { level: 1 })).toContainText('김서연')
  await expect(admin.getByRole('button', { name: '다른 작업' })).toHaveCount(0)
  await expect(admin.getByRole('checkbox', { name: '직원 관리' })).toBeDisabled()
  await admin.getByRole('button', { name: '일반 직원' }).click()
  await expect(admin.getByRole('checkbox', { name: '직원 관리' })).toBeChecked()
  await admin.getByRole('button', { name: '되돌리기' }).click()
})

test('a client is verified, signs in, corrects the own number, and later leaves', async ({ as }) => {
  const clerk = await as('ceo')
  const faults = watch(clerk)
  await openPerson(clerk, '/employee/member/list?keyword=ㄴㅇㅂ', '노은비')
  await clerk.getByRole('button', { name: '승인' }).click()
  await clerk.getByRole('alertdialog').getByRole('button', { name: '승인' }).click()
  await expect(clerk.getByText('승인했어요')).toBeVisible()
  expect(faults).toEqual([])

  const client = await as('waitclient')
  await client.goto('/client/my-page/info')
  await client.getByLabel('휴대폰').fill('0101-234-567')
  await expect(client.getByLabel('휴대폰')).toHaveValue('010-1234-567')
  await client.getByRole('button', { name: '저장' }).click()
  await expect(client.getByText('휴대폰 번호는 11자리여야 합니다.')).toBeVisible()
  await client.getByLabel('휴대폰').fill('010-1234-5678')
  await client.getByRole('button', { name: '저장' }).click()
  await expect(client.getByText('저장되었습니다.')).toBeVisible()

  await client.getByRole('link', { name: '탈퇴하기' }).click()
  const leave = client.getByRole('button', { name: '탈퇴', exact: true })
  await expect(leave).toBeDisabled()
  await client.getByLabel('위 내용을 모두 읽었고, 탈퇴에 동의해요.').check()
  await leave.click()
  await expect(client.getByText('사유를 입력해 주세요.')).toBeVisible()
  await client.getByLabel('회사를 옮겼어요').check()
  await client.getByLabel('비밀번호 확인', { exact: true }).fill('Demo!2345')
  await leave.click()
  await client.getByRole('alertdialog').getByRole('button', { name: '탈퇴' }).click()
  await expect(client).toHaveURL(/\/login/)

  await clerk.goto('/employee/member/list?account_status=left')
  await expect(clerk.getByRole('row', { name: /노은비/ })).toBeVisible()
})
