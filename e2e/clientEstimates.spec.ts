import { koreaToday } from '../apps/server/src/clock.ts'
import { lineDraft } from '../apps/server/src/testing/fixtures/money/estimateDrafts.ts'
import { issueEstimate } from './estimateFixture.ts'
import { crmUrl, expect, test, tokenOf, watch } from './people.ts'

/** Of the company of `client`. */
const proj_no = 1
const title = '포털에서 답할 견적'

const registerPaper = async (est_no: number) => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf('ceo')}` }
  const body = JSON.stringify({ est_no, ctr_concluded_dt: koreaToday(), ctr_memo: '' })
  return (await fetch(`${crmUrl()}/crm/v3/contracts/paper`, { method: 'POST', headers, body })).status
}

test('a client opens what waits, asks, accepts with an optional line, and sees what is to be paid', async ({ as }) => {
  const lines = [lineDraft(), lineDraft({ el_name: '영문 번역', el_price: 500_000, is_optional: true })]
  await issueEstimate(proj_no, { est_title: title, lines })
  const page = await as('client')
  const faults = watch(page)
  await page.goto('/client/home')
  const card = page.getByRole('list', { name: '견적 · 계약' })
  await card.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const foot = page.locator('footer').filter({ has: page.getByRole('button', { name: '승낙' }) })
  await expect(foot).toContainText('1,100,000원')
  await page.getByRole('checkbox', { name: /영문 번역/ }).check()
  await expect(foot).toContainText('1,650,000원')

  await page.getByRole('textbox', { name: '질문 내용' }).fill('계약은 언제 하나요?')
  await page.getByRole('button', { name: '질문 보내기' }).click()
  await expect(page.getByText('답변을 기다리고 있어요.')).toBeVisible()
  await foot.getByRole('button', { name: '승낙' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '승낙' }).click()
  await expect(page.getByText(/님이 .+에 승낙했어요\./)).toBeVisible()
  await expect(foot).toBeHidden()

  // The version with the chosen line has a number of its own; the list leads to it.
  await page.goto('/client/estimate/list')
  await page.getByRole('row').filter({ hasText: title }).click()
  await expect(page).toHaveURL(/detail\/\d+/)
  const est_no = Number(new URL(page.url()).pathname.split('/').at(-1))
  expect(await registerPaper(est_no)).toBe(200)
  // The page that is open follows by itself.
  await expect(page.getByRole('list', { name: '결제' }).getByText(/1,650,000원/)).toBeVisible()
  await expect(page.getByText(/^그린루프\d{4}$/)).toBeVisible()
  await expect(page.getByRole('button', { name: '입금 계좌 복사' })).toBeVisible()
  expect(faults).toEqual([])
})
