import { expect, test } from './people.ts'

test('the sidebar opens the list with a keyword, the top bar lists projects above the screen', async ({ as }) => {
  const page = await as('staff')
  const list = page.getByLabel('프로젝트명, 회사, 대표자 검색')
  await page.goto('/employee/mypage/info')
  await page.getByRole('textbox', { name: '프로젝트 검색' }).fill('그린루프')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/employee\/work\/list\?keyword=/)
  await expect(list).toHaveValue('그린루프')
  await expect(page.getByRole('row', { name: /그린루프 시드 라운드/ })).toBeVisible()

  const box = page.getByLabel('프로젝트·고객사 검색')
  const modal = page.getByRole('dialog', { name: '프로젝트 목록' })
  await box.fill('그린루프')
  await page.getByRole('banner').getByRole('button', { name: '검색', exact: true }).click()
  await expect(modal.getByRole('textbox', { name: '프로젝트 검색' })).toHaveValue('그린루프')
  await expect(modal.getByRole('link', { name: /그린루프 시드 라운드/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(box).toBeFocused()

  await box.fill('ㅎㅇㅅㅋㅇ')
  await page.keyboard.press('Enter')
  await modal.getByRole('link', { name: '목록에서 보기' }).click()
  await expect(list).toHaveValue('ㅎㅇㅅㅋㅇ')

  await box.fill('ㅎㅇㅅㅋㅇ')
  await page.keyboard.press('Enter')
  await modal.getByRole('button', { name: '통합 검색' }).click()
  await expect(page.getByRole('combobox', { name: '통합 검색' })).toHaveValue('ㅎㅇㅅㅋㅇ')
  await page.keyboard.press('Escape')

  await box.fill('ㅎㅇㅅㅋㅇ ㅅㅂㅅ')
  await page.keyboard.press('Enter')
  await modal.getByRole('link', { name: /하이스케일 서비스 기획 컨설팅/ }).click()
  await expect(modal).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('하이스케일 서비스 기획 컨설팅')
})

test('staff find companies from everywhere by initial consonants, with the keyboard alone', async ({ as }) => {
  const page = await as('staff')
  await page.goto('/')
  const box = page.getByRole('textbox', { name: '프로젝트·고객사 검색' })
  await box.press('Enter')
  await expect(page.getByText('검색어를 입력해주세요')).toBeVisible()

  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: '통합 검색' })
  await expect(search).toHaveAttribute('placeholder', '프로젝트·고객사·할 일·직원·메뉴 검색')
  await search.fill('ㄱㄹㄹㅍ')
  const company = page.getByRole('group', { name: '고객사' }).getByRole('option', { name: /^그린루프 장태민/ })
  await expect(company).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()
  await expect(box).toBeFocused()

  await page.keyboard.press('Control+k')
  await search.fill('그')
  await expect(page.getByText('두 글자 이상, 또는 초성으로 검색해 보세요.')).toBeVisible()
  await search.fill('그린루프')
  const first = page.getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(company).toBeVisible()
  const steps = (await page.getByRole('option').allTextContents()).indexOf((await company.textContent()) ?? '')
  for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowDown')
  await expect(company).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/employee\/client\/list\/detail\/\d+$/)
  await expect(
    page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '고객사 · VC' }),
  ).toHaveAttribute('aria-current', 'page')

  // The palette's program comes when the box is entered, so that what is typed after Ctrl-K does not land in the box.
  await Promise.all([page.waitForResponse(/SearchDialog.*\.js$/), page.reload().then(() => box.focus())])

  // Enter counts for what is typed, however quickly: not for what the keyword before it found.
  await page.getByRole('button', { name: '통합 검색' }).click()
  await search.fill('그린루프')
  await expect(company).toBeVisible()
  await search.fill('하이스케일 서비스 기획')
  await search.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('하이스케일 서비스 기획 컨설팅')
})

test('what could not be searched is said beside what was found, and asked for again', async ({ as }) => {
  const page = await as('staff')
  await page.goto('/employee/mypage/info')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.route(/\/todo_list\?/, (route) => route.abort())
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '통합 검색' }).fill('그린루프')
  const palette = page.getByRole('dialog', { name: '통합 검색' })
  await expect(palette.getByRole('option', { name: /^그린루프 장태민/ })).toBeVisible()
  await expect(palette.getByRole('alert')).toContainText('일부 결과를 불러오지 못했어요.')
  await page.unroute(/\/todo_list\?/)
  await palette.getByRole('button', { name: '다시 시도' }).click()
  await expect(palette.getByRole('alert')).toBeHidden()
})
