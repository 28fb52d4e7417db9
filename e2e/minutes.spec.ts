import type { Locator, Page } from '@playwright/test'
import { expect, test } from './people.ts'

const record = '/employee/schedule/record'
const content = '미팅 상세내용'

const contentOf = (panel: Locator) => panel.getByRole('textbox', { name: content })
const secretOf = (panel: Locator) => panel.getByRole('textbox', { name: '내부 기록' })

/** Journeys run beside each other: each takes a row of its own, from the oldest on, where new minutes move none. */
const openRow = async (page: Page, place: number) => {
  await page.goto(`${record}?sort=start_dt`)
  await page.locator('[data-row]').nth(place).click()
  const panel = page.getByRole('dialog', { name: /회의록$/ })
  await expect(contentOf(panel)).not.toHaveValue('')
  return panel
}

const drafts = (page: Page) => page.evaluate(() => JSON.stringify(localStorage))

test('minutes are found by what is written in them', async ({ as }) => {
  const page = await as('staff')
  await page.goto(record)
  await page.getByLabel('회의록 내용, 회사명 검색').fill('투자자 목록')
  await expect(page).toHaveURL(/keyword=/)
  await expect(page.getByRole('row').nth(1)).toContainText('투자자 목록 20곳')
  await page.getByLabel('회의록 내용, 회사명 검색').fill('세상에없는말')
  await expect(page.getByText('찾는 회의록이 없어요.')).toBeVisible()
})

test('a draft survives a reload and a closed tab, can be given up and completed', async ({ as }) => {
  const page = await as('staff')
  const panel = await openRow(page, 3)
  const saved = await contentOf(panel).inputValue()
  await expect(panel.getByText(`${saved.length.toLocaleString('ko-KR')} / 10,000자`)).toBeVisible()

  const long = `길게 적은 글 ${'가'.repeat(9_900)}`
  await contentOf(panel).fill(long)
  await secretOf(panel).fill('나'.repeat(9_950))
  await expect.poll(() => drafts(page)).toContain('길게 적은 글')
  await expect(panel.getByText('임시저장했어요')).toBeVisible()
  await page.reload()
  const again = await openRow(page, 3)
  await expect(again.getByText('작성하던 내용을 불러왔어요.')).toBeVisible()
  await expect(contentOf(again)).toHaveValue(long)

  // Typed, and gone before the half second is over.
  await contentOf(again).fill('창을 닫기 직전에 쓴 글')
  await page.goto('about:blank')
  const other = await page.context().newPage()
  await other.goto(record)
  // A page that is left ends a moment after the next one is there.
  await expect.poll(() => drafts(other)).toContain('창을 닫기 직전에 쓴 글')
  const third = await openRow(other, 3)
  await expect(contentOf(third)).toHaveValue('창을 닫기 직전에 쓴 글')

  await third.getByRole('button', { name: '지우고 새로 작성' }).click()
  await expect(contentOf(third)).toHaveValue(saved)
  expect(await drafts(other)).not.toContain('길게 적은 글')

  await contentOf(third).fill('지울 글')
  await expect(third.getByText(/\d초 뒤 임시저장|임시저장했어요/)).toBeVisible()
  await third.getByRole('button', { name: '임시저장 삭제' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
  await expect(other.getByText('임시저장한 내용을 삭제했어요')).toBeVisible()
  await expect(contentOf(third)).toHaveValue(saved)

  await contentOf(third).fill('')
  await third.getByRole('button', { name: '완료' }).click()
  await expect(third.getByText('미팅 상세내용을 입력해 주세요')).toBeVisible()
  await contentOf(third).fill('다음 회차까지 자료를 보내기로 했습니다.')
  await third.getByRole('button', { name: '완료' }).click()
  await expect(other.getByText('작성을 완료했어요')).toBeVisible()
  await expect(third).toBeHidden()
  expect(await drafts(other)).not.toContain('자료를 보내기로')
})

test('meetings without minutes are found, and are gone from there once somebody writes them', async ({ as }) => {
  const page = await as('manager')
  await page.goto(`${record}?is_unwritten=1&is_own=1`)
  const first = page.locator('[data-row]').first()
  await expect(first).toContainText('미작성')
  const ms_no = await first.getAttribute('data-row')
  await first.click()
  const panel = page.getByRole('dialog', { name: /회의록$/ })
  await contentOf(panel).fill('이제 적은 글')
  await secretOf(panel).fill('이제 적은 내부 글')
  await panel.getByRole('button', { name: '완료' }).click()
  await expect(page.getByText('작성을 완료했어요')).toBeVisible()
  await expect(page.locator(`[data-row="${ms_no}"]`)).toHaveCount(0)
})

test('where the browser keeps nothing the panel says so, and asks before it closes', async ({ as }) => {
  const page = await as('staff')
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith('crm.draft')) throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
  })
  const panel = await openRow(page, 4)
  const before = await contentOf(panel).inputValue()
  await contentOf(panel).fill('어디에도 남지 않은 글')
  await expect(panel.getByText('이 브라우저에는 임시저장할 수 없어요.')).toBeVisible()
  await expect(panel.getByText('임시저장했어요')).toBeHidden()
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: '계속 작성' }).click()
  await expect(contentOf(panel)).toHaveValue('어디에도 남지 않은 글')
  await contentOf(panel).fill(before)
  await expect(panel.getByText('이 브라우저에는 임시저장할 수 없어요.')).toBeHidden()
})

test('two people write the same minutes: the later one is told, sees both, loses nothing', async ({ as }) => {
  const [mina, jun] = [await as('staff'), await as('manager')]
  const [first, later] = [await openRow(mina, 6), await openRow(jun, 6)]
  await contentOf(later).fill('나중에 끝낸 글')
  await contentOf(first).fill('먼저 끝낸 글')
  await first.getByRole('button', { name: '완료' }).click()
  await expect(mina.getByText('작성을 완료했어요')).toBeVisible()

  const compared = later.getByRole('region', { name: '다른 사람이 먼저 바꾼 항목이 있어요' })
  await expect(compared).toContainText('먼저 끝낸 글')
  await later.getByRole('button', { name: '완료' }).click()
  await expect(later.getByText('남길 내용을 고르지 않은 항목이 있어요.')).toBeVisible()
  await expect(contentOf(later)).toHaveValue('나중에 끝낸 글')
  await later.getByRole('button', { name: `${content}: 내 내용 유지` }).click()
  await later.getByRole('button', { name: '완료' }).click()
  await expect(jun.getByText('작성을 완료했어요')).toBeVisible()
  await expect(later).toBeHidden()
})

test('an answer that got lost: nobody else is blamed, and writing goes on from what was saved', async ({ as }) => {
  const page = await as('staff')
  const panel = await openRow(page, 8)
  let isLost = false
  await page.route('**/crm/v3/meeting_record/*', async (route) => {
    if (isLost || route.request().method() !== 'PUT') return route.continue()
    isLost = true
    await route.fetch()
    await route.abort()
  })
  await contentOf(panel).fill('답이 사라진 글')
  await panel.getByRole('button', { name: '완료' }).click()
  await expect(page.getByText('서버와 연결할 수 없어요')).toBeVisible()
  // What is typed is what is saved: there is no draft any more.
  await expect(panel.getByRole('button', { name: '임시저장 삭제' })).toBeDisabled()
  await contentOf(panel).fill('답이 사라진 뒤에 더 쓴 글')
  await panel.getByRole('button', { name: '완료' }).click()
  await expect(page.getByText('작성을 완료했어요')).toBeVisible()
  await expect(panel).toBeHidden()
})

test('a client reads the client text in the portal, and nothing of the other one', async ({ as }) => {
  const page = await as('client')
  await page.goto('/client/home')
  await expect(page.getByRole('heading', { name: /^회의록/ })).toBeVisible()
  const answer = await page.request.get('/crm/v3/portal/minutes?limit=100', {
    headers: { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('crm.token'))}` },
  })
  expect(await answer.text()).not.toContain('secret')
})

test('staff subscribe to their meetings, and end it', async ({ as }) => {
  const page = await as('designer')
  await page.goto('/employee/mypage/info')
  await page.getByRole('button', { name: '구독 주소 만들기' }).click()
  const url = await page.getByRole('textbox', { name: '구독 주소' }).inputValue()
  const feed = await page.request.get(url)
  expect(feed.headers()['content-type']).toContain('text/calendar')
  expect(await feed.text()).toContain('BEGIN:VCALENDAR')
  await page.getByRole('button', { name: '구독 끊기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '구독 끊기' }).click()
  await expect(page.getByText('캘린더 구독을 끊었어요')).toBeVisible()
  expect((await page.request.get(url)).status()).toBe(404)
})
