import { expect, test, watch } from './people.ts'

test('a guest opens a link with its password, accepts confidentiality, and is out when the tab forgets', async ({
  as,
}) => {
  const page = await as()
  const faults = watch(page)
  await page.goto('/public/link-share/demo-guarded-link-0002')
  await page.getByRole('button', { name: '열기' }).click()
  await expect(page.getByText('비밀번호를 입력해 주세요.')).toBeVisible()
  await expect(page.getByText('비밀 유지 사항에 동의해 주세요.')).toBeVisible()
  await page.getByLabel('비밀번호', { exact: true }).fill('Demo!2345')
  await page.getByLabel('이름').fill('박투자')
  await page.getByLabel('위 비밀 유지 사항에 동의합니다.').check()
  await page.getByRole('button', { name: '열기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '사업계획 초안(대외비)' })).toBeVisible()
  await expect(page.getByText('박투자 님으로 보고 있어요.')).toBeVisible()
  await expect(page.getByRole('button', { name: '동의서 PDF' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('박투자 님으로 보고 있어요.')).toBeVisible()
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await expect(page.getByLabel('비밀번호', { exact: true })).toBeVisible()
  expect(faults).toEqual([])
})
