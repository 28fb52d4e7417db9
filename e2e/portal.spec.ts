import type { Page } from '@playwright/test'
import { demoPassword } from '../apps/server/src/demoAccounts.ts'
import { expect, test, watch } from './people.ts'

const phone = { width: 390, height: 844 }
const menu = (page: Page) => page.getByRole('navigation', { name: '주 메뉴' })

const signIn = async (page: Page, user_id: string) => {
  await page.goto('/login')
  await page.getByLabel('아이디').fill(user_id)
  await page.getByLabel('비밀번호', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: '로그인' }).click()
}

test('a client uses the portal on a phone: menu, guide pages, terms, introduction, and the way out', async ({ as }) => {
  const page = await as()
  const faults = watch(page)
  await page.setViewportSize(phone)
  await signIn(page, 'client')
  await expect(page).toHaveURL(/\/client\/home$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('님')
  await expect(page.getByRole('main').getByText('그린루프 시드 라운드 IR 덱 제작', { exact: true })).toBeVisible()
  await expect(menu(page)).toHaveCount(0)

  await page.getByRole('button', { name: '메뉴 열기' }).click()
  await expect(page.getByText('그린루프 님,')).toBeVisible()
  await expect(page.getByRole('dialog')).toContainText('빌더스컨설팅')
  await menu(page).getByRole('button', { name: '빌드업' }).click()
  const guides = menu(page).getByRole('link', { name: /새 창/ })
  await expect(guides).toHaveCount(4)
  const [guide] = await Promise.all([page.waitForEvent('popup'), guides.first().click()])
  await expect(guide.getByRole('heading', { name: '투자 유치', level: 1 })).toBeVisible()
  await guide.close()
  // The menu goes away once it has led somewhere.
  await expect(menu(page)).toHaveCount(0)

  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('사업자등록번호')
  await footer.getByRole('button', { name: '이용약관' }).click()
  const terms = page.getByRole('dialog', { name: '이용약관' })
  await expect(terms).toContainText('제1조')
  await page.keyboard.press('Escape')
  await expect(terms).toBeHidden()
  await footer.getByRole('button', { name: '개인정보 처리방침' }).click()
  await expect(page.getByRole('dialog', { name: '개인정보 처리방침' })).toContainText('3.6')
  await page.getByRole('button', { name: '닫기' }).last().click()

  const pdf = await page.request.get(
    (await footer.getByRole('link', { name: /회사소개서/ }).getAttribute('href')) ?? '',
  )
  expect(pdf.headers()['content-type']).toContain('application/pdf')
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  for (const link of await footer.getByRole('link', { name: /새 창/ }).all()) {
    expect((await page.request.get((await link.getAttribute('href')) ?? '')).ok()).toBe(true)
  }
  expect(faults).toEqual([])

  await page.getByRole('button', { name: '메뉴 열기' }).click()
  await menu(page).getByRole('button', { name: '로그아웃' }).click()
  await expect(page).toHaveURL(/\/login/)
})

test('the menu is as wide as people like it, and narrow where the window is', async ({ as }) => {
  const page = await as('client2')
  await page.goto('/client/home')
  const widthOf = async () => (await menu(page).boundingBox())?.width
  await expect.poll(widthOf).toBe(232)
  await page.getByRole('button', { name: '메뉴 접기' }).click()
  await expect.poll(widthOf).toBe(64)
  await page.reload()
  await expect.poll(widthOf).toBe(64)
  await page.getByRole('button', { name: '메뉴 펼치기' }).click()
  await expect.poll(widthOf).toBe(232)

  await page.setViewportSize({ width: 880, height: 900 })
  await expect.poll(widthOf).toBe(64)
  await expect(page.getByRole('button', { name: '메뉴 펼치기' })).toHaveCount(0)
  const guide = page.getByRole('link', { name: /정부지원사업/ })
  await expect(guide).toBeHidden()
  await menu(page).getByRole('button', { name: '빌드업' }).click()
  await expect(guide).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(guide).toBeHidden()
  await menu(page).getByRole('link', { name: '내 정보 수정' }).hover()
  await expect(menu(page).getByText('내 정보 수정').last()).toBeVisible()
})

test('the menu holds what one’s scopes open, and the top bar what one’s kind and team need', async ({ as }) => {
  const seen = async (user_id: string) => {
    const page = await as(user_id)
    await page.goto('/')
    await expect(page.getByRole('banner')).toBeVisible()
    await page.waitForLoadState('networkidle')
    return {
      entries: await menu(page).getByRole('link').allInnerTexts(),
      search: await page.getByRole('textbox', { name: '프로젝트·고객사 검색' }).count(),
      badge: await page.getByRole('banner').getByText('Builder', { exact: true }).count(),
    }
  }
  const ceo = await seen('ceo')
  expect(ceo).toMatchObject({ search: 1, badge: 1 })
  expect(ceo.entries).toEqual(expect.arrayContaining(['홈', '고객사 · VC', '회원', '직원 관리']))
  const staff = await seen('staff')
  expect(staff.entries).toContain('고객사 · VC')
  expect(staff.entries).not.toContain('직원 관리')
  expect(await seen('cai')).toMatchObject({ search: 0, badge: 1 })
  expect(await seen('vc')).toEqual({ entries: [], search: 0, badge: 0 })
})

test('partners see their name, their firm and the way out', async ({ as }) => {
  const page = await as('vc')
  await page.goto('/')
  await expect(page).toHaveURL(/\/vc\/event\/main$/)
  await expect(page.getByRole('banner')).toContainText('한유진')
  await expect(page.getByRole('main')).toContainText('하늘벤처스')
  await expect(page.getByText('컨텐츠가 없습니다.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button')).toHaveText(['로그아웃'])
})

test('the top bar begins to stick after 250 px', async ({ as }) => {
  const page = await as('ceo')
  await page.goto('/')
  await expect(page.getByRole('banner')).toBeVisible()
  await page.addStyleTag({ content: 'main { min-height: 3000px }' })
  const top = () => page.getByRole('banner').evaluate((bar) => Math.round(bar.getBoundingClientRect().top))
  await page.evaluate(() => scrollTo(0, 200))
  await expect.poll(top).toBe(-200)
  await page.evaluate(() => scrollTo(0, 400))
  await expect.poll(top).toBe(0)
})

test('short addresses lead on, and addresses that lead nowhere say so', async ({ as }) => {
  const client = await as('client')
  await client.goto('/client')
  await expect(client).toHaveURL(/\/client\/home$/)

  const page = await as('ceo')
  await page.goto('/todo/42')
  await expect(page).toHaveURL(/\/employee\/todo\?tl_no=42$/)
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: '페이지를 찾을 수 없어요' })).toBeVisible()
  await expect(page).toHaveTitle('페이지를 찾을 수 없어요 · 빌더스컨설팅')
  await expect(menu(page)).toHaveCount(0)
})
