import { expect, test } from './people.ts'
import { heldUndo } from './toasts.ts'

const listOf = (query: Record<string, string>) => `/employee/work/list?${new URLSearchParams(query)}`

test('filters live in the address, come back with the list, and can be kept under a name', async ({ as }) => {
  const page = await as('manager')
  // A condition in the address, so that it is not the filter used last.
  await page.goto(listOf({ is_own: '0' }))
  await page.getByLabel('내 프로젝트만').click()
  await expect(page.getByLabel('내 프로젝트만')).toBeChecked()
  await page.getByRole('button', { name: '단계', exact: true }).click()
  for (const stage of ['착수', '입금완료']) {
    await page.getByRole('checkbox', { name: stage }).click()
    await expect(page.getByRole('checkbox', { name: stage })).toBeChecked()
  }
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/is_own=1&progress_status=paid%2Cstarted/)
  await expect(page.getByText(/총 1\d건/)).toBeVisible()

  // Elsewhere and back by the menu: the same filter.
  await page.getByRole('link', { name: '고객사 · VC' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '고객사 · VC' })).toBeVisible()
  await page.getByRole('link', { name: '프로젝트', exact: true }).click()
  await expect(page).toHaveURL(/is_own=1&progress_status=paid%2Cstarted/)
  await expect(page.getByLabel('내 프로젝트만')).toBeChecked()

  await page.getByRole('button', { name: '저장한 필터' }).click()
  await page.getByRole('button', { name: '지금 조건 저장' }).click()
  await page.getByRole('textbox', { name: '필터 이름' }).fill('내 진행')
  await page.getByRole('dialog', { name: '필터 저장' }).getByRole('button', { name: '저장', exact: true }).click()
  await page.getByRole('button', { name: '조건 지우기' }).first().click()
  await expect(page.getByText(/총 1[23]\d건/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/총 1[23]\d건/)).toBeVisible()
  await page.getByRole('button', { name: '저장한 필터' }).click()
  await page.getByRole('button', { name: '내 진행', exact: true }).click()
  await expect(page).toHaveURL(/is_own=1&progress_status=paid%2Cstarted/)

  // Kept for the person, not for the computer; gone everywhere, too.
  const elsewhere = await as('manager')
  await elsewhere.goto('/employee/work-v2/list')
  await elsewhere.getByRole('button', { name: '저장한 필터' }).click()
  await expect(elsewhere.getByRole('button', { name: '내 진행', exact: true })).toBeVisible()
  await elsewhere.getByRole('button', { name: '내 진행 필터 삭제' }).click()
  await expect(elsewhere.getByText('저장한 필터가 없어요.')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '엑셀 다운로드' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
})

test('a list opens with the filter that its person used last, on another computer, too', async ({ as }) => {
  const page = await as('emp09')
  await page.goto('/employee/work/list')
  const kept = page.waitForResponse(/my_filters\/last$/)
  await page.getByLabel('종료 제외').click()
  await expect(page).toHaveURL(/\?is_not_ended=1$/)
  expect((await kept).ok()).toBe(true)

  const elsewhere = await as('emp09')
  await elsewhere.goto('/employee/work/list')
  await expect(elsewhere).toHaveURL(/\?is_not_ended=1$/)
  await expect(elsewhere.getByLabel('종료 제외')).toBeChecked()
  const cleared = elsewhere.waitForResponse(/my_filters\/last$/)
  await elsewhere.getByRole('button', { name: '조건 지우기' }).first().click()
  expect((await cleared).ok()).toBe(true)

  // The filter used last on this computer is there before the server answers.
  await page.goto('/employee/work/list')
  await expect(page).toHaveURL(/\?is_not_ended=1$/)
  // Another computer gets it from the server, where it was cleared; if the server does not answer, the list opens without one.
  for (const answer of ['said', 'failed']) {
    const fresh = await as('emp09')
    if (answer === 'failed') await fresh.route(/my_filters\/last/, (route) => route.abort())
    await fresh.goto('/employee/work/list')
    await expect(fresh.getByText(/총 1[23]\d건/)).toBeVisible()
    await expect(fresh).toHaveURL(/\/list$/)
  }
})

test('several projects at once get another manager and go on', async ({ as }) => {
  const page = await as('manager')
  await page.goto(listOf({ keyword: '멘토링', progress_status: 'inquiry' }))
  await page.getByRole('checkbox', { name: '유니페이 인사 · 노무 멘토링 선택' }).check()
  await page.getByRole('checkbox', { name: '블루웍스 재무 · 세무 멘토링 선택' }).check()
  await expect(page.getByText('2개 선택')).toBeVisible()

  await page.getByRole('button', { name: '담당자 변경' }).click()
  const modal = page.getByRole('dialog', { name: '담당자 변경' })
  await modal.getByRole('combobox', { name: '디자인 담당' }).click()
  await page.getByRole('option', { name: /권성훈/ }).click()
  await modal.getByRole('button', { name: '담당자 변경' }).click()
  const rows = page.getByRole('row', { name: /유니페이 인사|블루웍스 재무/ })
  const undoPeople = await heldUndo(page)
  await expect(rows.filter({ hasText: '권성훈' })).toHaveCount(2)
  await undoPeople.click()
  await expect(rows.filter({ hasText: '권성훈' })).toHaveCount(0)

  await page.getByRole('checkbox', { name: '유니페이 인사 · 노무 멘토링 선택' }).check()
  await page.getByRole('checkbox', { name: '블루웍스 재무 · 세무 멘토링 선택' }).check()
  await page.getByRole('button', { name: '담당자 변경' }).click()
  await modal.getByText('담당자 전체').click()
  await modal.getByRole('combobox', { name: '새 담당자' }).fill('ㅎㅇㅈ')
  await page.getByRole('option', { name: /황유진/ }).click()
  // Cancel, Esc and ✕ ask alike once somebody is chosen.
  for (const leave of [
    () => modal.getByRole('button', { name: '취소' }).click(),
    () => page.keyboard.press('Escape'),
    () => modal.getByRole('button', { name: '닫기' }).click(),
  ]) {
    await leave()
    await page.getByRole('alertdialog').getByRole('button', { name: '계속 작성' }).click()
    await expect(modal).toBeVisible()
  }
  await modal.getByRole('button', { name: '담당자 변경' }).click()
  await expect(page.getByText('변경했어요').last()).toBeVisible()
  await expect(rows.filter({ hasText: '황유진' })).toHaveCount(2)

  await page.getByRole('checkbox', { name: '유니페이 인사 · 노무 멘토링 선택' }).check()
  await page.getByRole('checkbox', { name: '블루웍스 재무 · 세무 멘토링 선택' }).check()
  await page.getByRole('button', { name: '단계 변경' }).click()
  await page.getByRole('menuitem', { name: 'GUIDE' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '옮기기' }).click()
  await expect(page.getByRole('row', { name: /유니페이 인사/ })).toBeHidden()
  await page.goto(listOf({ keyword: '멘토링', progress_status: 'guide' }))
  const row = page.getByRole('row', { name: /블루웍스 재무/ })
  await expect(row).toContainText('GUIDE')
  // Stage, manager and end are changed in their cells, and taken back.
  await row.getByRole('button', { name: 'GUIDE' }).click()
  await page.getByRole('menuitem', { name: 'PRE' }).click()
  const why = page.getByRole('dialog')
  await why.getByLabel('사유').fill('고객 요청으로 보류')
  await why.getByRole('button', { name: '되돌리기' }).click()
  const undoStage = await heldUndo(page)
  await expect(row).toBeHidden()
  await undoStage.click()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: '황유진' }).click()
  await page.getByRole('combobox', { name: '새 담당자' }).fill('장시우')
  await page.getByRole('option', { name: /장시우/ }).click()
  await expect(row).toContainText('장시우')
})

test('on a phone several projects are ticked on their cards, and the bar for them takes the buttons’ place', async ({
  as,
}) => {
  const page = await as('ceo')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/employee/work/list?keyword=그린')
  const ticks = page.getByRole('checkbox', { name: / 선택$/ })
  await ticks.nth(0).check()
  await ticks.nth(1).check()
  await expect(page.getByText('2개 선택')).toBeVisible()
  await expect(page.getByRole('button', { name: '프로젝트 등록' })).toBeHidden()
  await page.getByRole('button', { name: '담당자 변경' }).click()
  await page.getByRole('dialog', { name: '담당자 변경' }).getByRole('button', { name: '취소' }).click()
  await page.getByRole('button', { name: '선택 해제' }).click()
  await expect(page.getByRole('button', { name: '프로젝트 등록' })).toBeVisible()
})

test('the project list modal appoints one planner and one designer', async ({ as }) => {
  const page = await as('manager')
  await page.goto('/employee/work/list')
  await page.getByRole('button', { name: '담당자 배정' }).click()
  const modal = page.getByRole('dialog', { name: '프로젝트 담당자 배정' })
  await modal.getByLabel('프로젝트 검색').fill('팜')
  await expect(modal.getByText('이름이나 초성을 두 글자 이상 입력해 보세요.')).toBeVisible()
  await modal.getByLabel('프로젝트 검색').fill('팜로직 예약')
  await modal.getByRole('button', { name: /팜로직 예약 플랫폼 웹 개발/ }).click()
  await modal.getByRole('combobox', { name: '기획 담당' }).click()
  await expect(page.getByRole('option', { name: /이도윤/ })).toHaveCount(0)
  await page.getByRole('option', { name: /임소율/ }).click()
  await modal.getByRole('combobox', { name: '디자인 담당' }).click()
  await page.getByRole('option', { name: /권성훈/ }).click()
  // A double click saves once: a second time would be refused as outdated.
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()))
  await modal.getByRole('button', { name: '저장' }).dblclick()
  await expect(page.getByText('저장되었습니다.')).toBeVisible()
  expect(sent.filter((url) => url.includes('/projects/managers/'))).toHaveLength(1)
  await modal.getByRole('link', { name: '프로젝트 열기' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('팜로직 예약 플랫폼 웹 개발')
  const people = page.locator('section').filter({ has: page.getByRole('heading', { name: /참여 인원/ }) })
  await expect(people.getByText('임소율')).toBeVisible()
  await expect(people.getByText('권성훈')).toBeVisible()
})

test('a new project begins as an inquiry of its company', async ({ as }) => {
  const page = await as('staff')
  await page.goto('/employee/work/list')
  await page.getByRole('button', { name: '프로젝트 등록' }).click()
  const panel = page.getByRole('dialog', { name: '프로젝트 등록' })
  await panel.getByRole('button', { name: '저장' }).click()
  await expect(panel.getByText('프로젝트 이름을 입력해 주세요.')).toBeVisible()
  const company = panel.getByRole('combobox', { name: '회사' })
  await expect(company).toBeFocused()
  await company.fill('ㄱㄹㄹㅍ')
  await page.getByRole('option', { name: '그린루프', exact: true }).click()
  await panel.getByRole('textbox', { name: '프로젝트' }).fill('그린루프 해외 전시회')
  // What was typed outlives the page, the company by its name.
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).some((kept) => kept.includes('해외 전시회'))))
    .toBe(true)
  await page.reload()
  await page.getByRole('button', { name: '프로젝트 등록' }).click()
  await expect(company).toHaveValue('그린루프')
  await panel.getByRole('button', { name: '저장' }).click()
  await expect(page.getByText('등록했어요', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('그린루프 해외 전시회')
  await expect(page.getByRole('button', { name: '단계 변경: 문의' })).toBeVisible()
})
