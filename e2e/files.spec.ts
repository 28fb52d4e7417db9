import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test, watch } from './people.ts'

const textFile = (name: string, words: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(words) })

const crc = (bytes: Buffer) => {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}

/** A real picture of that many pixels, noisy enough to be worth compressing. */
const picture = (name: string, width: number, height: number) => {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  const rows = randomBytes(height * (width * 3 + 1))
  for (let row = 0; row < height; row++) rows[row * (width * 3 + 1)] = 0
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  const buffer = Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...parts])
  return { name, mimeType: 'image/png', buffer }
}

const list = (page: Page) => page.getByRole('list', { name: '첨부파일' })
/** The company's data room on the same page has inputs of its own. */
const drop = (page: Page) => page.locator('input[type=file][multiple]:not([accept], [data-upload])')

test('files go up, come down with their Korean names, and are renamed and removed by who brought them', async ({
  as,
}) => {
  const [mina, jun] = [await as('staff'), await as('manager')]
  const faults = watch(mina)
  const address = '/employee/client/list/detail/31'
  await mina.goto(address)
  await expect(mina.getByText('등록된 첨부파일이 없습니다.')).toBeVisible()
  await drop(mina).setInputFiles([
    textFile('그린루프 사업계획서(최종).txt', '계획'),
    textFile('재무 모델 & 가정.txt', '숫자'),
  ])
  await expect(list(mina).getByRole('listitem')).toHaveCount(2)
  await expect(list(mina).getByText('이도윤')).toHaveCount(2)

  const saved = mina.waitForEvent('download')
  await mina.getByRole('button', { name: '다운로드: 그린루프 사업계획서(최종).txt' }).click()
  expect((await saved).suggestedFilename()).toBe('그린루프 사업계획서(최종).txt')
  await expect(mina.getByText('다운로드가 완료되었습니다')).toBeVisible()

  await jun.goto(address)
  await expect(list(jun).getByRole('listitem')).toHaveCount(2)
  await expect(jun.getByRole('button', { name: /^삭제: / })).toHaveCount(0)

  await mina.getByRole('button', { name: '이름 변경: 재무 모델 & 가정.txt' }).click()
  await mina.getByRole('textbox', { name: '파일 이름' }).fill('재무 모델 2027.txt')
  await mina.getByRole('dialog').getByRole('button', { name: '이름 변경' }).click()
  await expect(mina.getByText('변경했어요')).toBeVisible()
  await expect(mina.getByRole('button', { name: '다운로드: 재무 모델 2027.txt' })).toBeVisible()
  // A colleague who has it open sees it, too.
  await expect(jun.getByRole('button', { name: '다운로드: 재무 모델 2027.txt' })).toBeVisible()

  await mina.getByRole('button', { name: '삭제: 재무 모델 2027.txt' }).click()
  await expect(mina.getByText('정말 삭제하시겠습니까?')).toBeVisible()
  await mina.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
  await expect(mina.getByText('삭제했어요')).toBeVisible()
  await expect(list(mina).getByRole('listitem')).toHaveCount(1)
  await expect(list(jun).getByRole('listitem')).toHaveCount(1)
  expect(faults).toEqual([])
})

test('too many files are refused in words; a broken upload is retried, a slow one cancelled', async ({ as }) => {
  const page = await as('staff')
  await page.goto('/employee/client/list/detail/32')
  await drop(page).setInputFiles(Array.from({ length: 11 }, (_, index) => textFile(`${index}.txt`, 'x')))
  await expect(page.getByText('파일은 10개 이하로 업로드해주세요')).toBeVisible()
  await expect(page.getByText('등록된 첨부파일이 없습니다.')).toBeVisible()

  let fate: 'broken' | 'sent' | 'held' = 'broken'
  // One route for all of them: between a route that has been used up and the next one a request may slip through.
  await page.route('**/storage/uploads', (route) => {
    if (fate === 'broken') return route.abort()
    if (fate === 'sent') return route.continue()
  })
  await drop(page).setInputFiles(textFile('끊긴 파일.txt', '내용'))
  await expect(page.getByText('연결이 끊어졌어요. 다시 시도해 주세요.')).toBeVisible()
  fate = 'sent'
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expect(page.getByRole('button', { name: '다운로드: 끊긴 파일.txt' })).toBeVisible()

  fate = 'held'
  const held = page.waitForRequest('**/storage/uploads')
  await drop(page).setInputFiles(textFile('느린 파일.txt', '내용'))
  await held
  await page.getByRole('button', { name: '업로드 취소: 느린 파일.txt' }).click()
  await expect(list(page).getByRole('listitem')).toHaveCount(1)
})

test('what a failed download says', async ({ as }) => {
  const page = await as('designer')
  await page.goto('/employee/client/list/detail/33')
  await drop(page).setInputFiles(textFile('받을 파일.txt', '내용'))
  const button = page.getByRole('button', { name: '다운로드: 받을 파일.txt' })
  await expect(button).toBeVisible()
  const direct = { presignedUrl: 'https://s3.example.com/x', originalname: 'x', size: 3_000_000_000 }
  const answers = [{ status: 500, json: {} }, { status: 404, json: {} }, { json: { state: 1, query: [direct] } }]
  await page.route('**/files/download?*', (route) => route.fulfill(answers.shift()))
  await button.click()
  await expect(page.getByText('서버오류. 지속되면 고객센터로 연락바랍니다.')).toBeVisible()
  await button.click()
  await expect(page.getByText('다운로드에 실패했습니다', { exact: true })).toBeVisible()
  await button.click()
  await expect(page.getByText('로컬 환경에서는 테스트할 수 없어요')).toBeVisible()
})

test('outside storage cannot be tried from a local host', async ({ as }) => {
  const page = await as('designer')
  await page.goto('/employee/client/list/detail/34')
  const json = { state: 1, query: [{ file_no: 1, url: 'https://s3.example.com/crm', fields: {} }] }
  await page.route('**/presigned/request', (route) => route.fulfill({ json }))
  await drop(page).setInputFiles(textFile('a.txt', 'x'))
  await expect(page.getByText('로컬 환경에서는 테스트할 수 없어요')).toBeVisible()
})

test('one’s own picture: made smaller, one at most, removed after asking', async ({ as }) => {
  const page = await as('emp05')
  const faults = watch(page)
  await page.goto('/employee/mypage/info')
  const input = page.locator('input[type=file]')
  const asked = page.waitForRequest('**/presigned/request')
  await input.setInputFiles(picture('나.png', 1600, 1000))
  const { files } = (await asked).postDataJSON() as { files: { originalname: string; mimetype: string }[] }
  expect(files[0]).toMatchObject({ originalname: '나.jpg', mimetype: 'image/jpeg' })

  const shown = page.getByRole('img', { name: '나.jpg' })
  await expect(page.getByRole('button', { name: '이미지 삭제' })).toBeVisible()
  const size = () => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  await expect.poll(size).toEqual([1280, 800])
  await input.setInputFiles(picture('둘.png', 10, 10))
  await expect(page.getByText('이미지는 최대 1개까지 추가 가능합니다')).toBeVisible()

  await page.getByRole('button', { name: '이미지 삭제' }).click()
  await expect(page.getByText('해당 이미지를 삭제하시겠습니까?')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
  await expect(shown).toBeHidden()
  expect(faults).toEqual([])
})
