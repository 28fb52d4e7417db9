import type { Response } from '@playwright/test'
import { expect, test, watch } from './people.ts'

test('a document is opened, paged and searched; its reading time is saved and seen in the report, and it opens where one stopped', async ({
  as,
}) => {
  const page = await as('designer')
  const faults = watch(page)
  await page.goto('/employee/work/detail/1/share-detail/970?tab=readers')
  await expect(page.getByRole('heading', { name: '시장 조사 보고서.pdf' })).toBeVisible()
  const drawn = (number: number) =>
    page
      .getByRole('region', { name: '문서 내용' })
      .getByRole('img', { name: `${number}쪽`, exact: true })
      .locator('canvas')
  await expect(drawn(1)).toBeVisible()

  const field = page.getByRole('textbox', { name: '쪽 번호' })
  await field.fill('12')
  await field.press('Enter')
  await expect(drawn(12)).toBeVisible()
  await page.getByRole('region', { name: '문서 내용' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(field).toHaveValue('13')
  const isSaved = (answer: Response) => answer.url().includes('/doc_viewtime/') && answer.ok()
  await page.waitForResponse(isSaved)
  // Away it is saved as well.
  await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave')))
  await page.waitForResponse((answer) => isSaved(answer) && !answer.request().postData()?.includes('"type":"on"'))
  await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseenter')))

  await page.getByText('모두', { exact: true }).click()
  const reader = page.getByRole('complementary').getByText('최하은', { exact: true })
  await expect(reader).toBeVisible()
  // The list of small pages follows what is read, and tells under each how long it was.
  const small = page.getByRole('navigation', { name: '쪽 목록' }).getByRole('button', { name: '13쪽' })
  await expect(small).toHaveAttribute('aria-current', 'page')
  await expect(small).toBeInViewport()
  const heat = small.getByTitle(/^([1-9]\d*초|\d+분 \d+초) 동안 읽음$/)
  await expect(heat).toBeVisible()
  expect(await heat.locator('span').evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(0)
  await reader.click()
  await expect(page.getByRole('button', { name: /^13쪽 · / })).toBeVisible()
  await page.getByRole('button', { name: '최하은 전화 할 일' }).click()
  await expect(page.getByLabel('제목')).toHaveValue('최하은 전화: 시장 조사 보고서.pdf')
  const link = page.getByRole('link', { name: '최하은 님이 읽은 기록 보기: 시장 조사 보고서.pdf' })
  await expect(link).toHaveAttribute('href', /share-detail\/970\?tab=readers&reader=\d+$/)
  const ofReader = new URL((await link.getAttribute('href')) ?? '').search
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('제목')).toBeHidden()

  // The link of the todo opens what that reader has read, also without another word.
  await page.goto(`/employee/work/detail/1/share-detail/970${ofReader}`)
  await page.getByText('모두', { exact: true }).click()
  await expect(page.getByRole('button', { name: '모든 사람' })).toBeVisible()
  await expect(field).toHaveValue('13')
  await page.keyboard.press('Control+f')
  await page.getByRole('textbox', { name: '문서에서 찾기' }).fill('문제와 고객')
  await expect(page.getByText(/쪽 가운데 \d+번째/)).toBeVisible()

  // Two fingers that move apart.
  const scale = page.getByText(/^\d+%$/).first()
  const before = Number.parseInt(await scale.innerText(), 10)
  const fingers = await page.context().newCDPSession(page)
  await fingers.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 })
  const touch = (type: 'touchStart' | 'touchMove', apart: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [500 - apart, 500 + apart].map((x, id) => ({ x, y: 400, id })),
    })
  await touch('touchStart', 40)
  await touch('touchMove', 50)
  await touch('touchMove', 80)
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(async () => Number.parseInt(await scale.innerText(), 10)).toBeGreaterThan(1.5 * before)
  expect(faults).toEqual([])
})
