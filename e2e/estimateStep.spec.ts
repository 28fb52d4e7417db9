import { estimateDraft, lineDraft } from '../apps/server/src/testing/fixtures/money/estimateDrafts.ts'
import { postEstimate } from './estimateFixture.ts'
import { expect, test, watch } from './people.ts'

const proj_no = 5

test('an estimate is written in six steps on a tablet, a phone follows it live, and goes on when it is issued', async ({
  as,
}) => {
  const { est_no } = await postEstimate('', { proj_no, ...estimateDraft({ est_title: '회의에서 쓰는 견적' }) })
  const tablet = await as('ceo')
  const faults = watch(tablet)
  await tablet.setViewportSize({ width: 768, height: 1024 })
  await tablet.goto(`/employee/estimate/step?est_no=${est_no}`)
  const step = (name: RegExp) =>
    tablet.getByRole('navigation', { name: '견적 작성 단계' }).getByRole('button', { name })
  const next = tablet.getByRole('button', { name: '다음' })
  await expect(step(/1단계/)).toHaveAttribute('aria-current', 'step')
  await tablet.getByRole('textbox', { name: '받는 사람', exact: true }).fill('김대표')
  await next.click()
  await expect(tablet).toHaveURL(/step=2/)
  await tablet.getByRole('textbox', { name: '1번째 항목' }).fill('IR 덱 제작')
  await step(/5단계/).click()

  // The client points the phone at the code, whose address stands below it.
  await expect(tablet.getByText('저장됨', { exact: true })).toBeVisible()
  await tablet.getByRole('button', { name: '함께 보기 QR 코드' }).click()
  const dialog = tablet.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: '견적 페이지의 QR 코드' })).toBeVisible()
  const address = await dialog.getByRole('textbox', { name: '페이지 주소' }).inputValue()
  const phone = await as()
  const faultsOfPhone = watch(phone)
  await phone.setViewportSize({ width: 390, height: 844 })
  await phone.goto(address)
  await expect(phone.getByText('작성 중', { exact: true })).toBeVisible()
  await expect(phone.getByText('IR 덱 제작')).toBeVisible()
  await expect(phone.getByRole('button', { name: '승낙' })).toHaveCount(0)
  await expect(dialog.getByText(/휴대폰 1대에서 열었어요/)).toBeVisible()
  await dialog.getByRole('button', { name: '닫기', exact: true }).last().click()

  // What the consultant changes is on the phone without anybody touching it.
  await step(/3단계/).click()
  await tablet.getByRole('button', { name: '10%', exact: true }).click()
  await expect(phone.getByText('-100,000원')).toBeVisible()
  await expect(phone.getByText('990,000원').first()).toBeVisible()
  await tablet.goBack()
  await expect(step(/5단계/)).toHaveAttribute('aria-current', 'step')

  await step(/6단계/).click()
  await tablet.getByRole('button', { name: '발행하고 보내기' }).click()
  const issuing = tablet.getByRole('dialog')
  await issuing.getByRole('button', { name: '발행', exact: true }).click()
  await expect(tablet.getByText(/BE-\d{4}-\d{5}/).first()).toBeVisible()
  await expect(step(/1단계/)).toBeDisabled()
  await expect(phone.getByRole('button', { name: '승낙' })).toBeVisible()
  await expect(phone.getByText('작성 중', { exact: true })).toHaveCount(0)
  await expect(tablet.getByRole('button', { name: '견적서 QR 코드' })).toBeVisible()
  expect([...faults, ...faultsOfPhone]).toEqual([])
})

test('ending it closes the page on the phone', async ({ as }) => {
  const draft = estimateDraft({ est_title: '끝내는 견적', lines: [lineDraft()] })
  const { est_no } = await postEstimate('', { proj_no, ...draft })
  const { t } = await postEstimate(`/${est_no}/viewings`, {})
  const phone = await as()
  await phone.goto(`/public/estimate?t=${t}`)
  await expect(phone.getByText('작성 중', { exact: true })).toBeVisible()
  const tablet = await as('ceo')
  await tablet.goto(`/employee/estimate/step?est_no=${est_no}&step=5`)
  await tablet.getByRole('button', { name: '함께 보기 끝내기' }).click()
  await tablet
    .getByRole('dialog')
    .or(tablet.getByRole('alertdialog'))
    .getByRole('button', { name: '함께 보기 끝내기' })
    .click()
  await expect(phone.getByText('유효하지 않은 링크예요. 담당자에게 다시 요청해 주세요.')).toBeVisible()
})

test('without a project it asks for one first', async ({ as }) => {
  const page = await as('ceo')
  await page.goto('/employee/estimate/step')
  await page.getByRole('main').getByRole('combobox', { name: '프로젝트', exact: true }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('link', { name: '새 견적 작성' }).click()
  await expect(page).toHaveURL(/proj_no=\d+/)
  await expect(page.getByRole('textbox', { name: '견적 제목' })).toBeVisible()
})
