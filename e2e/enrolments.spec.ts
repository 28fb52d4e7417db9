import { expect, test } from './people.ts'

const course = '콜드메일로 기업 고객 만나기'

test('a client buys two seats with the test checkout, starts the course and gets the unopened seat back by itself; staff see it', async ({
  as,
}) => {
  const client = await as('client2')
  await client.goto('/client/camp-v3/list')
  await client
    .getByRole('link', { name: new RegExp(course) })
    .first()
    .click()
  await client.getByRole('button', { name: '결제하기' }).click()
  await client.getByRole('button', { name: '한 명 더' }).click()
  await client.getByLabel('수강 기간과 환불 규정을 확인했고 동의해요.').check()
  await client.getByRole('button', { name: '결제 수단 고르기' }).click()
  await client.getByRole('button', { name: /원 결제/ }).click()
  await client.getByRole('button', { name: '승인되는 카드' }).click()
  await expect(client.getByRole('heading', { name: '결제를 마쳤어요' })).toBeVisible()
  const paidAt = client.url()
  await expect(client.getByText('198,000원').first()).toBeVisible()

  await client.getByRole('link', { name: '강의 보기' }).click()
  await client
    .getByRole('button', { name: /수강 시작|이어보기/ })
    .first()
    .click()
  await expect(client).toHaveURL(/\/client\/camp-v3\/lecture\//)

  await client.goto(paidAt)
  await client.getByRole('link', { name: '환불 신청' }).click()
  await client.getByLabel(/미배정/).check()
  await expect(client.getByText('7일 안에 열지 않은 수강권이라 바로 환불돼요.')).toBeVisible()
  await client.getByLabel('환불 사유').fill('한 자리는 필요 없어졌어요.')
  await client.getByRole('button', { name: '환불 신청' }).click()
  await expect(client.getByText('환불을 신청했어요', { exact: true })).toBeVisible()

  const staff = await as('ceo')
  await staff.goto('/employee/camp-v3/list?tab=payments')
  const row = staff.getByRole('row', { name: new RegExp(course) }).first()
  await expect(row).toContainText('198,000')
  await expect(row).toContainText('99,000')
  await staff.goto('/employee/camp-v3/list?tab=revenue')
  await expect(staff.getByRole('row', { name: new RegExp(course) })).toContainText('99,000')
})
