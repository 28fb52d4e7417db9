import type { Page } from '@playwright/test'
import pg from 'pg'
import { crmDatabaseUrl, expect, test, tokenOf, watch } from './people.ts'

interface OwnSeat {
  crs_no: number
  seat_state: string
}

/** The courses of somebody, straight from the product. */
const seatsOf = async (page: Page, user_id: string, kind: 'learning' | 'done') => {
  const headers = { authorization: `Bearer ${await tokenOf(user_id)}` }
  const answer = await page.request.get(`/crm/v3/course_seats/own?kind=${kind}`, { headers })
  return ((await answer.json()) as { query: OwnSeat[] }).query.filter(({ seat_state }) => seat_state === 'live')
}

/** Every video of a course in a second size, as ffmpeg would leave it; the demo has one. Answers the numbers of the new ones. */
const addSize = async (crs_no: number) => {
  const client = new pg.Client({ connectionString: crmDatabaseUrl() })
  await client.connect()
  try {
    const { rows } = await client.query<{ lr_no: number }>(
      `with known as (
         select r.* from lecture_renditions r join lecture_media m using (lm_no) join course_lectures l using (crl_no)
          where l.crs_no = $1 and r.height < 720),
       made as (
         insert into lecture_renditions (lm_no, file_no, height, width, codecs, init, state)
         select lm_no, file_no, 720, 1280, codecs, init, state from known returning lr_no, lm_no)
       insert into lecture_segments (lr_no, n, from_ms, ms, file_no, at_byte, bytes)
       select made.lr_no, s.n, s.from_ms, s.ms, s.file_no, s.at_byte, s.bytes
         from made join known using (lm_no) join lecture_segments s on s.lr_no = known.lr_no
       returning lr_no`,
      [crs_no],
    )
    return [...new Set(rows.map(({ lr_no }) => lr_no))]
  } finally {
    await client.end()
  }
}

const video = (page: Page) => page.getByLabel('강의 영상')
const timeOf = (page: Page) => video(page).evaluate((element) => (element as HTMLVideoElement).currentTime)

test('a learner watches, notes and asks; staff answer; the learner reads it at its second', async ({ as }) => {
  const page = await as('client')
  const faults = watch(page)
  const [seat] = await seatsOf(page, 'client', 'learning')
  const crs_no = seat?.crs_no ?? 0
  const larger = await addSize(crs_no)
  await page.goto(`/client/camp-v3/lecture/${crs_no}`)
  await expect(video(page)).toBeVisible()
  await page.getByRole('combobox', { name: '재생 속도' }).selectOption('2')
  await page.getByRole('button', { name: '재생 (K)' }).click()
  await expect.poll(() => timeOf(page)).toBeGreaterThan(1)
  expect(await video(page).evaluate((element) => (element as HTMLVideoElement).playbackRate)).toBe(2)
  // Both sizes are fetched once they are chosen.
  const isLarger = (url: string) => larger.some((lr_no) => url.includes(`/renditions/${lr_no}/segments/`))
  const fetched: string[] = []
  page.on('request', (request) => request.url().includes('/segments/') && fetched.push(request.url()))
  for (const [size, isWanted] of [
    ['720p', isLarger],
    ['270p', (url: string) => !isLarger(url)],
  ] as const) {
    fetched.length = 0
    await page.getByRole('combobox', { name: '화질' }).selectOption(size)
    await expect.poll(() => fetched.some(isWanted), size).toBe(true)
  }
  await page.getByRole('button', { name: '일시정지 (K)' }).click()
  await page.getByRole('slider', { name: '재생 위치' }).fill('5')
  await expect.poll(() => timeOf(page)).toBe(5)

  await page.getByRole('tab', { name: '메모', exact: true }).click()
  await page.getByRole('button', { name: '메모 저장' }).click()
  await expect(page.getByText('메모를 입력해 주세요.')).toBeVisible()
  await page.getByRole('textbox', { name: '메모' }).fill('여기서 다시 보기')
  await page.getByRole('textbox', { name: '메모' }).press('Control+Enter')
  await expect(page.getByText('여기서 다시 보기')).toBeVisible()
  const memo = page.getByText('여기서 다시 보기')
  await memo.locator('xpath=..').getByRole('button', { name: '메모 삭제' }).click()
  await expect(memo).toBeHidden()
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect(memo).toBeVisible()

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: '단축키' })
  await expect(keys.getByText('재생, 일시정지').first()).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: '질문', exact: true }).click()
  await page.getByRole('button', { name: '질문하기' }).click()
  const ask = page.getByRole('dialog', { name: '질문하기 · 00:05' })
  await ask.getByRole('textbox', { name: '질문' }).fill('여정에서 묻는 질문이에요?')
  await ask.locator('input[type=file]').setInputFiles({
    name: '화면.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('무엇이 보이나요'),
  })
  await ask.getByRole('button', { name: '질문하기' }).click()
  await expect(page.getByText('질문을 등록했어요', { exact: true })).toBeVisible()
  const question = page.getByRole('listitem').filter({ hasText: '여정에서 묻는 질문이에요?' })
  await expect(question.getByText('답변 대기')).toBeVisible()
  await expect(question.getByText('화면.txt')).toBeVisible()

  const staff = await as('manager')
  await staff.goto(`/employee/camp-v3/class-detail/${crs_no}?tab=questions`)
  await staff.getByRole('row', { name: /여정에서 묻는 질문/ }).click()
  const dialog = staff.getByRole('dialog', { name: '질문', exact: true })
  await dialog.getByRole('textbox', { name: '답변' }).fill('여정에서 드리는 답변이에요.')
  await dialog.getByRole('button', { name: '답변 등록' }).click()
  await expect(staff.getByText('답변을 등록했어요', { exact: true })).toBeVisible()
  const answered = staff.getByRole('row', { name: /여정에서 묻는 질문/ })
  await expect(answered).toContainText('답변 완료')
  // The panel stays, and its address leads to the same question.
  await staff.reload()
  await dialog.getByRole('button', { name: '답변 수정' }).click()
  const edited = staff.getByRole('dialog', { name: '답변 수정' })
  await edited.getByRole('textbox', { name: '답변' }).fill('여정에서 고친 답변이에요.')
  await edited.getByRole('button', { name: '저장' }).click()
  await expect(staff.getByText('답변을 수정했어요', { exact: true })).toBeVisible()

  // The page of the learner follows by itself.
  await expect(question.getByText('여정에서 고친 답변이에요.')).toBeVisible()
  await page.getByRole('slider', { name: '재생 위치' }).fill('0')
  await question.getByRole('button', { name: '00:05 지점으로 이동' }).click()
  await expect.poll(() => timeOf(page)).toBe(5)

  await page.reload()
  await expect(page.getByRole('combobox', { name: '재생 속도' })).toHaveValue('2')
  await expect.poll(() => video(page).evaluate((element) => (element as HTMLVideoElement).playbackRate)).toBe(2)
  expect(faults).toEqual([])
})

test('whoever has completed a course gets the certificate and reviews it; staff reply and hide with a reason', async ({
  as,
}) => {
  const page = await as('client')
  const [seat] = await seatsOf(page, 'client', 'done')
  const crs_no = seat?.crs_no ?? 0
  await page.goto('/client/camp-v3/my?tab=done')
  const loading = page.waitForEvent('download')
  await page.getByRole('button', { name: '수료증' }).first().click()
  expect((await loading).suggestedFilename()).toMatch(/\.pdf$/)

  await page.goto(`/client/camp-v3/detail/${crs_no}?tab=reviews`)
  await page.getByRole('button', { name: /^후기 (쓰기|수정)$/ }).click()
  const form = page.getByRole('dialog')
  await form.getByText('4점', { exact: true }).click()
  await form.getByRole('textbox', { name: '후기' }).fill('짧아요')
  await form.getByRole('button', { name: '저장' }).click()
  await expect(form.getByText('후기는 10자 이상 써 주세요.')).toBeVisible()
  await form.getByRole('textbox', { name: '후기' }).fill('여정에서 남기는 긴 후기예요.')
  await form.getByRole('button', { name: '저장' }).click()
  await expect(page.getByText('여정에서 남기는 긴 후기예요.')).toBeVisible()

  const staff = await as('manager')
  await staff.goto(`/employee/camp-v3/class-detail/${crs_no}?tab=reviews`)
  await staff.getByRole('row', { name: /여정에서 남기는 긴 후기/ }).click()
  await staff.getByRole('dialog').getByRole('button', { name: '답글' }).click()
  await staff.getByRole('textbox', { name: '답글' }).fill('고맙습니다.')
  await staff.getByRole('button', { name: '답글 저장' }).click()
  await expect(staff.getByText('답글을 저장했어요', { exact: true })).toBeVisible()
  await expect(page.getByText('고맙습니다.', { exact: true })).toBeVisible()
  await staff.getByRole('button', { name: '숨기기' }).click()
  const reason = staff.getByRole('dialog', { name: '후기를 숨길까요?' })
  await reason.getByRole('textbox').fill('여정이라서요')
  await reason.getByRole('button', { name: '숨기기' }).click()
  await expect(page.getByText('숨긴 이유: 여정이라서요')).toBeVisible()
})
