import { issueEstimate } from './estimateFixture.ts'
import { expect, test, watch } from './people.ts'

const proj_no = 5
const title = '종이로 맺을 견적'
const scan = { name: '계약서 스캔.txt', mimeType: 'text/plain', buffer: Buffer.from('계약서') }

test('a contract on paper is registered with its scan, stands in the project and among all contracts, and is cancelled', async ({
  as,
}) => {
  const est_no = await issueEstimate(proj_no, { est_title: title })
  const page = await as('ceo')
  const faults = watch(page)
  await page.goto(`/employee/work/estimate/edit/${proj_no}/${est_no}`)
  await page.getByRole('button', { name: `${title} 계약 만들기` }).click()
  await page.getByRole('menuitem', { name: '종이 계약 등록' }).click()

  // Without a scan nothing is registered.
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: '등록', exact: true }).click()
  await expect(panel.getByText('계약서 파일을 하나 이상 골라 주세요.')).toBeVisible()
  await panel.locator('input[type=file]').setInputFiles(scan)
  await panel.getByRole('button', { name: '등록', exact: true }).click()
  await expect(page.getByText('종이 계약을 등록했어요')).toBeVisible()
  await expect(panel.getByText('체결', { exact: true }).first()).toBeVisible()
  await expect(panel.getByText(scan.name).first()).toBeVisible()

  await page.goto(`/employee/work/detail/${proj_no}/dashboard`)
  const contracts = page.getByRole('list', { name: '계약', exact: true })
  const line = contracts.getByRole('listitem').filter({ hasText: title })
  await expect(line).toContainText('체결')
  await expect(line).toContainText('입금 0 원')

  await page.goto('/employee/admin/contract/list')
  await page.getByLabel(/^계약명, 고객사/).fill(title)
  await page.getByRole('row', { name: new RegExp(title) }).click()
  await page.getByRole('button', { name: '메모 쓰기' }).click()
  await page.getByRole('textbox', { name: '메모' }).fill('원본은 2층 서류함에 있어요')
  await page.getByRole('dialog', { name: '메모 수정' }).getByRole('button', { name: '저장' }).click()
  await expect(page.getByText('원본은 2층 서류함에 있어요').first()).toBeVisible()

  await page.getByRole('button', { name: '해지', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '계약 해지' })
  await dialog.getByRole('textbox', { name: '해지 사유' }).fill('고객 사정')
  await dialog.getByRole('button', { name: '해지', exact: true }).click()
  await expect(page.getByText('계약을 해지했어요')).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('해지')
  expect(faults).toEqual([])
})
