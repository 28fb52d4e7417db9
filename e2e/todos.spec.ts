import type { Page } from '@playwright/test'
import { crmUrl, expect, test, tokenOf } from './people.ts'
import { panelOf } from './todoFixture.ts'

const todoPath = '/employee/todo'

/** Opens the form and fills it in; what is typed into the editor is typed as people do. */
const write = async (page: Page, title: string, to: { typed: string; name: RegExp }) => {
  await page.getByRole('button', { name: '할 일 만들기' }).click()
  const panel = panelOf(page, '할 일 만들기')
  await panel.getByLabel('제목').fill(title)
  await panel.getByRole('textbox', { name: '내용' }).click()
  await page.keyboard.type('오늘 안에 봐 주세요. ')
  await panel.getByRole('combobox', { name: '받는 사람' }).fill(to.typed)
  await page.getByRole('option', { name: to.name }).click()
  return panel
}

const send = async (page: Page, title: string, to = { typed: 'ㅇㄷㅇ', name: /이도윤/ }) => {
  const panel = await write(page, title, to)
  await panel.getByRole('button', { name: '등록', exact: true }).click()
  await expect(page.getByText('할 일을 등록했어요', { exact: true })).toBeVisible()
}

test('a todo with a mention and a file reaches the others at once, is answered, done, deleted and restored', async ({
  as,
}) => {
  const [manager, staff, designer] = [await as('manager'), await as('staff'), await as('designer')]
  const title = '투자 설명회 자료 점검'
  await staff.goto(todoPath)
  await designer.goto(`${todoPath}?view=shared`)
  await manager.goto(todoPath)

  await manager.getByRole('button', { name: '할 일 만들기' }).click()
  await panelOf(manager, '할 일 만들기').getByRole('button', { name: '등록', exact: true }).click()
  await expect(manager.getByText('제목을 입력해 주세요.')).toBeVisible()
  await expect(manager.getByText('내용을 입력해 주세요.')).toBeVisible()
  await panelOf(manager, '할 일 만들기').getByRole('button', { name: '닫기' }).click()

  const panel = await write(manager, title, { typed: 'ㅇㄷㅇ', name: /이도윤/ })
  await panel.getByRole('textbox', { name: '내용' }).click()
  await manager.keyboard.press('Control+End')
  await manager.keyboard.type('@ㅇㄷ')
  // Who is chosen as a recipient is not offered again.
  const offered = manager.getByRole('listbox', { name: '언급할 사람' })
  await expect(offered).toBeVisible()
  await expect(offered.getByText('이도윤')).toBeHidden()
  for (let letter = 0; letter < 2; letter++) await manager.keyboard.press('Backspace')
  await manager.keyboard.type('ㅊㅎ')
  await expect(manager.getByRole('option', { name: /최하은/ })).toBeVisible()
  await manager.keyboard.press('Enter')
  await expect(panel.getByText('@최하은')).toBeVisible()
  await panel
    .locator('input[type=file]')
    .last()
    .setInputFiles({
      name: '설명회.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('설명회 자료'),
    })
  await panel.getByRole('button', { name: '등록', exact: true }).click()
  await expect(manager.getByText('할 일을 등록했어요', { exact: true })).toBeVisible()

  // Both screens were open already.
  await expect(designer.getByRole('row', { name: new RegExp(title) })).toBeVisible()
  await staff.getByRole('row', { name: new RegExp(title) }).click()
  const detail = panelOf(staff, '할 일 상세')
  await expect(detail.getByRole('heading', { name: title })).toBeVisible()
  await expect(detail.getByText('설명회.txt')).toBeVisible()
  await expect(staff).toHaveURL(/tl_no=\d+/)
  const deepLink = staff.url()

  await detail.getByRole('button', { name: '등록', exact: true }).click()
  await expect(detail.getByText('댓글을 입력해 주세요.', { exact: true })).toBeVisible()
  await detail.getByRole('textbox', { name: '댓글 쓰기' }).click()
  await staff.keyboard.type('확인했어요.')
  await expect(detail.getByRole('textbox', { name: '댓글 쓰기' })).toContainText('확인했어요.')
  await staff.keyboard.press('Control+Enter')
  await expect(detail.getByRole('listitem').filter({ hasText: '확인했어요.' })).toBeVisible()
  await expect(detail.getByRole('button', { name: '삭제', exact: true })).toBeHidden()
  await detail.getByRole('button', { name: '완료' }).click()
  await expect(staff.getByText('완료되었습니다')).toBeVisible()

  await manager.goto(deepLink)
  const own = panelOf(manager, '할 일 상세')
  await expect(own.getByText('확인했어요.')).toBeVisible()
  await expect(own.getByRole('button', { name: '완료', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await own.getByRole('button', { name: '삭제', exact: true }).click()
  await expect(manager.getByText('정말 삭제하시겠습니까?')).toBeVisible()
  await manager.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
  await expect(manager.getByText('삭제했어요')).toBeVisible()

  await manager.getByText('삭제됨', { exact: true }).click()
  await manager.getByRole('row', { name: new RegExp(title) }).click()
  await panelOf(manager, '할 일 상세').getByRole('button', { name: '복구' }).click()
  await expect(manager.getByText('정말 복구할까요?')).toBeVisible()
  await manager.getByRole('alertdialog').getByRole('button', { name: '복구' }).click()
  await expect(manager.getByText('복구했어요')).toBeVisible()
  await expect(detail.getByRole('button', { name: '완료' })).toHaveAttribute('aria-pressed', 'true')
})

test('people are invited and removed; the last one stays; who leaves is shown the list again', async ({ as }) => {
  const [manager, staff] = [await as('manager'), await as('staff')]
  const title = '계약 일정 확인'
  await manager.goto(todoPath)
  await send(manager, title)
  await staff.goto(todoPath)
  await staff.getByRole('row', { name: new RegExp(title) }).click()
  const detail = panelOf(staff, '할 일 상세')
  await detail.getByRole('button', { name: '초대' }).click()
  await expect(staff.getByText('초대할 사람을 선택해 주세요')).toBeVisible()
  await detail.getByRole('button', { name: '이도윤 내보내기' }).click()
  await staff.getByRole('alertdialog').getByRole('button', { name: '나가기' }).click()
  await expect(staff.getByText('참여자는 한 명 이상이어야 해요')).toBeVisible()

  await detail.getByRole('combobox', { name: '초대할 사람' }).fill('최하은')
  await staff.getByRole('option', { name: /최하은/ }).click()
  await detail.getByRole('button', { name: '초대' }).click()
  await expect(staff.getByText('초대했어요')).toBeVisible()
  await detail.getByRole('button', { name: '이도윤 내보내기' }).click()
  await staff.getByRole('alertdialog').getByRole('button', { name: '나가기' }).click()
  await expect(detail).toBeHidden()
  await expect(staff.getByRole('row', { name: new RegExp(title) })).toBeHidden()
})

test('an issue leads to its todo and back; its dialog offers processing and complete', async ({ as }) => {
  const [manager, staff] = [await as('manager'), await as('staff')]
  const title = '사업계획서 표 정리'
  await manager.goto(todoPath)
  await send(manager, title)
  await staff.goto(todoPath)
  await staff.getByRole('row', { name: new RegExp(title) }).click()
  await panelOf(staff, '할 일 상세').getByRole('button', { name: '이슈 등록' }).click()
  const form = panelOf(staff, '이슈가 있으신가요?')
  await form.getByLabel('제목').fill('표의 원본이 없어요')
  await form.getByRole('textbox', { name: '내용' }).click()
  await staff.keyboard.type('원본 파일을 부탁드려요.')
  await form.getByRole('button', { name: '완료' }).click()
  await expect(staff.getByText('이슈를 등록했어요', { exact: true })).toBeVisible()

  const detail = panelOf(staff, '할 일 상세')
  await detail.getByRole('button', { name: /표의 원본이 없어요/ }).click()
  await expect(panelOf(staff, '이슈 상세').getByRole('heading', { name: '표의 원본이 없어요' })).toBeVisible()
  await panelOf(staff, '이슈 상세')
    .getByRole('button', { name: new RegExp(title) })
    .click()
  await expect(panelOf(staff, '할 일 상세').getByRole('heading', { name: title })).toBeVisible()
  await staff.goBack()
  await expect(panelOf(staff, '이슈 상세')).toBeVisible()

  await manager.reload()
  await expect(manager.getByRole('row', { name: /표의 원본이 없어요/ })).toBeVisible()
})

interface HeldMeeting {
  ms_no: number
  proj_no: number | null
  managers: { emp_name: string }[]
}

/** One of somebody's meetings that belongs to a project and is held together with somebody else. */
const heldTogether = async (user_id: string) => {
  const response = await fetch(`${crmUrl()}/crm/v3/mr_schedules?is_own=1&limit=1000`, {
    headers: { authorization: `Bearer ${await tokenOf(user_id)}` },
  })
  const { query } = (await response.json()) as { query: HeldMeeting[] }
  const found = query.find(({ managers, proj_no }) => managers.length > 1 && proj_no !== null)
  if (!found) throw new Error(`${user_id} meets nobody together with somebody else`)
  return found
}

const raise = async (page: Page, title: string) => {
  await page.getByRole('button', { name: '이슈 등록' }).click()
  const panel = panelOf(page, '이슈가 있으신가요?')
  await panel.getByRole('button', { name: '완료', exact: true }).click()
  await expect(panel.getByText('제목을 입력해 주세요.')).toBeVisible()
  await expect(panel.getByText('내용을 입력해 주세요.')).toBeVisible()
  await panel.getByLabel('제목').fill(title)
  await panel.getByRole('textbox', { name: '내용' }).click()
  await page.keyboard.type('금액을 다시 맞춰야 해요.')
  await panel.getByRole('button', { name: '완료', exact: true }).click()
  await expect(panel).toBeHidden()
}

test('an issue comes up at a meeting and on a project: those whom it concerns have it', async ({ as }) => {
  const page = await as('manager')
  const { ms_no, proj_no, managers } = await heldTogether('manager')
  // An address that names no meeting opens none.
  await page.goto('/?ms_no=99999999999')
  await expect(page.getByRole('heading', { name: '다가오는 미팅' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto(`/?ms_no=${ms_no}`)
  await raise(page, '견적이 서로 달라요')
  await page.getByRole('button', { name: '견적이 서로 달라요' }).last().click()
  const detail = panelOf(page, '이슈 상세')
  const others = managers.map(({ emp_name }) => emp_name).filter((name) => name !== '박지후')
  await expect(detail.getByText(others[0] as string).first()).toBeVisible()
  // It leads back to where it came up.
  await detail.getByRole('link', { name: /미팅$/ }).click()
  await expect(page).toHaveURL(new RegExp(`ms_no=${ms_no}`))

  await page.goto(`/employee/work/detail/${proj_no}/dashboard`)
  await raise(page, '자료가 오지 않아요')
  await expect(page.getByRole('button', { name: '자료가 오지 않아요' })).toBeVisible()
  await expect(page.getByRole('button', { name: '견적이 서로 달라요' })).toBeVisible()
  await page.goto(`${todoPath}?view=sent&is_issue=1`)
  await expect(page.getByRole('row', { name: /자료가 오지 않아요/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /견적이 서로 달라요/ })).toBeVisible()
})

test('what is typed survives a reload; leaving asks first; the dashboard’s address opens the right todo', async ({
  as,
}) => {
  const page = await as('designer')
  await page.goto(todoPath)
  const panel = await write(page, '초안이 남아야 해요', { typed: '박지후', name: /박지후/ })
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('초안이 남아야 해요')
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: '할 일 만들기' }).click()
  await expect(panel.getByText('작성하던 내용을 불러왔어요.')).toBeVisible()
  await expect(panel.getByLabel('제목')).toHaveValue('초안이 남아야 해요')
  await expect(panel.getByRole('textbox', { name: '내용' })).toContainText('오늘 안에 봐 주세요.')
  await panel.getByRole('button', { name: '취소', exact: true }).click()
  await expect(page.getByText('저장하지 않은 내용이 있어요')).toBeVisible()
  await page.getByRole('button', { name: '나가기' }).click()
  await expect(panel).toBeHidden()

  await page.goto('/todo/999999')
  await expect(page).toHaveURL(/\/employee\/todo\?tl_no=999999$/)
  await expect(panelOf(page, '할 일 상세').getByRole('alert')).toContainText('찾을 수 없어요')
})

test('a picture in the text is stored and shown; Enter inside a syllable sends nothing', async ({ as }) => {
  const [page, other] = [await as('manager'), await as('staff')]
  await page.goto(todoPath)
  await page.getByRole('button', { name: '할 일 만들기' }).click()
  const panel = panelOf(page, '할 일 만들기')
  await panel.getByLabel('제목').focus()
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: '가', selectionStart: 1, selectionEnd: 1 })
  await page.keyboard.press('Enter')
  await expect(panel.getByLabel('제목')).toHaveValue('가')
  await expect(panel.getByText('내용을 입력해 주세요.')).toBeHidden()
  await panel.getByLabel('제목').fill('화면 시안 의견')
  await panel.getByRole('combobox', { name: '받는 사람' }).fill('이도윤')
  await page.getByRole('option', { name: /이도윤/ }).click()

  await panel.getByRole('textbox', { name: '내용' }).click()
  await page.keyboard.type('이 그림이에요.')
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 120 } })
  const stored = page.waitForResponse(/editor\/file-upload/)
  await panel
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: '시안.png', mimeType: 'image/png', buffer: picture })
  expect((await stored).status()).toBe(200)
  await expect(panel.getByRole('img', { name: '시안.png' })).toHaveAttribute('src', /^blob:/)
  await panel.getByRole('button', { name: '등록', exact: true }).click()
  await expect(page.getByText('할 일을 등록했어요', { exact: true })).toBeVisible()

  await other.goto(todoPath)
  await other.getByRole('row', { name: /화면 시안 의견/ }).click()
  const shown = panelOf(other, '할 일 상세').getByRole('img', { name: '시안.png' })
  await expect(shown).toHaveAttribute('src', /^blob:/)
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(200)
})
