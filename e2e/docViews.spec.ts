import { expect, test, watch } from './people.ts'

test('a document is opened, paged and searched; its reading time is saved and seen in the report, and it opens where one stopped', async ({
  as,
}) => {
  const page = await as('designer')
  const faults = watch(page)
  await page.goto('/employee/work/detail/1/share-detail/970?tab=readers')
  await expect(page.getByRole('heading', { name: '시장 조사 보고서.pdf' })).toBeVisible()
  const drawn = (number: number) =>
    page
      .getByRole('region', { name: '문서 내용' })
      .getByRole('img', { name: `${number}쪽`, exact: true })
      .locator('canvas')
  await expect(drawn(1)).toBeVisible()

  const field = page.getByRole('textbox', { name: '쪽 번호' })
  await field.fill('12')
  await field.press('Enter')
  await expect(drawn(12)).toBeVisible()
  await page.getByRole('region', { name: '문서 내용' }).focus()
  await page.keyboard.press('PageDown')
  await expect(field).toHaveValue('13')
  await page.waitForResponse((answer) => answer.url().includes('/doc_viewtime/') && answer.ok())

  await page.getByText('모두', { exact: true }).click()
  const reader = page.getByRole('complementary').getByText('최하은', { exact: true })
  await expect(reader).toBeVisible()
  await reader.click()
  await expect(page.getByRole('button', { name: /^13쪽 · / })).toBeVisible()
  await page.getByRole('button', { name: '전화 할 일' }).click()
  await expect(page.getByLabel('제목')).toHaveValue('최하은 전화: 시장 조사 보고서.pdf')
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('제목')).toBeHidden()

  await page.reload()
  await expect(field).toHaveValue('13')
  await page.keyboard.press('Control+f')
  await page.getByRole('textbox', { name: '문서에서 찾기' }).fill('문제와 고객')
  await expect(page.getByText(/쪽 가운데 \d+번째/)).toBeVisible()
  expect(faults).toEqual([])
})
