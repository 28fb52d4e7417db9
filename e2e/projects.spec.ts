import { expect, test, watch } from './people.ts'

test('staff find a project by its 초성, open it, and walk through its tabs', async ({ as }) => {
  const page = await as('staff')
  const faults = watch(page)
  // A condition in the address, so that it is not the filter used last.
  await page.goto('/employee/work/list?is_own=0')
  await page.getByLabel('프로젝트명, 회사, 대표자 검색').fill('ㄱㄹㄹㅍ ㅅㄷ')
  await expect(page).toHaveURL(/keyword=/)
  await expect(page.getByText('총 1건')).toBeVisible()
  // The keyboard alone: j reaches the list, Enter opens the panel beside it, once more the page.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('dialog', { name: /그린루프 시드/ }).getByRole('heading', { name: '다음 미팅' }),
  ).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/employee\/work\/detail\/1\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('그린루프 시드 라운드 IR 덱 제작')
  await expect(page.getByRole('heading', { name: '단계 이력' })).toBeVisible()
  await expect(page.getByText('계약 견적서').first()).toBeVisible()

  const tabs = page.getByRole('navigation', { name: '프로젝트 화면' })
  for (const tab of ['관리', '빌드업', '일정', '미팅', '자료']) {
    await tabs.getByRole('link', { name: tab }).click()
    await expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('그린루프 시드')
  }
  // An address without a tab, and the one of the board, lead to the dashboard.
  await page.goto('/employee/work/detail/1')
  await expect(page).toHaveURL(/\/employee\/work\/detail\/1\/dashboard$/)
  await page.goto('/employee/work-v2/detail/dashboard?proj_no=1')
  await expect(page.getByRole('heading', { name: '단계 이력' })).toBeVisible()
  expect(faults).toEqual([])
})

test('people of a project: added, weighed, saved; who edits at the same time is told', async ({ as }) => {
  const [mina, jun] = [await as('manager'), await as('staff')]
  const address = '/employee/work/detail/30/management'
  for (const page of [mina, jun]) {
    await page.goto(address)
    await expect(page.getByLabel('이도윤 기여도(%)')).toBeVisible()
  }
  await jun.getByLabel('특이사항').fill('나중에 쓴 메모')

  await mina.getByRole('combobox', { name: '사람 추가' }).fill('ㅊㅎㅇ')
  await mina.getByRole('option', { name: /최하은/ }).click()
  await mina.getByLabel('최하은 기여도(%)').fill('30')
  await mina.getByLabel('최하은 시작일').fill('2026.11.01')
  await mina.getByLabel('최하은 종료일').fill('2026.10.01')
  await mina.getByLabel('최하은 기여도(%)').focus()
  await mina.getByRole('button', { name: '저장' }).click()
  await expect(mina.getByText('종료일은 시작일보다 빠를 수 없어요.')).toBeVisible()
  await mina.getByLabel('최하은 종료일').fill('2026.12.31')
  await mina.route('**/crm/v3/projects/30', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await mina.getByRole('button', { name: '저장' }).click()
  await expect(mina.getByText('수정하지 못했어요')).toBeVisible()
  await mina.getByRole('button', { name: '저장' }).click()
  await expect(mina.getByText('저장되었습니다.')).toBeVisible()
  await expect(mina.getByText(/11\.01\(일\) ~ (2026\.)?12\.31\(목\) · 기여도 30%/)).toBeVisible()

  await expect(jun.getByText('다른 사람이 바꾼 내용을 반영했어요: 참여 인원')).toBeVisible()
  await expect(jun.getByLabel('최하은 기여도(%)')).toHaveValue('30%')
  await expect(jun.getByLabel('특이사항')).toHaveValue('나중에 쓴 메모')
})

test('an indicator is set, warns when its end is near, is reached, and goes', async ({ as }) => {
  const page = await as('staff')
  await page.clock.setFixedTime('2026-11-16T12:00:00+09:00')
  await page.goto('/employee/work/detail/42/schedule')
  await page.getByRole('button', { name: '마일스톤 추가' }).click()
  const panel = page.getByRole('dialog', { name: '마일스톤 추가' })
  await panel.getByRole('button', { name: '저장' }).click()
  await expect(panel.getByText('마일스톤 이름을 입력해 주세요.')).toBeVisible()
  await panel.getByRole('textbox', { name: '마일스톤' }).fill('데모 영상 공개')
  await panel.getByLabel('종료일').fill('2026.11.16')
  await panel.getByRole('textbox', { name: '마일스톤' }).focus()
  await panel.getByRole('button', { name: '저장' }).click()
  await expect(page.getByText('등록했어요', { exact: true })).toBeVisible()
  const row = page.getByRole('row', { name: /데모 영상 공개/ })
  await expect(row.getByText('D-DAY')).toBeVisible()

  await page.getByRole('button', { name: /^데모 영상 공개 · / }).click()
  const edit = page.getByRole('dialog', { name: '마일스톤 수정' })
  await edit.getByLabel('달성').check()
  await edit.getByRole('button', { name: '저장' }).click()
  await expect(row.getByText('달성')).toBeVisible()
  await row.getByRole('button', { name: '데모 영상 공개 삭제' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
  await expect(row).toBeHidden()
})

test('the final check of the files is seen by others', async ({ as }) => {
  const [mina, jun] = [await as('staff'), await as('manager')]
  const address = '/employee/work/detail/36/data'
  await mina.goto(address)
  await jun.goto(address)
  await mina.getByRole('switch', { name: '자료 최종 확인' }).check({ force: true })
  await expect(mina.getByText('변경했어요')).toBeVisible()
  await expect(jun.getByRole('switch', { name: '자료 최종 확인' })).toBeChecked()
})

test('a service is bought with the company’s points, worked on, and cancelled', async ({ as }) => {
  const page = await as('manager')
  await page.goto('/employee/work/detail/44/buildup')
  await expect(page.getByText('465,000 포켓')).toBeVisible()
  await page.getByRole('button', { name: '서비스 추가' }).first().click()
  const panel = page.getByRole('dialog', { name: '서비스 추가' })
  await panel.getByRole('combobox', { name: '분류' }).click()
  await page.getByRole('option', { name: '투자' }).click()
  await panel.getByLabel('서비스 이름').fill('투자사 소개')
  await panel.getByLabel('가격(포켓)').fill('999999')
  await expect(panel.getByText('잔액이 465,000 포켓이라 부족해요.')).toBeVisible()
  await panel.getByLabel('가격(포켓)').fill('90000')
  await panel.getByRole('checkbox', { name: '킥오프 미팅' }).check()
  await panel.getByRole('button', { name: '추가' }).click()
  await expect(page.getByText('추가한 뒤 잔액은 375,000 포켓이에요.')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: '추가' }).click()
  await expect(page.getByText('등록했어요', { exact: true })).toBeVisible()
  await expect(page.getByText('375,000 포켓', { exact: true })).toBeVisible()

  const service = page.locator('section').filter({ has: page.getByRole('heading', { name: /투자사 소개/ }) })
  await service.getByRole('button', { name: '킥오프 미팅 상태: 대기' }).click()
  await page.getByRole('menuitem', { name: '완료' }).click()
  await expect(service.getByText('1/2 단계 완료')).toBeVisible()
  await service.getByRole('button', { name: '투자사 소개 취소' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '서비스 취소' }).click()
  await expect(service).toBeHidden()
  await expect(page.getByText('465,000 포켓', { exact: true })).toBeVisible()
})
