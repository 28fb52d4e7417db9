import { issueEstimate } from './estimateFixture.ts'
import { crmUrl, expect, test, tokenOf, watch } from './people.ts'

const call = async <Row>(who: string, path: string, body?: object) => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf(who)}` }
  const answer = await fetch(`${crmUrl()}/crm/v3/${path}`, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  return ((await answer.json()) as { query: Row[] }).query
}

const companyOf = async (who: string) => {
  const headers = { authorization: `Bearer ${await tokenOf(who)}` }
  const answer = await fetch(`${crmUrl()}/crm/v3/auth/profile`, { headers })
  return ((await answer.json()) as { user: { client_no: number } }).user.client_no
}

/** A contract of the client's own company, concluded long ago, with 600,000 won paid by transfer. */
const agree = async (title: string) => {
  const client_no = await companyOf('client')
  const [project] = await call<{ proj_no: number }>('ceo', 'projects', {
    ...{ client_no, proj_name: title, psrv_no: 1, thm_no: 2, pt_no: 11, proj_grade: 'a' },
    ...{ proj_significant: '', project_start: null, project_end: null, proj_employees: [] },
  })
  const est_no = await issueEstimate(project?.proj_no ?? 0, { est_title: title })
  const paper = { est_no, ctr_concluded_dt: '2026-01-05', ctr_memo: '' }
  const [contract] = await call<{ credits: { projcrd_no: number }[] }>('ceo', 'contracts/paper', paper)
  const projcrd_no = contract?.credits[0]?.projcrd_no ?? 0
  await call('ceo', 'deposits', {
    ...{ client_no, dep_dt: '2026-01-10', dep_amount: 600_000, dep_pay_type: 3, dep_name: '', dep_memo: '' },
    shares: [{ projcrd_no, amount: 600_000 }],
  })
  return est_no
}

test('a contract is cancelled with a refund that is proposed line by line and changed for a reason; the client sees it', async ({
  as,
}) => {
  const title = '환불 여정 견적'
  const est_no = await agree(title)
  const page = await as('ceo')
  const faults = watch(page)
  await page.goto('/employee/admin/contract/list')
  await page.getByLabel(/^계약명, 고객사/).fill(title)
  await page.getByRole('row', { name: new RegExp(title) }).click()
  await page.getByRole('button', { name: '해지', exact: true }).click()

  const dialog = page.getByRole('dialog', { name: '계약 해지' })
  const lines = dialog.getByRole('list', { name: '환불 금액 계산' })
  await expect(lines).toContainText('받은 금액')
  await expect(lines).toContainText('수행률 0%')
  const amount = dialog.getByRole('textbox', { name: '환불 금액' })
  await expect(amount).toHaveValue('600,000원')
  await expect(dialog.getByRole('list', { name: '입금별 환불' })).toContainText('계좌 이체')
  await dialog.getByRole('textbox', { name: '해지 사유' }).fill('고객 사정')
  await amount.fill('450000')
  await dialog.getByRole('textbox', { name: '금액을 바꾼 이유' }).fill('초안까지 만든 몫을 남겨요')
  await dialog.getByRole('button', { name: '해지', exact: true }).click()
  await expect(page.getByText('450,000원을 환불하시겠습니까?')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: '해지', exact: true }).click()
  await expect(page.getByText('계약을 해지했어요')).toBeVisible()
  const refunds = page.getByRole('list', { name: '환불', exact: true })
  await expect(refunds).toContainText('450,000원 환불')
  await expect(refunds).toContainText('초안까지 만든 몫을 남겨요')
  await expect(refunds.getByText('완료', { exact: true })).toBeVisible()
  expect(faults).toEqual([])

  const client = await as('client')
  await client.goto(`/client/estimate/detail/${est_no}`)
  await expect(client.getByText('해지', { exact: true }).first()).toBeVisible()
  await expect(client.getByText(/^450,000원 \(/)).toBeVisible()
})

test('입금 예보 shows the weeks that come and what came, and a week opens its payments with the reason', async ({
  as,
}) => {
  const page = await as('ceo')
  const faults = watch(page)
  await page.goto('/employee/admin/contract/list?tab=forecast')
  const coming = page.getByRole('list', { name: '앞으로 12주' })
  await expect(coming.getByRole('listitem')).toHaveCount(12)
  await expect(page.getByRole('list', { name: '지난 8주' }).getByRole('listitem')).toHaveCount(8)
  await coming
    .getByRole('button', { name: /[1-9][0-9]*건/ })
    .first()
    .click()
  const panel = page.getByRole('dialog', { name: /예상 입금$/ })
  await expect(panel.getByRole('listitem').first()).toContainText('결제일')
  await expect(panel.getByRole('listitem').first()).toContainText(/중앙값|결제일 그대로/)
  expect(faults).toEqual([])
})
