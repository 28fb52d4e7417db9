import type { Page } from '@playwright/test'
import { expect, test } from './people.ts'

const total = (page: Page) => page.locator('dl', { hasText: '항목 합계' }).locator('dd').last()

test('an estimate is written from a package, keeps itself, is issued, and revised as version 2', async ({ as }) => {
  const page = await as('ceo')
  await page.goto('/employee/work/detail/3/dashboard')
  await page.getByRole('link', { name: '견적 작성' }).click()

  // The first save makes it; who types on stays in the field.
  await page.getByRole('button', { name: '더 넣기' }).click()
  await page.getByRole('menuitem', { name: '묶음' }).click()
  await page.getByRole('button', { name: 'MVP 출시 넣기' }).click()
  await expect(page).toHaveURL(/\/estimate\/edit\/3\/\d+$/)
  const title = page.getByRole('textbox', { name: '견적 제목' })
  await title.fill('여정 견적')
  await page.getByRole('textbox', { name: '받는 사람', exact: true }).fill('김대표')
  await page.getByRole('textbox', { name: '전체 할인', exact: true }).fill('10')
  await expect(total(page)).not.toHaveText('0원')
  const sum = await total(page).textContent()
  await page.getByRole('button', { name: '30/40/30' }).click()
  const plan = page.getByRole('list', { name: '결제 계획' })
  await expect(plan.getByRole('listitem')).toHaveCount(3)
  // A plan of 90 % is said at once, and is whole again.
  const last = page.getByRole('textbox', { name: '3번째 비율 또는 금액' })
  await last.fill('20')
  await expect(page.getByText(/아직 .+원이 남았어요/)).toBeVisible()
  await last.fill('30')
  await expect(page.getByText(/아직 .+원이 남았어요/)).toBeHidden()
  await expect(page.getByText('저장됨', { exact: true })).toBeVisible()

  await page.reload()
  await expect(title).toHaveValue('여정 견적')
  await expect(plan.getByRole('listitem')).toHaveCount(3)
  await expect(total(page)).toHaveText(sum ?? '')

  await page.getByRole('button', { name: '발행', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '발행' }).click()
  await expect(page.getByText(/BE-\d{4}-\d{5}/).first()).toBeVisible()
  await expect(title).toBeHidden()
  const paper = page.getByRole('region', { name: '견적서 미리보기' })
  await expect(paper.getByText('MVP 출시', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: '수정', exact: true }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '수정' }).click()
  await expect(page.getByText(/버전 2 ·/).first()).toBeVisible()
  await expect(title).toHaveValue('여정 견적')
  await expect(page.getByRole('list', { name: '버전' }).getByRole('listitem')).toHaveCount(2)
})
