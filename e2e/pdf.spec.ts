import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { readPdf } from '../apps/server/src/testing/files/readPdf.ts'
import { expect, test } from './people.ts'

/** What the browser saved after a click. */
const saved = async (page: Page, button: Locator) => {
  const download = page.waitForEvent('download')
  await button.click()
  const file = await download
  // Said for a few seconds only: looked for before the file is read.
  await expect(page.getByText('다운로드가 완료되었습니다').last()).toBeVisible()
  return { name: file.suggestedFilename(), ...(await readPdf(await readFile(await file.path()))) }
}

test('minutes as PDF: one edition for the client, one for us', async ({ as }) => {
  const page = await as('designer')
  await page.goto(`/employee/schedule/record?keyword=${encodeURIComponent('투자자 목록')}`)
  await page.getByRole('row').nth(1).click()
  const panel = page.getByRole('dialog', { name: /회의록$/ })
  const forClient = await saved(page, panel.getByRole('button', { name: '고객용 PDF' }))
  expect(forClient.name).toMatch(/^회의록_.+_\d{4}-\d\d-\d\d\.pdf$/)
  expect(forClient.text).toContain('투자자 목록 20곳')
  expect(forClient.text).toContain(`1 / ${forClient.pages.length}`)
  expect(forClient.text).not.toContain('내부 기록')
  const internal = await saved(page, panel.getByRole('button', { name: '내부용 PDF' }))
  expect(internal.name).toMatch(/^회의록\(내부용\)_/)
  expect(internal.text).toContain('내부 기록')
})

test('a project’s summary as PDF, every page numbered', async ({ as }) => {
  const page = await as('ceo')
  await page.goto('/employee/work/detail/1/dashboard')
  const { name, pages, title } = await saved(page, page.getByRole('button', { name: 'PDF', exact: false }))
  expect(name).toMatch(/^프로젝트 요약_.+_\d{4}-\d\d-\d\d\.pdf$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split('_')[1] ?? '-')
  expect(title).toContain(name.split('_')[1])
  expect(pages.length).toBeGreaterThan(0)
  for (const [index, words] of pages.entries()) expect(words).toContain(`${index + 1} / ${pages.length}`)
})

test('what cannot be made says so, and the button works again', async ({ as }) => {
  const page = await as('ceo')
  await page.route(/\/pdf/, (route) =>
    route.fulfill({ status: 503, json: { code: 'busy', message: '잠시 뒤에 해 주세요.' } }),
  )
  await page.goto('/employee/work/detail/1/dashboard')
  const button = page.getByRole('button', { name: 'PDF', exact: false })
  await button.click()
  await expect(page.getByText('잠시 뒤에 해 주세요')).toBeVisible()
  await page.unroute(/\/pdf/)
  expect((await saved(page, button)).pages.length).toBeGreaterThan(0)
})
