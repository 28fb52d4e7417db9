import type { Page, Request } from '@playwright/test'
import pg from 'pg'
import { crmDatabaseUrl, crmUrl, expect, test, tokenOf, watch } from './people.ts'
import { type Paper, putPrinter } from './printer.ts'

const report = '/employee/work/detail/1/share-detail/970'

const ask = async <Row>(sql: string, values: unknown[] = []) => {
  const client = new pg.Client({ connectionString: crmDatabaseUrl() })
  await client.connect()
  const { rows } = await client.query(sql, values)
  await client.end()
  return rows as Row[]
}

const partsOf = (page: Page) => ({
  field: page.getByRole('textbox', { name: '쪽 번호' }),
  pages: page.getByRole('region', { name: '문서 내용' }),
  sheet: (number: number) =>
    page.getByRole('region', { name: '문서 내용' }).getByRole('img', { name: `${number}쪽`, exact: true }),
  choose: async (title: string) => {
    await page.getByRole('button', { name: '더 보기' }).click()
    await page.getByRole('menuitem', { name: title }).click()
  },
})

test('pages are chosen, fitted, turned, searched and shown in full screen, by mouse and by keys', async ({ as }) => {
  const page = await as('ceo')
  const faults = watch(page)
  await page.goto(`${report}?tab=comments&page=1`)
  const { field, pages, sheet, choose } = partsOf(page)
  await expect(sheet(1).locator('canvas')).toBeVisible()
  await expect(page).toHaveTitle(/^시장 조사 보고서\.pdf · /)

  // Its keys work at once: the rest of a tall page comes before the next one.
  await expect(pages).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(field).toHaveValue('2')
  await page.keyboard.press('PageDown')
  await expect(field).toHaveValue('2')
  await page.keyboard.press('PageDown')
  await expect(field).toHaveValue('3')
  await page.keyboard.press('ArrowLeft')
  await expect(field).toHaveValue('2')

  await page.getByRole('navigation', { name: '쪽 목록' }).getByRole('button', { name: '4쪽' }).click()
  await expect(field).toHaveValue('4')
  await choose('쪽에 맞춤')
  const boxOf = async (number: number) => (await sheet(number).boundingBox()) ?? { width: 0, height: 0 }
  await expect.poll(async () => (await boxOf(4)).height).toBeLessThan(850)
  // Whole pages are turned one by one.
  await pages.focus()
  await page.keyboard.press('PageDown')
  await expect(field).toHaveValue('5')
  await choose('오른쪽으로 돌리기')
  await expect.poll(async () => (await boxOf(5)).width > (await boxOf(5)).height).toBe(true)
  await choose('폭에 맞춤')
  await expect(field).toHaveValue('5')

  await choose('전체 화면')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await page.keyboard.press('f')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null)

  await page.keyboard.press('End')
  await page.keyboard.press('Control+f')
  await page.getByRole('textbox', { name: '문서에서 찾기' }).fill('고객')
  await expect(page.getByText(/쪽 가운데 \d+번째/)).toBeVisible()
  await page.getByRole('button', { name: '찾기 닫기' }).click()

  // Keyboards of phones have no Enter beside digits.
  await page.setViewportSize({ width: 390, height: 800 })
  await field.fill('3')
  await field.blur()
  await expect(sheet(3)).toBeVisible()
  await expect(field).toHaveValue('3')
  expect(faults).toEqual([])
})

test('reading counts only in a tab that is shown; who does not move is warned, then sent back with a draft kept', async ({
  as,
}) => {
  const page = await as('manager')
  const faults = watch(page)
  await page.addInitScript(() => {
    const tab = { state: 'hidden' }
    Object.assign(window, { tab })
    Object.defineProperty(Document.prototype, 'visibilityState', { get: () => tab.state })
  })
  await page.clock.install()
  await page.goto('/employee/work/detail/1/data')
  await expect(page.getByRole('row').first()).toBeVisible()
  await page.goto(`${report}?tab=comments`)
  const { field } = partsOf(page)
  await expect(field).toBeVisible()
  const timesOf = (request: Request) => request.postData() ?? ''
  const save = (holds: (times: string) => boolean) =>
    page.waitForRequest((request) => request.url().includes('/doc_viewtime/') && holds(timesOf(request)))
  const setTab = (state: string) =>
    page.evaluate((next) => {
      Object.assign((window as unknown as { tab: object }).tab, { state: next })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)

  const first = await save(() => true)
  expect(timesOf(first)).toContain('"off"')
  expect(timesOf(first)).not.toContain('"on"')
  const read = save((times) => times.includes('"on"'))
  await setTab('visible')
  await read
  // What was read until the tab was hidden is saved at once, and saving goes on.
  const hidden = save((times) => times.includes('"on"'))
  await setTab('hidden')
  await hidden
  await save((times) => !times.includes('"on"'))
  await setTab('visible')
  const leaving = save(() => true)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
  await leaving

  const box = page.getByRole('textbox', { name: /쪽에 남길 댓글/ })
  await box.fill('아직 보내지 않은 댓글')
  await page.clock.fastForward(302_000)
  const warning = page.getByText('5분 동안 활동이 없어요. 1분 뒤 이전 화면으로 돌아가요.')
  await expect(warning).toBeVisible()
  // A key: a pointer on its way to the button is activity already and takes the warning away.
  await expect(page.getByRole('button', { name: '계속 읽기' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(warning).toBeHidden()
  await page.clock.fastForward(362_000)
  await expect(page).toHaveURL(/\/data/)
  await page.goto(`${report}?tab=comments`)
  await expect(box).toHaveValue('아직 보내지 않은 댓글')
  await box.fill('')
  expect(faults).toEqual([])
})

test('a document is printed; a comment on it is written, pinned, changed, resolved, made a todo and deleted; one on an older version leads there', async ({
  as,
}) => {
  const [document] = await ask<{ ft_no: number; fv_no: number; proj_no: number }>(
    `select f.ft_no, f.fv_no, t.proj_no from file_tree f join file_trees t using (tree_no) join file_versions v on v.fv_no = f.fv_no
      join file_texts x on x.fv_no = f.fv_no and x.pages between 3 and 12
      where t.proj_no is not null and f.state = 1 and v.ver = 1 and v.mimetype = 'application/pdf'
        and not exists (select from comments c where c.to_table = 'file_tree' and c.to_no = f.ft_no)
      order by f.ft_no limit 1`,
  )
  const page = await as('ceo')
  const faults = watch(page)
  await putPrinter(page)
  await page.goto(`/employee/work/detail/${document?.proj_no}/share-detail/${document?.ft_no}?tab=comments&page=1`)
  const { field, sheet } = partsOf(page)
  const panel = page.getByRole('region', { name: '댓글' })
  const send = panel.getByRole('button', { name: '등록' })
  await expect(sheet(1).locator('canvas')).toBeVisible()

  await send.click()
  await expect(panel.getByText('댓글을 입력해 주세요.')).toBeVisible()
  const box = panel.getByRole('textbox', { name: '1쪽에 남길 댓글' })
  await box.fill('이 수치의 근거가 궁금해요.')
  // What is typed survives a look at the readers and a panel that is put away.
  await page.getByText('열람', { exact: true }).click()
  await expect(box).toBeHidden()
  await page.getByText('댓글', { exact: true }).click()
  await page.getByRole('button', { name: '옆 칸' }).click()
  await expect(box).toBeHidden()
  await page.getByRole('button', { name: '옆 칸' }).click()
  await expect(box).toHaveValue('이 수치의 근거가 궁금해요.')
  await panel.getByRole('button', { name: '위치 표시' }).click()
  await page.getByRole('button', { name: '1쪽에 위치 표시' }).click({ position: { x: 200, y: 200 } })
  await send.click()
  await expect(page.getByRole('button', { name: /^표시 1 · / })).toBeVisible()
  await expect(box).toHaveValue('')

  await panel.getByRole('button', { name: '댓글 수정' }).click()
  await panel.getByRole('textbox', { name: '댓글 수정' }).fill('이 수치의 출처가 궁금해요.')
  await panel.getByRole('button', { name: '저장' }).click()
  await expect(panel.getByText('이 수치의 출처가 궁금해요.')).toBeVisible()
  await expect(panel.getByText('수정됨')).toBeVisible()

  await field.fill('3')
  await field.press('Enter')
  await expect(field).toHaveValue('3')
  await panel.getByRole('button', { name: '[p 1]' }).click()
  await expect(field).toHaveValue('1')

  await page.emulateMedia({ media: 'print' })
  await page.keyboard.press('Control+p')
  const papers = () => page.evaluate(() => (window as { papers?: Paper[] }).papers ?? [])
  await expect.poll(papers).toHaveLength(1)
  const [paper] = await papers()
  expect(paper?.pictures).toBe(paper?.pages)
  expect(paper?.sharpest).toBeGreaterThan(1.9)
  expect(paper?.footer).toBe('block')
  await expect(page.locator('[data-printed]')).toHaveCount(0)
  await page.emulateMedia({ media: null })

  await panel.getByRole('button', { name: '할 일로 만들기' }).click()
  await expect(page.getByLabel('제목')).toHaveValue(/1쪽 확인$/)
  await expect(page.getByRole('link', { name: /1쪽 열기$/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('제목')).toBeHidden()

  await panel.getByRole('button', { name: '해결로 표시' }).click()
  await panel.getByRole('button', { name: '해결된 댓글 1개 보기' }).click()
  await panel.getByRole('button', { name: '다시 열기' }).click()
  await expect(panel.getByRole('button', { name: '해결로 표시' })).toBeVisible()

  await ask(
    `with added as (
       insert into file_versions (ft_no, ver, file_no, user_no, size, mimetype)
       select ft_no, 2, file_no, user_no, size, mimetype from file_versions where fv_no = $1 returning ft_no, fv_no)
     update file_tree f set fv_no = added.fv_no from added where f.ft_no = added.ft_no`,
    [document?.fv_no],
  )
  await page.reload()
  await expect(panel.getByText('버전 1')).toBeVisible()
  await panel.getByRole('button', { name: '[p 1]' }).click()
  await expect(page).toHaveURL(new RegExp(`fv_no=${document?.fv_no}`))
  await expect(panel.getByText('이 수치의 출처가 궁금해요.')).toBeVisible()
  await expect(panel.getByText('버전 1')).toBeHidden()

  await panel.getByRole('button', { name: '댓글 삭제' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: '취소' }).click()
  await expect(panel.getByText('이 수치의 출처가 궁금해요.')).toBeVisible()
  await panel.getByRole('button', { name: '댓글 삭제' }).click()
  await question.getByRole('button', { name: '삭제' }).click()
  await expect(panel.getByText('이 수치의 출처가 궁금해요.')).toBeHidden()
  expect(faults).toEqual([])
})

test('a guest of a link comments under the address they proved, is asked before losing a comment, and cannot print', async ({
  as,
}) => {
  const answer = await fetch(`${crmUrl()}/crm/v3/file_shares`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf('ceo')}` },
    body: JSON.stringify({ ft_no: 970, kind: 'link', needs_email: true, may_comment: true, may_download: false }),
  })
  const { query } = (await answer.json()) as { query: { id: string }[] }
  const page = await as()
  const faults = watch(page)
  await page.goto(`/public/link-share/${query[0]?.id}`)
  const address = 'reader@investor.example'
  await page.getByLabel('이메일', { exact: true }).fill(address)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  const mailed = async () =>
    (await ask<{ ob_text: string }>('select ob_text from outbox where ob_to = $1 order by ob_no desc', [address]))
      .map(({ ob_text }) => ob_text.match(/\b\d{6}\b/)?.[0])
      .at(0) ?? ''
  await expect.poll(mailed).toMatch(/^\d{6}$/)
  await page.getByLabel('인증번호', { exact: true }).fill(await mailed())
  await page.getByRole('button', { name: '열기' }).click()
  const { sheet } = partsOf(page)
  await expect(sheet(1).locator('canvas')).toBeVisible()

  await page.keyboard.press('Control+p')
  await expect(page.getByText('이 문서는 인쇄할 수 없어요')).toBeVisible()
  await page.getByRole('button', { name: '더 보기' }).click()
  await expect(page.getByRole('menuitem', { name: '전체 화면' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: '인쇄' })).toBeHidden()
  await page.keyboard.press('Escape')

  const panel = page.getByRole('region', { name: '댓글' })
  const box = panel.getByRole('textbox', { name: '1쪽에 남길 댓글' })
  await box.fill('표의 단위를 알려 주세요.')
  await page.getByRole('button', { name: '이전 화면으로' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: '계속 작성' }).click()
  await expect(box).toHaveValue('표의 단위를 알려 주세요.')
  await panel.getByRole('button', { name: '등록' }).click()
  await expect(panel.getByText(address)).toBeVisible()
  await expect(panel.getByRole('heading', { name: '댓글 1' })).toBeVisible()
  await page.getByRole('button', { name: '이전 화면으로' }).click()
  await expect(panel).toBeHidden()
  expect(faults).toEqual([])
})
