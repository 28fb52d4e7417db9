import { lineDraft } from '../apps/server/src/testing/fixtures/money/estimateDrafts.ts'
import { issueEstimate, postEstimate } from './estimateFixture.ts'
import { expect, test, watch } from './people.ts'

const proj_no = 4

/** An issued estimate of one line and an optional one, and a link to it. */
const issueWithLink = async () => {
  const lines = [lineDraft(), lineDraft({ el_name: '영문 번역', el_price: 500_000, is_optional: true })]
  const est_no = await issueEstimate(proj_no, { est_title: '링크로 답할 견적', lines })
  return { est_no, t: (await postEstimate(`/${est_no}/links`, {})).t }
}

test('a client reads the estimate on the phone, asks, ticks an option and accepts; staff see it and answer', async ({
  as,
}) => {
  const { est_no, t } = await issueWithLink()
  const guest = await as()
  const faults = watch(guest)
  await guest.setViewportSize({ width: 390, height: 844 })
  await guest.goto(`/public/estimate?t=${t}`)
  await expect(guest.getByRole('heading', { level: 1, name: '링크로 답할 견적' })).toBeVisible()
  const foot = guest.locator('main > footer')
  await expect(foot).toContainText('1,100,000원')
  await guest.getByRole('checkbox', { name: /영문 번역/ }).check()
  await expect(foot).toContainText('선택 항목 1개 포함')
  await expect(foot).toContainText('1,650,000원')

  await guest.getByRole('textbox', { name: '질문 내용' }).fill('언제 시작할 수 있나요?')
  await guest.getByRole('button', { name: '질문 보내기' }).click()
  await expect(guest.getByText('답변을 기다리고 있어요.')).toBeVisible()

  await foot.getByRole('button', { name: '승낙' }).click()
  await guest.getByRole('dialog').getByRole('button', { name: '승낙' }).click()
  await expect(guest.getByText(/한대표 님이 .+에 승낙했어요\./)).toBeVisible()
  await expect(foot).toBeHidden()

  const staff = await as('ceo')
  await staff.goto(`/employee/work/estimate/edit/${proj_no}/${est_no}`)
  const versions = staff.getByRole('list', { name: '버전' })
  await expect(versions.getByText('승낙', { exact: true })).toBeVisible()
  await expect(versions.getByText('1,650,000원')).toBeVisible()
  await expect(staff.getByRole('list', { name: '보낸 링크' }).getByText(/읽음/)).toBeVisible()
  await staff.getByRole('textbox', { name: '답변' }).fill('다음 주에 시작해요.')
  await staff.getByRole('button', { name: '답변 보내기' }).click()
  await expect(staff.getByText(/다음 주에 시작해요\. \(/)).toBeVisible()

  await guest.reload()
  await expect(guest.getByText('다음 주에 시작해요.')).toBeVisible()
  expect(faults).toEqual([])
})

test('a link that is not valid says so, and shows nothing else', async ({ as }) => {
  const guest = await as()
  await guest.goto('/public/estimate?t=AAAAAAAAAAAAAAAAAAAAAA')
  await expect(guest.getByText('유효하지 않은 링크예요. 담당자에게 다시 요청해 주세요.')).toBeVisible()
})
