import type { Page } from '@playwright/test'
import { expect, test } from './people.ts'

/** Comments, histories and imports of the gallery have a server in the page: how they behave is tested here, once for all records. */
const section = async (as: (who: 'staff') => Promise<Page>, id: string) => {
  const page = await as('staff')
  await page.goto('/components')
  const part = page.locator(`#${id}`)
  // The gallery loads every kit there is.
  await expect(part).toBeVisible()
  return { page, part }
}

test('a record: its panel says what it is, changes it in place, and names it before removing it', async ({ as }) => {
  const { page, part } = await section(as, 'record')
  await part.getByRole('button', { name: '기록 열기' }).click()
  const panel = page.getByRole('dialog', { name: '초록언덕' })
  await expect(panel.getByRole('heading', { name: '기본 정보' })).toBeVisible()
  await expect(panel.getByRole('heading', { name: '첨부파일' })).toBeVisible()
  await expect(panel.getByRole('heading', { name: '변경 이력' })).toBeVisible()
  await expect(panel.getByRole('textbox', { name: '댓글 쓰기' })).toBeVisible()

  await panel.getByRole('button', { name: '수정', exact: true }).click()
  const form = page.getByRole('dialog', { name: '기록 수정' })
  await form.getByLabel('이름').fill('푸른언덕')
  await form.getByRole('button', { name: '저장' }).click()
  const renamed = page.getByRole('dialog', { name: '푸른언덕' })
  await expect(renamed).toBeVisible()

  await renamed.getByRole('button', { name: '삭제', exact: true }).click()
  const asking = page.getByRole('alertdialog')
  await expect(asking).toContainText('푸른언덕')
  await expect(asking.getByRole('button', { name: '취소' })).toBeFocused()
  await asking.getByRole('button', { name: '삭제' }).click()
  await expect(renamed).toBeHidden()
})

test('comments: an empty one is refused, a failed one stays typed, Ctrl-Enter sends', async ({ as }) => {
  const { page, part } = await section(as, 'comments')
  const box = part.getByRole('textbox', { name: '댓글 쓰기' })
  await expect(box).toBeVisible()
  await part.getByRole('button', { name: '등록', exact: true }).click()
  await expect(part.getByText('댓글을 입력해 주세요.', { exact: true })).toBeVisible()
  await box.click()
  await page.keyboard.type('실패할 댓글')
  await expect(part.getByText('댓글을 입력해 주세요.', { exact: true })).toBeHidden()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('지금은 연결할 수 없어요')).toBeVisible()
  await expect(box).toContainText('실패할 댓글')
  await box.fill('보낼 댓글')
  await page.keyboard.press('Control+Enter')
  await expect(part.getByRole('listitem').filter({ hasText: '보낼 댓글' })).toBeVisible()
  await expect(box).toHaveText('')
})

test('comments: who is new is marked, own ones are edited in place, one that was answered leaves its line', async ({
  as,
}) => {
  const { page, part } = await section(as, 'comments')
  const item = (words: string) => part.getByRole('listitem').filter({ hasText: words })
  await expect(item('방금 들어온 댓글').getByText('새 댓글')).toBeVisible()
  await expect(item('3차 수정본').getByRole('button', { name: '댓글 수정' })).toHaveCount(0)

  const own = item('내가 쓴 댓글')
  await own.getByRole('button', { name: '답글' }).click()
  await part.getByRole('textbox', { name: '답글 쓰기' }).fill('내 답글')
  await page.keyboard.press('Control+Enter')
  await expect(own.getByText('내 답글')).toBeVisible()

  await own.getByRole('button', { name: '댓글 수정' }).first().click()
  await part.getByRole('textbox', { name: '댓글 수정' }).fill('고친 댓글')
  await part.getByRole('button', { name: '취소' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '나가기' }).click()
  await expect(item('내가 쓴 댓글')).toBeVisible()
  await own.getByRole('button', { name: '댓글 수정' }).first().click()
  await part.getByRole('textbox', { name: '댓글 수정' }).fill('고친 댓글')
  await part.getByRole('button', { name: '저장', exact: true }).click()
  await expect(
    item('고친 댓글')
      .getByText(/수정됨/)
      .first(),
  ).toBeVisible()

  await item('고친 댓글').getByRole('button', { name: '댓글 삭제' }).first().click()
  const asking = page.getByRole('alertdialog')
  await expect(asking.getByRole('button', { name: '취소' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(item('고친 댓글')).toBeVisible()
  await item('고친 댓글').getByRole('button', { name: '댓글 삭제' }).first().click()
  await asking.getByRole('button', { name: '삭제' }).click()
  await expect(item('삭제된 댓글이에요.')).toContainText('내 답글')
})

test('comments and history: loading, nothing yet, not to be had', async ({ as }) => {
  const { page, part } = await section(as, 'comments')
  const choose = (name: string, state: string) =>
    page.getByRole('radiogroup', { name }).getByText(state, { exact: true }).click()
  await choose('댓글 상태', '비어 있음')
  await expect(part.getByText('아직 댓글이 없어요.')).toBeVisible()
  await choose('댓글 상태', '오류')
  await expect(part.getByRole('button', { name: '다시 시도' })).toBeVisible()
  await expect(part.getByRole('textbox', { name: '댓글 쓰기' })).toHaveCount(0)
  await choose('댓글 상태', '불러오는 중')
  await expect(part.getByRole('status', { name: '불러오는 중' })).toBeVisible()

  const history = page.locator('#history')
  await expect(history.getByText('장태민').first()).toBeVisible()
  await expect(history.getByText('시스템')).toBeVisible()
  await history.getByRole('button', { name: /^3\s*쪽$/ }).click()
  await expect(history.getByText('등록', { exact: true })).toBeVisible()
  await choose('이력 상태', '비어 있음')
  await expect(history.getByText('변경 이력이 없어요.')).toBeVisible()
  await choose('이력 상태', '오류')
  await expect(history.getByRole('button', { name: '다시 시도' })).toBeVisible()
})

test('import: a file that cannot be read says so, reading is cancelled, a column moves to who takes it last', async ({
  as,
}) => {
  const { page } = await section(as, 'import')
  await page.getByRole('button', { name: '엑셀로 등록 열기' }).click()
  const panel = page.getByRole('dialog', { name: '회사 엑셀로 등록 (연습)' })
  const give = (name: string) =>
    panel.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from('-') })
  await give('fail.csv')
  await expect(panel.getByRole('alert')).toContainText('파일을 읽을 수 없어요.')
  await give('slow.csv')
  await expect(panel.getByText('slow.csv 파일을 읽고 있어요')).toBeVisible()
  await panel.getByRole('button', { name: '취소' }).click()
  await give('회사.csv')

  const [name, rep] = [panel.getByRole('combobox', { name: '회사명' }), panel.getByRole('combobox', { name: '대표자' })]
  await expect(rep).toHaveValue('대표')
  const choose = async (head: string) => {
    await name.click()
    await page.getByRole('option', { name: head, exact: true }).click()
  }
  await choose('대표')
  await expect(rep).toHaveValue('')
  await choose('거래처')
  await panel.getByRole('button', { name: '미리보기' }).click()
  await expect(panel.getByText('2행을 등록할 수 있어요. 1행에 확인할 내용이 있어요.')).toBeVisible()
  await expect(panel.getByRole('row', { name: /^4행/ })).toContainText('회사명: 회사명을 입력해 주세요.')
  await expect(panel.getByRole('button', { name: '2건 등록' })).toBeDisabled()
  await panel.getByText('전체', { exact: true }).click()
  await expect(panel.getByRole('row', { name: /그린루프/ })).toBeVisible()

  // What is chosen again is taken away; without the column that is required nothing can be registered.
  await panel.getByRole('button', { name: '이전' }).click()
  await choose('거래처')
  await panel.getByRole('button', { name: '미리보기' }).click()
  await expect(panel.getByText(/등록할 수 있는 행이 없어요/)).toBeVisible()
  await panel.getByRole('button', { name: '이전' }).click()
  await choose('거래처')
  await panel.getByRole('button', { name: '미리보기' }).click()
  await panel.getByLabel('오류가 있는 행을 빼고 등록').check()
  await panel.getByRole('button', { name: '2건 등록' }).click()
  await expect(panel.getByText('2건을 등록했어요.')).toBeVisible()
  await expect(panel.getByText('확인이 필요한 1행은 빼고 등록했어요.')).toBeVisible()
})
