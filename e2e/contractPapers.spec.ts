import { issueEstimate } from './estimateFixture.ts'
import { crmUrl, expect, test, tokenOf, watch } from './people.ts'

const call = async <Row>(path: string, body?: object) => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf('ceo')}` }
  const answer = await fetch(`${crmUrl()}/crm/v3/${path}`, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  return ((await answer.json()) as { query: Row[] }).query
}

const contractTitle = '증빙 여정 견적'

/** A contract of which all was transferred. */
const pay = async () => {
  const [company] = await call<{ client_no: number }>('clients?client_type=client&limit=1')
  const client_no = company?.client_no ?? 0
  const [project] = await call<{ proj_no: number }>('projects', {
    ...{ client_no, proj_name: '증빙 여정', psrv_no: 1, thm_no: 2, pt_no: 11, proj_grade: 'a', proj_significant: '' },
    ...{ project_start: null, project_end: null, proj_employees: [] },
  })
  const est_no = await issueEstimate(project?.proj_no ?? 0, { est_title: contractTitle })
  await call('contracts/paper', { est_no, ctr_concluded_dt: '2026-01-05', ctr_memo: '' })
  const credits = await call<{ projcrd_no: number; projcrd_amount: number; ctr_title: string }>(
    `deposits/credits?client_no=${client_no}`,
  )
  const shares = credits
    .filter(({ ctr_title }) => ctr_title === contractTitle)
    .map(({ projcrd_no, projcrd_amount: amount }) => ({ projcrd_no, amount }))
  const dep_amount = shares.reduce((sum, { amount }) => sum + amount, 0)
  await call('deposits', {
    ...{ client_no, dep_dt: '2026-01-06', dep_amount, dep_pay_type: 3, dep_name: '', dep_memo: '', shares },
  })
}

test('the paper of a deposit waits in the tab, and is issued when its approval number is recorded', async ({ as }) => {
  await pay()
  const page = await as('ceo')
  const faults = watch(page)
  await page.goto('/employee/admin/contract/list')
  await page.getByRole('tab', { name: '세금계산서' }).click()
  await page.getByLabel(/^고객사, 상호/).fill(contractTitle)
  const row = page.getByRole('row', { name: new RegExp(contractTitle) })
  await expect(row.getByText('기한 지남')).toBeVisible()
  await row.click()
  const panel = page.getByRole('complementary').or(page.getByRole('dialog')).filter({ hasText: '증빙 정보' })

  // Whom it is for is completed where the company's registration does not say it.
  await panel.getByRole('button', { name: '받는 회사 수정' }).click()
  const company = page.getByRole('dialog', { name: '받는 회사 수정' })
  await company.getByRole('textbox', { name: '사업자등록번호' }).fill('124-81-00998')
  await company.getByRole('textbox', { name: '상호' }).fill('주식회사 여정')
  await company.getByRole('textbox', { name: '대표자' }).fill('김대표')
  await company.getByRole('textbox', { name: '이메일' }).fill('tax@client.example')
  await company.getByRole('button', { name: '저장' }).click()
  await expect(panel.getByText('주식회사 여정').first()).toBeVisible()

  await panel.getByRole('button', { name: '발급 기록' }).click()
  const dialog = page.getByRole('dialog', { name: '발급 기록' })
  await dialog.getByRole('textbox', { name: '승인번호' }).fill('20260107-41000000-00000001')
  await dialog.getByRole('button', { name: '발급 기록' }).click()
  await expect(page.getByText('발급을 기록했어요')).toBeVisible()
  await expect(panel.getByText('202601074100000000000001').first()).toBeVisible()
  await expect(page.getByRole('row').getByText('발급 완료', { exact: true })).toBeVisible()
  await expect(panel.getByRole('button', { name: '수정 발급' })).toBeVisible()
  expect(faults).toEqual([])
})
