import type { Page } from '@playwright/test'
import { coursePicture } from '../apps/server/src/features/courses/seed/coursePicture.ts'
import { hwpx } from '../apps/server/src/features/fileTree/seed/officeFiles.ts'
import { encryptedDocx, hwpOf, numberedDocx, pdfReport, scannedPdf } from './documentFiles.ts'
import { expect, test, watch } from './people.ts'

interface Sample {
  name: string
  mimeType: string
  buffer: Buffer
}

const sample = (name: string, content: string | Uint8Array, mimeType = 'application/octet-stream'): Sample => ({
  name,
  mimeType,
  buffer: Buffer.from(content as string),
})

const store = async (page: Page, box: string, files: Sample[]) => {
  await page.goto('/client/company-data')
  await page.getByRole('row', { name: new RegExp(box) }).click()
  await page.locator('input[data-upload=files]').setInputFiles(files)
  for (const { name } of files) await expect(page.getByRole('row', { name })).toBeVisible()
}

const open = async (page: Page, name: string) => {
  await page.getByRole('row', { name }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

const leave = (page: Page) => page.getByRole('button', { name: '이전 화면으로' }).click()
const sheetOf = (page: Page, number: number) =>
  page.getByRole('region', { name: '문서 내용' }).getByRole('img', { name: `${number}쪽`, exact: true })

/** Everything that is read on a page, with the numbers that styles put before paragraphs. */
const readPage = async (page: Page, number: number) => {
  await expect(sheetOf(page, number).locator('section')).toBeVisible()
  const sheet = await sheetOf(page, number).elementHandle()
  // As one picture a page tells nothing of what is on it.
  await sheet?.evaluate((element) => element.setAttribute('role', 'group'))
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  const group = nodes.find(({ name, role }) => role?.value === 'group' && name?.value === `${number}쪽`)
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const textOf = (id: string): string => {
    const node = byId.get(id)
    if (node?.role?.value === 'StaticText') return String(node.name?.value ?? '')
    return (node?.childIds ?? []).map(textOf).join('')
  }
  await devtools.detach()
  await sheet?.evaluate((element) => element.setAttribute('role', 'img'))
  return group ? textOf(group.nodeId) : ''
}

test('documents of every usual kind are shown as a person reads them', async ({ as }) => {
  const page = await as('client')
  const faults = watch(page)
  const paragraph = '회의에서 정한 내용을 아래와 같이 정리하였으니 확인하여 주시기 바랍니다. '.repeat(120)
  await store(page, '재무', [
    sample(
      '종류 계약서.docx',
      numberedDocx([
        ['목적', '정의', '기간'],
        ['대금', '해지'],
      ]),
    ),
    sample('종류 공문.hwp', await hwpOf('사업 계획을 알립니다')),
    sample('종류 신청서.hwpx', await hwpx(['지원 사업 신청서', '그린루프'])),
    sample('종류 사진.png', coursePicture(1), 'image/png'),
    sample(
      '종류 로고.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="9" height="9"/></svg>',
      'image/svg+xml',
    ),
    sample('종류 회의록.txt', `${paragraph}마지막 낱말입니다`, 'text/plain'),
    sample('종류 손익.csv', ',매출,비용\n1월,"1,200 ""원""",900\n', 'text/csv'),
    sample('BM 분석.txt', 'BM 분석 결과', 'text/plain'),
  ])

  await open(page, '종류 계약서.docx')
  await expect.poll(() => readPage(page, 1)).toMatch(/제1조\s*목적제2조\s*정의제3조\s*기간/)
  await page.getByRole('textbox', { name: '쪽 번호' }).fill('2')
  await page.keyboard.press('Enter')
  await expect.poll(() => readPage(page, 2)).toMatch(/제4조\s*대금제5조\s*해지/)
  await expect(sheetOf(page, 2).getByText('공고 보기')).toBeVisible()
  expect(await sheetOf(page, 2).locator('a').getAttribute('target')).toBe('_blank')
  await leave(page)

  const lettersIn = (number: number) =>
    sheetOf(page, number).evaluate((host) => host.firstElementChild?.shadowRoot?.textContent?.replace(/\s/g, ''))
  await open(page, '종류 공문.hwp')
  await expect.poll(() => lettersIn(1)).toBe('사업계획을알립니다')
  await page.keyboard.press('Control+f')
  await page.getByRole('textbox', { name: '문서에서 찾기' }).fill('계획')
  await expect(page.getByText('1쪽 가운데 1번째')).toBeVisible()
  await expect(page.locator('mark').first()).toBeVisible()
  await page.getByRole('button', { name: '찾기 닫기' }).click()
  await leave(page)
  await open(page, '종류 신청서.hwpx')
  await expect.poll(() => lettersIn(1)).toContain('지원사업신청서')
  await leave(page)

  for (const name of ['종류 사진.png', '종류 로고.svg']) {
    await open(page, name)
    const picture = sheetOf(page, 1).locator('img')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
    await leave(page)
  }

  // The end of a paragraph that is one long line stands on its page, inside of it.
  await open(page, '종류 회의록.txt')
  await expect(sheetOf(page, 1)).toContainText('회의에서 정한')
  await page.keyboard.press('Control+f')
  await page.getByRole('textbox', { name: '문서에서 찾기' }).fill('마지막낱말')
  const found = page.locator('mark').last()
  await expect(found).toBeVisible()
  const last = await found.evaluate((spot) => {
    const sheet = spot.parentElement?.parentElement?.getBoundingClientRect()
    return sheet ? spot.getBoundingClientRect().bottom <= sheet.bottom : false
  })
  expect(last).toBe(true)
  await page.getByRole('button', { name: '찾기 닫기' }).click()
  await leave(page)

  await open(page, '종류 손익.csv')
  await expect(sheetOf(page, 1).locator('tr').first().locator('td')).toHaveText(['', '매출', '비용'])
  await expect(sheetOf(page, 1).locator('tr').nth(1).locator('td')).toHaveText(['1월', '1,200 "원"', '900'])
  await leave(page)
  await open(page, 'BM 분석.txt')
  await expect(sheetOf(page, 1)).toContainText('BM 분석 결과')
  expect(faults).toEqual([])
})

test('what cannot be shown says why; a locked PDF asks for its password', async ({ as }) => {
  const page = await as('client')
  await store(page, '기획', [
    sample('이유 암호.docx', encryptedDocx()),
    sample('이유 깨짐.pdf', '%PDF-1.7 nothing of a document', 'application/pdf'),
    sample('이유 휴대폰.heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    sample('이유 그림.jpg', '글자뿐인 파일', 'image/jpeg'),
    sample('이유 매크로.xlsm', 'PK\x03\x04 nothing'),
    sample('이유 잠금.pdf', await pdfReport(1, 'builder-7'), 'application/pdf'),
  ])
  for (const [name, words] of [
    ['이유 암호.docx', '암호가 걸린 문서라 여기에서 열 수 없어요.'],
    ['이유 깨짐.pdf', '파일이 손상되어 열 수 없어요.'],
    ['이유 휴대폰.heic', '이 사진 형식(HEIC, TIFF)은 이 브라우저에서 볼 수 없어요.'],
    ['이유 그림.jpg', '파일 이름과 실제 내용의 형식이 달라 열지 않았어요.'],
    ['이유 매크로.xlsm', '매크로는 실행하지 않아요.'],
  ] as const) {
    await open(page, name)
    await expect(page.getByRole('alert')).toContainText(words)
    await expect(page.getByRole('button', { name: '다운로드' })).toBeVisible()
    await leave(page)
  }

  await open(page, '이유 잠금.pdf')
  const said = page.getByRole('alert')
  const password = page.getByLabel('문서 암호')
  await expect(said).toHaveText('암호가 걸린 문서예요. 암호를 입력해 주세요.')
  await password.fill('builder-8')
  await password.press('Enter')
  await expect(said).toHaveText('암호가 맞지 않아요. 다시 입력해 주세요.')
  await password.fill('builder-7')
  await page.getByRole('button', { name: '열기' }).click()
  await expect(sheetOf(page, 1).locator('canvas')).toBeVisible()
})

test('the words of a PDF can be selected where it may be downloaded', async ({ as }) => {
  const page = await as('client')
  await store(page, '기타', [sample('낱말 보고서.pdf', await pdfReport(3), 'application/pdf')])
  await open(page, '낱말 보고서.pdf')
  await expect(sheetOf(page, 1).locator('canvas')).toBeVisible()
  const words = page.getByRole('region', { name: '문서 내용' }).getByText('Market report 1', { exact: true })
  await expect(words).toBeVisible()
  await words.dblclick()
  expect(await page.evaluate(() => String(getSelection()))).toMatch(/Market|report/)
})

/** How many objects of a kind the page still holds that take up memory: canvases and pictures of some size. */
const liveOf = async (page: Page, kind: 'HTMLCanvasElement' | 'ImageBitmap') => {
  const devtools = await page.context().newCDPSession(page)
  const { result: kindOf } = await devtools.send('Runtime.evaluate', { expression: `${kind}.prototype` })
  const { objects } = await devtools.send('Runtime.queryObjects', { prototypeObjectId: kindOf.objectId ?? '' })
  const { result } = await devtools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.filter(({ width, height }) => width * height > 50000).length }',
    returnByValue: true,
  })
  await devtools.detach()
  return Number(result.value)
}

test('of a scan of 500 pages only those near the reader are held; pages that the network lost come when they are asked for again', async ({
  as,
}) => {
  const page = await as('client2')
  const name = '스캔 500장.pdf'
  await store(page, '기타', [sample(name, await scannedPdf(500, 300), 'application/pdf')])
  await open(page, name)
  const goTo = async (number: number) => {
    const field = page.getByRole('textbox', { name: '쪽 번호' })
    await field.fill(String(number))
    await field.press('Enter')
  }
  const drawn = (number: number) => expect(sheetOf(page, number).locator('canvas')).toBeVisible()
  await drawn(1)

  const part = /\/doc_views\/\d+\/file/
  await page.context().route(part, (route) => route.abort())
  await goTo(300)
  const lost = page.getByRole('region', { name: '문서 내용' }).getByRole('alert')
  await expect(lost).toHaveText(/쪽을 불러오지 못했어요\./)
  await page.context().unroute(part)
  await lost.getByRole('button', { name: '다시 시도' }).click()
  await drawn(300)
  await expect(lost).toBeHidden()

  for (const number of [350, 400, 450, 500, 250, 200, 150, 100, 50]) {
    await goTo(number)
    await drawn(number)
  }
  // Pages near the window, and as many small ones as their list shows.
  expect(await page.locator('canvas').count()).toBeLessThan(20)
  await expect.poll(() => liveOf(page, 'HTMLCanvasElement')).toBeLessThan(8)
  await expect.poll(() => liveOf(page, 'ImageBitmap')).toBeLessThan(8)
})
