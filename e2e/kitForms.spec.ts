import type { Page } from '@playwright/test'
import { expect, test } from './people.ts'

/** The gallery's samples have a server in the page: how forms behave is tested here, once for all screens. */
const gallery = async (as: (who: 'staff') => Promise<Page>) => {
  const page = await as('staff')
  await page.goto('/components')
  return page
}
const openCreate = async (page: Page) => {
  await page.getByRole('button', { name: '새 기록 (패널)' }).click()
  return page.getByRole('dialog', { name: '새 기록' })
}
const openEdit = async (page: Page) => {
  await page.getByRole('button', { name: '기록 수정 (대화상자)' }).click()
  return page.getByRole('dialog', { name: '기록 수정' })
}
const asking = (page: Page) => page.getByRole('alertdialog', { name: '저장하지 않은 내용이 있어요' })

test('Cancel, Esc and ✕ ask alike, with the safe button in focus; leaving drops the draft', async ({ as }) => {
  const page = await gallery(as)
  const panel = await openCreate(page)
  await panel.getByLabel('이름').fill('쓰던 이름')
  const ways = [
    () => panel.getByRole('button', { name: '취소' }).click(),
    () => page.keyboard.press('Escape'),
    () => panel.getByRole('button', { name: '닫기' }).click(),
  ]
  for (const close of ways) {
    await close()
    await expect(asking(page).getByRole('button', { name: '계속 작성' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(asking(page)).toBeHidden()
    await expect(panel.getByLabel('이름')).toHaveValue('쓰던 이름')
  }
  await panel.getByRole('button', { name: '취소' }).click()
  await asking(page).getByRole('button', { name: '나가기' }).click()
  await expect(panel).toBeHidden()
  await openCreate(page)
  await expect(panel.getByLabel('이름')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

test('Esc closes one layer: a list, a calendar, a dialog, then the panel', async ({ as }) => {
  const page = await gallery(as)
  const panel = await openCreate(page)
  await panel.getByRole('combobox', { name: '종류' }).click()
  await expect(page.getByRole('option', { name: 'VC' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option', { name: 'VC' })).toBeHidden()
  await panel.getByLabel('날짜').click()
  await expect(page.getByRole('button', { name: '다음', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '다음', exact: true })).toBeHidden()
  await panel.getByRole('button', { name: '작은 창 열기' }).click()
  const inner = page.getByRole('dialog', { name: '작은 창' })
  await expect(inner).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(inner).toBeHidden()
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

test('wrong fields are said where they are and get the focus, also when only the server knows; Enter and two clicks send once', async ({
  as,
}) => {
  const page = await gallery(as)
  const panel = await openCreate(page)
  await panel.getByRole('button', { name: '저장' }).click()
  await expect(panel.getByText('이름을 입력해 주세요.')).toBeVisible()
  await expect(panel.getByLabel('이름')).toBeFocused()
  await panel.getByLabel('이름').fill('중복')
  await panel.getByLabel('메모').fill('둘째 줄')
  await panel.getByLabel('메모').press('Enter')
  await expect(panel.getByLabel('메모')).toHaveValue('둘째 줄\n')
  await panel.getByLabel('연락처').press('Enter')
  await expect(panel.getByText('이미 있는 이름이에요.')).toBeVisible()
  await expect(panel.getByLabel('이름')).toBeFocused()
  await expect(page.getByText('보낸 요청 1번')).toBeVisible()
  await panel.getByLabel('이름').fill('새 이름')
  await panel.getByRole('button', { name: '저장' }).dblclick()
  await expect(panel).toBeHidden()
  await expect(page.getByText('등록했어요', { exact: true })).toBeVisible()
  await expect(page.getByText('보낸 요청 2번')).toBeVisible()
})

test('what was typed returns after a reload and says so, and can be dropped', async ({ as }) => {
  const page = await gallery(as)
  const panel = await openCreate(page)
  await panel.getByLabel('이름').fill('초안')
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await openCreate(page)
  await expect(panel.getByText('작성하던 내용을 불러왔어요.')).toBeVisible()
  await expect(panel.getByLabel('이름')).toHaveValue('초안')
  await panel.getByRole('button', { name: '지우고 새로 작성' }).click()
  await expect(panel.getByLabel('이름')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

test('somebody else was first: both texts field by field, nothing is sent before one is chosen', async ({ as }) => {
  const page = await gallery(as)
  const dialog = await openEdit(page)
  await dialog.getByRole('textbox', { name: '이름' }).fill('내가 쓴 이름')
  await dialog.getByRole('button', { name: '다른 사람이 저장 (모르게)' }).click()
  await dialog.getByRole('button', { name: '저장', exact: true }).click()
  const conflict = dialog.getByRole('group', { name: '이름' })
  await expect(conflict).toContainText('내가 쓴 이름')
  await expect(conflict).toContainText('다른 사람이 쓴 이름 2')
  // What only the other one changed is taken over.
  await expect(dialog.getByRole('textbox', { name: '연락처' })).toHaveValue('010-0000-0000')
  await dialog.getByRole('button', { name: '저장', exact: true }).click()
  await expect(dialog.getByText('남길 내용을 고르지 않은 항목이 있어요.')).toBeVisible()
  await conflict.getByRole('button', { name: '저장된 내용 사용' }).click()
  await expect(dialog.getByRole('textbox', { name: '이름' })).toHaveValue('다른 사람이 쓴 이름 2')
  await conflict.getByRole('button', { name: '내 내용 유지' }).click()
  await expect(dialog.getByRole('textbox', { name: '이름' })).toHaveValue('내가 쓴 이름')
  await dialog.getByRole('button', { name: '저장', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('내가 쓴 이름 · 010-0000-0000 · 첫 미팅 전')).toBeVisible()
})

test('what others change elsewhere in an open record comes in and is said; whoever typed nothing just sees it', async ({
  as,
}) => {
  const page = await gallery(as)
  const dialog = await openEdit(page)
  await dialog.getByRole('button', { name: '다른 사람이 저장 (보이게)' }).click()
  await expect(dialog.getByRole('textbox', { name: '이름' })).toHaveValue('다른 사람이 쓴 이름 2')
  await dialog.getByRole('textbox', { name: '메모' }).fill('내가 쓴 메모')
  await dialog.getByRole('button', { name: '다른 사람이 저장 (보이게)' }).click()
  await expect(dialog.getByText('다른 사람이 바꾼 내용을 반영했어요: 이름')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: '이름' })).toHaveValue('다른 사람이 쓴 이름 3')
  await dialog.getByRole('button', { name: '저장', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('다른 사람이 쓴 이름 3 · 010-0000-0000 · 내가 쓴 메모')).toBeVisible()
})

test('deleting focuses the safe button and names the act; it can be taken back by a click or a key', async ({ as }) => {
  const page = await gallery(as)
  const remove = async () => {
    await page.getByRole('button', { name: '기록 삭제' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('button', { name: '취소' })).toBeFocused()
    await question.getByRole('button', { name: '삭제' }).click()
  }
  await remove()
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect(page.getByText('기록을 되돌렸어요')).toBeVisible()
  await expect(page.getByRole('button', { name: '되돌리기' })).toBeHidden()
  await page.getByRole('button', { name: '알림 닫기' }).click()
  await remove()
  await expect(page.getByRole('button', { name: '되돌리기' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('기록을 되돌렸어요')).toBeVisible()
})
