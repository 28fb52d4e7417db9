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

/** A company that owes nothing else, so that what is proposed is known. */
const findCompany = async () => {
  const companies = await call<{ client_no: number; client_name: string }>('clients?client_type=client&limit=100')
  for (const company of companies)
    if (!(await call(`deposits/credits?client_no=${company.client_no}`)).length) return company
  throw new Error('every company owes something')
}

const agree = async (client_no: number) => {
  const [project] = await call<{ proj_no: number }>('projects', {
    ...{ client_no, proj_name: '입금 여정', psrv_no: 1, thm_no: 2, pt_no: 11, proj_grade: 'a', proj_significant: '' },
    ...{ project_start: null, project_end: null, proj_employees: [] },
  })
  const proj_no = project?.proj_no ?? 0
  const est_no = await issueEstimate(proj_no, { est_title: '입금 여정 견적' })
  await call('contracts/paper', { est_no, ctr_concluded_dt: '2026-01-05', ctr_memo: '' })
  return proj_no
}

test('a deposit is registered, moves its project to 입금완료, and is refunded', async ({ as }) => {
  const { client_no, client_name } = await findCompany()
  const proj_no = await agree(client_no)
  const page = await as('ceo')
  const faults = watch(page)
  await page.goto('/employee/admin/contract/list?tab=deposits')
  await page.getByRole('button', { name: '입금 등록' }).click()

  // Money for what is due is proposed, the rest stays with the client.
  const form = page.getByRole('dialog', { name: '입금 등록' })
  await form
    .getByRole('combobox', { name: '고객사' })
    .or(form.getByRole('textbox', { name: '고객사' }))
    .fill(client_name)
  await page.getByRole('option', { name: client_name, exact: true }).click()
  await form.getByRole('textbox', { name: '금액', exact: true }).fill('1200000')
  await expect(form.getByRole('textbox', { name: '전액에 나눌 금액' })).toHaveValue('1,100,000')
  await expect(form.getByText('선수금으로 남는 금액 100,000원')).toBeVisible()
  await form.getByRole('textbox', { name: '입금자' }).fill('여정입금')
  await form.getByRole('button', { name: '등록', exact: true }).click()
  await expect(page.getByText('입금이 등록되었어요')).toBeVisible()

  await page.goto(`/employee/work/detail/${proj_no}/dashboard`)
  await expect(page.getByText('입금완료', { exact: true }).first()).toBeVisible()

  await page.goto('/employee/admin/contract/list?tab=deposits')
  await page.getByLabel(/^고객사, 입금자/).fill('여정입금')
  await page.getByRole('row', { name: /여정입금/ }).click()
  await expect(page.getByText('1,100,000원').first()).toBeVisible()
  await page.getByRole('button', { name: '환불', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '환불 기록' })
  await expect(dialog.getByRole('textbox', { name: '환불 금액' })).toHaveValue('1,200,000원')
  await dialog.getByRole('button', { name: '환불', exact: true }).click()
  await expect(page.getByText('1,200,000원을 환불하시겠습니까?')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: '환불', exact: true }).click()
  await expect(page.getByText('환불을 기록했어요')).toBeVisible()
  await expect(page.getByRole('list', { name: '환불과 바로잡음' }).getByText('1,200,000원')).toBeVisible()
  await expect(page.getByText('아직 나눈 결제가 없어요')).toBeVisible()
  expect(faults).toEqual([])
})
