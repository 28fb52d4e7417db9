import { expect, test } from './people.ts'
import { heldUndo } from './toasts.ts'

const number = '2208162517'

test('staff find a company by its 초성, open it, and read who it is', async ({ as }) => {
  const page = await as('staff')
  await page.goto('/employee/client/list')
  await page.getByLabel('회사명, 대표자, 번호 검색').fill('ㄱㄹㄹㅍ')
  await expect(page).toHaveURL(/keyword=/)
  await page.getByRole('row', { name: /그린루프/ }).click()
  const peek = page.getByRole('dialog', { name: '그린루프' })
  await expect(peek.getByText('101-81-00001')).toBeVisible()
  await expect(page).toHaveURL(/open=\d+/)
  await peek.getByRole('link', { name: '전체 보기' }).click()
  await expect(page).toHaveURL(/\/employee\/client\/list\/detail\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('그린루프')
  await expect(page.getByText('101-81-00001').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: /변경 이력/ })).toBeVisible()
  // A call is written down in the timeline, deleted, and brought back.
  await page.getByRole('button', { name: '통화 기록' }).click()
  const form = page.getByRole('dialog', { name: '통화 기록 추가' })
  await form.getByLabel('내용').fill('데모데이 일정을 물어보셨어요.')
  await form.getByRole('button', { name: '저장' }).click()
  await expect(form.getByText('누구와 통화했는지 입력해 주세요.')).toBeVisible()
  await form.getByLabel('통화한 사람').fill('서민준')
  await form.getByRole('button', { name: '저장' }).click()
  const call = page.getByRole('listitem').filter({ hasText: '데모데이 일정을 물어보셨어요.' })
  await expect(call).toContainText('서민준 님과 통화 · 발신')
  await call.getByRole('button', { name: '삭제' }).click()
  const undo = await heldUndo(page)
  await expect(call).toBeHidden()
  await undo.click()
  await expect(call).toBeVisible()
  // The way back leads to the same list.
  await page.goBack()
  await expect(page.getByLabel('회사명, 대표자, 번호 검색')).toHaveValue('ㄱㄹㄹㅍ')
})

test('filters narrow the list, live in the address, and shape the Excel file', async ({ as }) => {
  // A list opens with the filter used last: nobody else filters companies as this person.
  const page = await as('emp10')
  await page.goto('/employee/client/list')
  await page.getByText('VC', { exact: true }).click()
  // Other journeys add companies meanwhile: about as many as there are.
  await expect(page.getByText(/총 1\d건/)).toBeVisible()
  await page.getByText('고객사', { exact: true }).click()
  await page.getByRole('combobox', { name: '시 · 도' }).fill('ㄱㄱㄷ')
  await page.getByRole('option', { name: '경기도' }).click()
  await expect(page).toHaveURL(/addr_no=41/)
  await page.getByRole('combobox', { name: '시 · 군 · 구' }).fill('분당')
  await page.getByRole('option', { name: '성남시 분당구' }).click()
  await expect(page).toHaveURL(/addr_no=41135/)
  await page.reload()
  await expect(page.getByRole('combobox', { name: '시 · 군 · 구' })).toHaveValue('성남시 분당구')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '엑셀 다운로드' }).click()
  expect((await download).suggestedFilename()).toMatch(/^고객사_\d{4}-\d\d-\d\d\.xlsx$/)
  await expect(page.getByText('다운로드가 완료되었습니다')).toBeVisible()

  await page.getByRole('button', { name: '조건 지우기' }).first().click()
  await expect(page.getByText(/총 6\d건/)).toBeVisible()
})

test('a new company: a warning for one that is like it, contacts in the modal, nothing lost on the way', async ({
  as,
}) => {
  const page = await as('manager')
  await page.goto('/employee/client/list')
  await page.getByRole('link', { name: '회사 등록' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '회사 등록' })).toBeVisible()
  await page.getByRole('button', { name: '저장' }).click()
  await expect(page.getByText('회사명을 입력해 주세요.')).toBeVisible()

  await page.getByLabel('회사명').fill('(주) 그린루프')
  await expect(page.getByText('이름이 같은 회사가 있어요.')).toBeVisible()
  await page.getByLabel('회사명').fill('주식회사 새싹엔진')
  await expect(page.getByText('이름이 같은 회사가 있어요.')).toBeHidden()

  await page.getByLabel('사업자등록번호').fill('101-81-00001')
  await expect(page.getByText('이미 등록된 사업자등록번호예요.')).toBeVisible()
  await page.getByLabel('사업자등록번호').fill('123-45-67890')
  await page.getByLabel('대표 휴대폰').fill('010-1234-567')
  await page.getByLabel('홈페이지').focus()
  await expect(page.getByText('올바르지 않은 사업자등록번호예요.')).toBeVisible()
  await expect(page.getByText('휴대폰 번호는 11자리여야 합니다.')).toBeVisible()
  await page.getByLabel('사업자등록번호').fill(number)
  await page.getByLabel('대표 휴대폰').fill('010-1234-5678')

  await page.getByRole('button', { name: '연락처 추가' }).click()
  const modal = page.getByRole('dialog', { name: '연락처 추가' })
  await modal.getByRole('button', { name: '확인' }).click()
  await expect(modal.getByText('이름과 연락처를 입력해 주세요.')).toBeVisible()
  await modal.getByLabel('이름').fill('김새싹')
  await modal.getByRole('button', { name: '확인' }).click()
  await expect(modal.getByText('연락처를 입력해 주세요.', { exact: true })).toBeVisible()
  await modal.getByLabel('연락처', { exact: true }).fill('02-123-4567')
  await modal.getByRole('button', { name: '확인' }).click()
  await expect(modal.getByText('올바른 연락처를 입력해 주세요.')).toBeVisible()
  await modal.getByLabel('연락처', { exact: true }).fill('010-9876-5432')
  await modal.getByRole('button', { name: '확인' }).click()
  await expect(page.getByText('010-9876-5432')).toBeVisible()

  await page.getByLabel('도로명 주소').fill('경기도 성남시 분당구 판교역로 235')
  await page.getByLabel('상세 주소').fill('3층')
  await expect(page.getByRole('combobox', { name: '시 · 군 · 구' })).toHaveValue('성남시 분당구')
  await page.getByRole('combobox', { name: '담당자' }).fill('ㅂㅈㅎ')
  await page.getByRole('option', { name: /박지후/ }).click()
  await page.getByLabel('내부 메모').fill('첫 미팅 전')

  // Drafts survive a reload; leaving asks first.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('첫 미팅 전')
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByText('작성하던 내용을 불러왔어요.')).toBeVisible()
  await expect(page.getByLabel('회사명')).toHaveValue('주식회사 새싹엔진')
  await page.getByRole('link', { name: '취소' }).click()
  await expect(page.getByText('저장하지 않은 내용이 있어요')).toBeVisible()
  await page.getByRole('button', { name: '계속 작성' }).click()

  await page.getByRole('button', { name: '저장' }).click()
  await expect(page.getByText('등록했어요', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('주식회사 새싹엔진')
  await expect(page.getByText('220-81-62517').first()).toBeVisible()
  await expect(page.getByText('첫 미팅 전').first()).toBeVisible()
})

test('two people change one company: the second is told, and can take what the first one wrote', async ({ as }) => {
  const [mina, jun] = [await as('staff'), await as('manager')]
  const address = '/employee/client/edit/20'
  await mina.goto(address)
  await jun.goto(address)
  await expect(mina.getByLabel('대표자')).not.toHaveValue('')
  await expect(jun.getByLabel('대표자')).not.toHaveValue('')
  await jun.getByLabel('대표자').fill('늦은대표')

  await mina.getByLabel('대표자').fill('먼저대표')
  await mina.getByRole('button', { name: '저장' }).click()
  await expect(mina.getByText('저장되었습니다.')).toBeVisible()

  await expect(jun.getByText('작성하는 동안 다른 사람이 같은 항목을 바꾸었어요.')).toBeVisible()
  await jun.getByRole('button', { name: '대표자: 저장된 내용 사용' }).click()
  await expect(jun.getByLabel('대표자', { exact: true })).toHaveValue('먼저대표')
})
