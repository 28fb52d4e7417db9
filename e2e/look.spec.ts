import type { Page } from '@playwright/test'
import { expect, test, watch } from './people.ts'

const scheme = (page: Page) => page.locator('html').getAttribute('data-mantine-color-scheme')

/** Every colour scheme that a page had, from the moment there was something to paint. */
const recordSchemes = (page: Page) =>
  page.addInitScript(() => {
    const seen: (string | undefined)[] = []
    Object.assign(window, { seenSchemes: seen })
    const note = () => {
      if (document.body) seen.push(document.documentElement.dataset.mantineColorScheme)
    }
    new MutationObserver(note).observe(document, { childList: true, subtree: true, attributes: true })
  })

const seenSchemes = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as { seenSchemes: (string | undefined)[] }).seenSchemes)])

const chooseScheme = async (page: Page, name: string) => {
  await page.getByRole('button', { name: /님의 메뉴$/ }).click()
  await page.getByRole('radiogroup', { name: '화면 모드' }).getByText(name, { exact: true }).click()
  await page.keyboard.press('Escape')
}

const searchPalette = async (page: Page, typed: string) => {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '통합 검색' }).fill(typed)
}

test('the screen follows the system, and a choice lasts without a flash of the other scheme', async ({ as }) => {
  const page = await as('staff')
  await page.emulateMedia({ colorScheme: 'dark' })
  await recordSchemes(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await seenSchemes(page)).toEqual(['dark'])
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => scheme(page)).toBe('light')

  await chooseScheme(page, '어둡게')
  await expect.poll(() => scheme(page)).toBe('dark')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(15, 17, 21)')
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#171a21')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await seenSchemes(page)).toEqual(['dark'])

  await chooseScheme(page, '시스템')
  await expect.poll(() => scheme(page)).toBe('light')
})

test('paper is white, and shows the content alone', async ({ as }) => {
  const page = await as('staff')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/employee/work/list')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('search')).toBeHidden()
})

test('the palette does things and remembers what was opened', async ({ as }) => {
  const page = await as('staff')
  const faults = watch(page)
  await page.goto('/employee/work/detail/36/dashboard')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/\S/)
  const name = await heading.textContent()
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '회의록' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '회의록' })).toBeVisible()

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: '통합 검색' })
  const recent = palette.getByRole('group', { name: '최근' }).getByRole('option').first()
  await expect(recent).toBeVisible()
  expect(name).toContain((await recent.locator('span').first().textContent()) ?? '')
  await recent.click()
  await expect(page).toHaveURL(/\/employee\/work\/detail\/36\/dashboard$/)

  await searchPalette(page, '할 일 추가')
  await expect(palette.getByRole('option', { name: '할 일 만들기' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: '할 일 만들기' })).toBeVisible()
  await expect(page).toHaveURL(/\/employee\/work\/detail\/36\/dashboard$/)
  expect(faults).toEqual([])
})

test('what was typed in the other keyboard layout is understood', async ({ as }) => {
  const page = await as('staff')
  await page.goto('/employee/mypage/info')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await searchPalette(page, 'rmflsfnvm')
  const palette = page.getByRole('dialog', { name: '통합 검색' })
  await expect(palette.getByText("'그린루프' 검색 결과예요.")).toBeVisible()
  await expect(palette.getByRole('option', { name: /^그린루프 장태민/ })).toBeVisible()
})

test('? lists the keys of the screen, but not while somebody types', async ({ as }) => {
  const page = await as('staff')
  await page.goto('/employee/todo')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const keys = page.getByRole('dialog', { name: '단축키' })
  await page.keyboard.press('?')
  await expect(keys.getByText('단축키 보기')).toBeVisible()
  await expect(keys.getByText('통합 검색')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()

  const box = page.getByRole('textbox', { name: '프로젝트·고객사 검색' })
  await box.focus()
  await page.keyboard.press('?')
  await expect(box).toHaveValue('?')
  await expect(keys).toBeHidden()
})
