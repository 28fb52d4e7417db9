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

/** A concluded contract of the client's own company. */
const agree = async () => {
  const client_no = await companyOf('client')
  const [project] = await call<{ proj_no: number }>('ceo', 'projects', {
    ...{ client_no, proj_name: '결제 여정', psrv_no: 1, thm_no: 2, pt_no: 11, proj_grade: 'a' },
    ...{ proj_significant: '', project_start: null, project_end: null, proj_employees: [] },
  })
  const proj_no = project?.proj_no ?? 0
  const est_no = await issueEstimate(proj_no, { est_title: '결제 여정 견적' })
  await call('ceo', 'contracts/paper', { est_no, ctr_concluded_dt: '2026-01-05', ctr_memo: '' })
  return { proj_no, est_no }
}

test('a client pays an instalment by card, and the project says so by itself', async ({ as }) => {
  const { proj_no, est_no } = await agree()
  const client = await as('client')
  const faults = watch(client)
  await client.goto(`/client/estimate/payment/${est_no}`)
  await expect(client.getByRole('heading', { name: '계약 대금 결제' })).toBeVisible()
  await expect(client.getByText('1,100,000원').first()).toBeVisible()
  await expect(client.getByRole('button', { name: '입금자명 복사' })).toBeVisible()

  // A card that is refused leaves the way open.
  await client.getByRole('button', { name: /결제하기$/ }).click()
  await client.getByRole('button', { name: '1,100,000원 결제' }).click()
  await client.getByRole('button', { name: '거절되는 카드' }).click()
  await expect(client.getByRole('heading', { name: '결제하지 못했어요' })).toBeVisible()
  await client.getByRole('link', { name: '다시 결제' }).click()

  await client.getByRole('button', { name: /결제하기$/ }).click()
  await client.getByRole('button', { name: '1,100,000원 결제' }).click()
  await client.getByRole('button', { name: '승인되는 카드' }).click()
  await expect(client.getByRole('heading', { name: '결제를 마쳤어요' })).toBeVisible()
  await expect(client).toHaveURL(/payment-complete\?pay_no=\d+$/)
  await client.reload()
  await expect(client.getByRole('heading', { name: '결제를 마쳤어요' })).toBeVisible()
  await client.getByRole('link', { name: '계약 결제 보기' }).click()
  await expect(client.getByText('모두 결제했어요. 고마워요.')).toBeVisible()
  expect(faults).toEqual([])

  const staff = await as('ceo')
  await staff.goto(`/employee/work/detail/${proj_no}/dashboard`)
  await expect(staff.getByText('입금완료', { exact: true }).first()).toBeVisible()
})
