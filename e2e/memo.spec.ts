import type { Page } from '@playwright/test'
import { call, dayIn, someoneBooks } from './meetingFixture.ts'
import { expect, test } from './people.ts'

test('two people write the same memo: the later one is told, sees both, loses nothing', async ({ as }) => {
  const booked = await someoneBooks('manager', dayIn(233), 1, '10:00', '11:00', '메모하는회사')
  const ms_no = booked.query[0]?.ms_no
  await call('manager', 'POST', 'mr_schedules_memo', { ms_no, msm_title: '준비물', msm_content: '명함' })
  const open = async (page: Page) => {
    await page.goto(`/?ms_no=${ms_no}`)
    await page.getByRole('button', { name: '준비물' }).click()
    const dialog = page.getByRole('dialog', { name: '메모하는회사 메모' })
    await expect(dialog.getByLabel('내용')).toHaveValue('명함')
    return dialog
  }
  const [mina, jun] = [await as('manager'), await as('ceo')]
  const [first, later] = [await open(mina), await open(jun)]
  await later.getByLabel('내용').fill('나중에 쓴 글')
  await first.getByLabel('내용').fill('먼저 쓴 글')
  await first.getByRole('button', { name: '저장' }).click()
  await expect(mina.getByText('완료되었습니다')).toBeVisible()

  const conflict = later.getByRole('group', { name: '내용' })
  await expect(conflict).toContainText('먼저 쓴 글')
  await expect(conflict).toContainText('나중에 쓴 글')
  await conflict.getByRole('button', { name: '내 내용 유지' }).click()
  await later.getByRole('button', { name: '저장', exact: true }).click()
  await expect(later).toBeHidden()
  await jun.getByRole('button', { name: '준비물' }).click()
  await expect(later.getByLabel('내용', { exact: true })).toHaveValue('나중에 쓴 글')
})
