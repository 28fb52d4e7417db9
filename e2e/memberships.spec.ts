import { expect, test } from './people.ts'

test('staff make a coupon; a client enters its code, asks for a membership with it, and staff record the deposit', async ({
  as,
}) => {
  const staff = await as('ceo')
  await staff.goto('/employee/admin/coupon')
  await expect(staff.getByRole('heading', { name: '쿠폰 관리' })).toBeVisible()
  await staff.getByRole('link', { name: '쿠폰 등록' }).click()
  await expect(staff.getByRole('heading', { name: '쿠폰 등록' })).toBeVisible()
  await staff.getByRole('button', { name: '저장' }).click()
  await expect(staff.getByText('쿠폰 이름을 입력해 주세요.')).toBeVisible()
  await staff.getByLabel('쿠폰 이름').fill('여정 멤버십 쿠폰')
  await staff.getByLabel('할인율').fill('10')
  await staff.getByText('멤버십', { exact: true }).click()
  await staff.getByLabel('쿠폰 코드').fill('JOURNEY-10')
  for (const [label, day] of [
    ['시작일', '2020.01.01'],
    ['종료일', '2099.12.31'],
  ] as const) {
    await staff.getByLabel(label).fill(day)
    await staff.getByLabel(label).press('Enter')
  }
  await staff.getByRole('button', { name: '저장' }).click()
  await expect(staff.getByRole('heading', { name: '여정 멤버십 쿠폰' })).toBeVisible()
  await expect(staff.getByText('JOURNEY-10')).toBeVisible()

  const client = await as('client2')
  await client.goto('/client/camp-v3/my?tab=coupons')
  await client.getByLabel('쿠폰 코드').fill('wrong-code')
  await client.getByRole('button', { name: '등록', exact: true }).click()
  await expect(client.getByText('사용할 수 없는 쿠폰이에요.', { exact: true })).toBeVisible()
  await client.getByLabel('쿠폰 코드').fill('journey10')
  await client.getByRole('button', { name: '등록', exact: true }).click()
  await expect(client.getByText('여정 멤버십 쿠폰')).toBeVisible()

  await client.getByRole('tab', { name: '멤버십' }).click()
  await client.getByRole('button', { name: '스타터 신청' }).click()
  await client.getByRole('button', { name: '결제하기' }).click()
  const dialog = client.getByRole('dialog')
  await dialog.getByRole('combobox', { name: '쿠폰' }).click()
  await client.getByRole('option', { name: /여정 멤버십 쿠폰/ }).click()
  await expect(dialog).toContainText('531,000원')
  await dialog.getByRole('button', { name: '결제하기' }).click()
  await dialog.getByText('직접 입금', { exact: true }).click()
  await dialog.getByRole('button', { name: '직접 입금' }).click()
  await expect(client.getByText('입금을 확인하면 알려 드릴게요', { exact: true })).toBeVisible()

  await staff.goto('/employee/admin/membership')
  await staff.getByRole('row', { name: /스타터.*결제 중/ }).click()
  await staff.getByRole('button', { name: '입금 확인' }).click()
  await staff.getByRole('dialog').last().getByRole('button', { name: '기록' }).click()
  await expect(staff.getByText('입금을 기록했어요', { exact: true })).toBeVisible()
  await expect(client.getByText('이용 중', { exact: true })).toBeVisible()

  await staff.getByRole('button', { name: '기간 연장' }).click()
  const extend = staff.getByRole('dialog').last()
  await extend.getByRole('button', { name: '기간 연장' }).click()
  await expect(extend.getByText('사유를 입력해 주세요.')).toBeVisible()
})
