import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { aBusinessNumber } from '../apps/server/seed/names.ts'
import { csvOf, sheetRows, textCell, xlsxOf } from '../apps/server/src/testing/files/spreadsheets.ts'
import { expect, test } from './people.ts'

const clientList = '/employee/client/list'
const someName = (word: string) => `${word} ${randomUUID().slice(0, 8)}`

const openImport = async (page: Page) => {
  await page.goto(clientList)
  await page.getByRole('button', { name: '엑셀로 등록' }).click()
  return page.getByRole('dialog', { name: '고객사 · VC 엑셀로 등록' })
}

const csvFile = (rows: string[][]) => ({
  name: '거래처.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(csvOf(rows)),
})

const foundByName = async (page: Page, name: string) => {
  await page.goto(`${clientList}?keyword=${encodeURIComponent(name)}`)
  return page.getByRole('row', { name: new RegExp(name) })
}

test('companies from a CSV file: columns matched by hand, every wrong row says why, the right ones are registered', async ({
  as,
}) => {
  const page = await as('staff')
  const [right, wrong] = [someName('가져온바다'), someName('가져온숲')]
  const panel = await openImport(page)
  await panel.locator('input[type=file]').setInputFiles(
    csvFile([
      ['거래처', '번호', '대표'],
      [right, '', '김바다'],
      [wrong, '123-45-67890', '이숲'],
      ['', '', '이름 없음'],
    ]),
  )
  await expect(panel.getByText(/거래처\.csv · 3행/)).toBeVisible()
  // A head that the product knows is matched already, the others are chosen.
  await expect(panel.getByRole('combobox', { name: '대표자' })).toHaveValue('대표')
  for (const [field, head] of [
    ['회사명', '거래처'],
    ['사업자등록번호', '번호'],
  ] as const) {
    await panel.getByRole('combobox', { name: field }).click()
    await page.getByRole('option', { name: head, exact: true }).click()
  }
  await panel.getByRole('button', { name: '미리보기' }).click()

  await expect(panel.getByText('1행을 등록할 수 있어요. 2행에 확인할 내용이 있어요.')).toBeVisible()
  await expect(panel.getByRole('row', { name: new RegExp(wrong) })).toContainText('사업자등록번호:')
  await expect(panel.getByRole('row', { name: /^4행/ })).toContainText('회사명:')
  await expect(panel.getByRole('row', { name: new RegExp(right) })).toBeHidden()
  const register = panel.getByRole('button', { name: '1건 등록' })
  await expect(register).toBeDisabled()
  await panel.getByLabel('오류가 있는 행을 빼고 등록').check()
  await register.click()
  await expect(panel.getByText('1건을 등록했어요.')).toBeVisible()

  await expect(await foundByName(page, right)).toBeVisible()
  await foundByName(page, wrong)
  await expect(page.getByText('조건에 맞는 회사가 없어요.')).toBeVisible()
})

test('an Excel file whose row was registered by somebody else meanwhile registers nothing', async ({ as }) => {
  const page = await as('manager')
  const [first, second] = [someName('엑셀하늘'), someName('엑셀구름')]
  const number = aBusinessNumber(90_000 + (Number.parseInt(randomUUID().slice(0, 4), 16) % 10_000))
  const file = {
    name: '회사.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await xlsxOf(
      sheetRows(
        [textCell('A1', '회사명'), textCell('B1', '사업자등록번호')],
        [textCell('A2', first), textCell('B2', '')],
        [textCell('A3', second), textCell('B3', number)],
      ),
    ),
  }
  const panel = await openImport(page)
  await panel.locator('input[type=file]').setInputFiles(file)
  await panel.getByRole('button', { name: '미리보기' }).click()
  await expect(panel.getByText('2행 모두 등록할 수 있어요.')).toBeVisible()

  const other = await as('staff')
  const others = await openImport(other)
  await others.locator('input[type=file]').setInputFiles(
    csvFile([
      ['회사명', '사업자번호'],
      ['먼저 등록', number],
    ]),
  )
  await others.getByRole('button', { name: '미리보기' }).click()
  await others.getByRole('button', { name: '1건 등록' }).click()
  await expect(others.getByText('1건을 등록했어요.')).toBeVisible()

  await panel.getByRole('button', { name: '2건 등록' }).click()
  await expect(page.getByText('그사이 달라진 행이 있어 등록하지 않았어요. 다시 확인해 주세요.')).toBeVisible()
  await expect(panel.getByRole('row', { name: new RegExp(second) })).toContainText('이미 등록된 사업자등록번호예요.')
  await foundByName(other, first)
  await expect(other.getByText('조건에 맞는 회사가 없어요.')).toBeVisible()
})

test('the template is a file that can be filled and uploaded as it is', async ({ as }) => {
  const page = await as('manager')
  const panel = await openImport(page)
  const download = page.waitForEvent('download')
  await panel.getByRole('button', { name: '양식 다운로드' }).click()
  const template = await download
  expect(template.suggestedFilename()).toMatch(/\.xlsx$/)
  await panel.locator('input[type=file]').setInputFiles(await template.path())
  await panel.getByRole('button', { name: '미리보기' }).click()
  await expect(panel.getByText('1행 모두 등록할 수 있어요.')).toBeVisible()
})
