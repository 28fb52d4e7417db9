import { expect, test } from './people.ts'

test('todos and meetings have saved filters, too, each its own', async ({ as }) => {
  const page = await as('manager')
  await page.goto('/employee/todo?view=sent')
  await page.getByRole('button', { name: '저장한 필터' }).click()
  await page.getByRole('button', { name: '지금 조건 저장' }).click()
  await page.getByRole('textbox', { name: '필터 이름' }).fill('보낸 일')
  await page.getByRole('dialog', { name: '필터 저장' }).getByRole('button', { name: '저장', exact: true }).click()
  await expect(page.getByText('필터를 저장했어요')).toBeVisible()

  await page.goto('/employee/todo')
  await page.getByRole('button', { name: '저장한 필터' }).click()
  await page.getByRole('button', { name: '보낸 일', exact: true }).click()
  await expect(page).toHaveURL(/\?view=sent$/)

  // A day and an open meeting are no conditions.
  await page.goto('/employee/schedule/meeting?date=2026-01-05')
  await page.getByRole('button', { name: '저장한 필터' }).click()
  await expect(page.getByText('저장한 필터가 없어요.')).toBeVisible()
  await expect(page.getByRole('button', { name: '지금 조건 저장' })).toBeDisabled()
})

for (const [name, path, title] of [
  ['client', '/employee/client/list', '고객사 · VC'],
  ['member', '/employee/member/list', '회원'],
  ['todo', '/employee/todo', '할 일'],
] as const) {
  test(`j reaches the ${name} list right after arriving, k and j move in it, Enter opens`, async ({ as }) => {
    const page = await as('ceo')
    await page.goto('/')
    await page.getByRole('navigation', { name: '주 메뉴' }).locator(`a[href="${path}"]`).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.locator('[data-opens]').nth(1)).toBeVisible()
    // Other journeys add rows meanwhile: the one with the focus keeps it, wherever it stands then.
    const focused = page.locator('[data-opens]:focus')
    await page.keyboard.press('j')
    const first = (await focused.textContent()) ?? ''
    await page.keyboard.press('j')
    await expect(focused).not.toHaveText(first)
    await page.keyboard.press('k')
    await expect(focused).toHaveText(first)
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(new RegExp(`${path}$`))
  })
}
