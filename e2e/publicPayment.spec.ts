import { issueEstimate, postEstimate } from './estimateFixture.ts'
import { crmUrl, expect, test, tokenOf, watch } from './people.ts'

const proj_no = 4

/** An estimate of 1,100,000 won whose contract is concluded, and a link to it. */
const agree = async () => {
  const est_no = await issueEstimate(proj_no, { est_title: '링크로 낼 견적' })
  const t: string = (await postEstimate(`/${est_no}/links`, {})).t
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf('ceo')}` }
  const body = JSON.stringify({ est_no, ctr_concluded_dt: '2026-01-05', ctr_memo: '' })
  const answer = await fetch(`${crmUrl()}/crm/v3/contracts/paper`, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
  return t
}

test('whoever has the link pays on the phone without an account, and keeps the receipt', async ({ as }) => {
  const t = await agree()
  const guest = await as()
  const faults = watch(guest)
  await guest.setViewportSize({ width: 390, height: 844 })
  await guest.goto(`/public/estimate?t=${t}`)
  await expect(guest.getByText('남은 결제', { exact: true })).toBeVisible()
  await expect(guest.getByRole('button', { name: '입금자명 복사' })).toBeVisible()

  // A card that is refused leaves the way open.
  await guest.getByRole('button', { name: /결제하기$/ }).click()
  await guest.getByRole('button', { name: '1,100,000원 결제' }).click()
  await guest.getByRole('button', { name: '거절되는 카드' }).click()
  await expect(guest.getByRole('heading', { name: '결제하지 못했어요' })).toBeVisible()
  await guest.getByRole('link', { name: '다시 결제' }).click()

  await guest.getByRole('button', { name: /결제하기$/ }).click()
  await guest.getByRole('button', { name: '1,100,000원 결제' }).click()
  await guest.getByRole('button', { name: '승인되는 카드' }).click()
  await expect(guest.getByRole('heading', { name: '결제를 마쳤어요' })).toBeVisible()
  await expect(guest).toHaveURL(new RegExp(`/public/estimate-pay-complete\\?pay_no=\\d+&t=${t}$`))
  await guest.reload()
  await expect(guest.getByRole('heading', { name: '결제를 마쳤어요' })).toBeVisible()
  const [file] = await Promise.all([
    guest.waitForEvent('download'),
    guest.getByRole('button', { name: '견적서 PDF' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  await guest.getByRole('link', { name: '계약 결제 보기' }).click()
  await expect(guest.getByText('모두 결제했어요. 고마워요.')).toBeVisible()
  expect(faults).toEqual([])
})

test('a virtual account says where to transfer, and the page follows when the money is there', async ({ as }) => {
  const t = await agree()
  const guest = await as()
  await guest.goto(`/public/estimate?t=${t}`)
  await guest.getByRole('button', { name: /결제하기$/ }).click()
  await guest.getByText('가상계좌', { exact: true }).click()
  await guest.getByRole('button', { name: '1,100,000원 결제' }).click()
  await guest.getByRole('button', { name: '승인되는 카드' }).click()
  await expect(guest.getByRole('heading', { name: '입금을 기다리고 있어요' })).toBeVisible()
  await expect(guest.getByRole('button', { name: '계좌번호 복사' })).toBeVisible()
  await guest.getByRole('button', { name: '입금하기' }).click()
  await expect(guest.getByRole('heading', { name: '결제를 마쳤어요' })).toBeVisible({ timeout: 30_000 })
})

test('without a link that is valid the page of the outcome says so, and shows nothing else', async ({ as }) => {
  const guest = await as()
  await guest.goto('/public/estimate-pay-complete?pay_no=1&t=AAAAAAAAAAAAAAAAAAAAAA')
  await expect(guest.getByText('유효하지 않은 링크예요. 담당자에게 다시 요청해 주세요.')).toBeVisible()
})
