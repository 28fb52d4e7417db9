import type { Locator, Page } from '@playwright/test'
import PdfDocument from 'pdfkit'
import { expect, test, watch } from './people.ts'

const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name })
const upload = (page: Page) => page.locator('input[data-upload=files]')
const text = (name: string, words: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(words) })

const pdfOf = async (pages: number) => {
  const document = new PdfDocument({ autoFirstPage: false })
  for (let page = 1; page <= pages; page++) document.addPage().text(`Edition of ${pages}, page ${page}`)
  document.end()
  const pieces: Buffer[] = []
  for await (const piece of document) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

const createBox = async (page: Page, name: string) => {
  // An empty box offers it a second time.
  await page.getByRole('button', { name: '새 폴더' }).first().click()
  const dialog = page.getByRole('dialog', { name: '새 폴더를 만들까요?' })
  await dialog.getByLabel('폴더 이름').fill(name)
  await dialog.getByRole('button', { name: '만들기' }).click()
  await expect(row(page, name)).toBeVisible()
}

/** Files as the system hands them to the page: held over a place, let go there, or pasted. */
const bring = (place: Locator, types: string[], names: string[]) =>
  place.evaluate(
    (element, [wanted, files]) => {
      const dataTransfer = new DataTransfer()
      for (const name of files as string[])
        dataTransfer.items.add(new File([`내용 ${name}`], name, { type: 'image/png' }))
      for (const type of wanted as string[]) {
        const options = { bubbles: true, cancelable: true }
        element.dispatchEvent(
          type === 'paste'
            ? new ClipboardEvent(type, { ...options, clipboardData: dataTransfer })
            : new DragEvent(type, { ...options, dataTransfer }),
        )
      }
    },
    [types, names],
  )

test('files are dropped where the words say, pasted under names of their own, dragged into boxes, and packed', async ({
  as,
}) => {
  const page = await as('staff')
  const faults = watch(page)
  await page.goto('/employee/work/detail/36/data')
  await row(page, /기타/).click()
  await createBox(page, '받는 곳')
  const tree = page.getByRole('region', { name: '자료실' })

  await bring(row(page, '받는 곳'), ['dragover'], ['놓은 것.png'])
  await expect(page.getByText('여기에 놓으면 ‘받는 곳’에 올려요')).toBeVisible()
  await bring(row(page, '받는 곳'), ['drop'], ['놓은 것.png'])
  await expect(row(page, /받는 곳.*1개/)).toBeVisible()
  await bring(tree, ['dragover'], ['바깥.png'])
  await expect(page.getByText('여기에 놓으면 ‘기타’에 올려요')).toBeVisible()
  await bring(tree, ['drop'], ['바깥.png'])
  await expect(row(page, '바깥.png')).toBeVisible()

  await bring(page.locator('body'), ['paste'], ['image.png'])
  await expect(row(page, /붙여넣은 이미지 \d{4}-\d\d-\d\d \d{6}\.png/)).toBeVisible()

  // The same name three ways: beside it, left out, and all of them at once.
  for (const [choice, words] of [
    ['둘 다 두기', '둘'],
    ['건너뛰기', '셋'],
  ] as const) {
    await upload(page).setInputFiles([text('바깥.png', words)])
    const question = page.getByRole('dialog', { name: '같은 이름이 이미 있어요' })
    await question.getByText(choice).click()
    await question.getByRole('button', { name: '올리기' }).click()
    await expect(question).toBeHidden()
  }
  await expect(row(page, '바깥 (2).png')).toBeVisible()
  await expect(row(page, '바깥 (3).png')).toBeHidden()

  await row(page, '바깥 (2).png').dragTo(row(page, '받는 곳'))
  await expect(row(page, /받는 곳.*2개/)).toBeVisible()

  await row(page, '바깥.png').focus()
  await page.keyboard.press('F2')
  await page.getByLabel('바깥.png 새 이름').fill('안내도.png')
  await page.keyboard.press('Enter')
  await row(page, '안내도.png').getByRole('button', { name: '안내도.png 별표' }).click()
  await expect(page.getByRole('button', { name: '안내도.png 별표 해제' })).toBeVisible()

  // The browser fetches the zip by itself: leaving the screen does not end it.
  await row(page, '받는 곳').focus()
  await page.keyboard.press('x')
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '압축해서 받기' }).click(),
  ])
  expect(zip.suggestedFilename()).toBe('받는 곳.zip')
  expect(await zip.failure()).toBeNull()

  // What was starred is found among one's own files, whichever project it is of.
  await page.goto('/employee/mypage/data?view=starred')
  await row(page, '안내도.png').click()
  await expect(page.getByRole('dialog', { name: '안내도.png' }).getByText('v1')).toBeVisible()
  expect(faults).toEqual([])
})

test('versions are compared, made current and deleted; a copy goes to another project; what is shared moves only once people know', async ({
  as,
}) => {
  const page = await as('staff')
  const faults = watch(page)
  await page.goto('/employee/work/detail/36/data')
  await row(page, /재무/).click()
  await createBox(page, '나눌 곳')
  for (const pages of [1, 2]) {
    const pdf = { name: '판본.pdf', mimeType: 'application/pdf', buffer: await pdfOf(pages) }
    await upload(page).setInputFiles(pdf)
    const question = page.getByRole('dialog', { name: '같은 이름이 이미 있어요' })
    if (pages === 2) await question.getByRole('button', { name: '올리기' }).click()
    await expect(row(page, new RegExp(`판본.*v${pages}`))).toBeVisible()
  }
  await row(page, /판본/).click()
  const panel = page.getByRole('dialog', { name: '판본.pdf' })
  await panel.getByRole('button', { name: '두 버전 비교' }).click()
  const compared = page.getByRole('dialog', { name: '버전 비교' })
  await expect(compared.getByRole('img', { name: 'v2 1쪽' }).locator('canvas')).toBeVisible()
  await compared.getByRole('button', { name: '다음 쪽' }).click()
  await expect(compared.getByText('이 버전에는 이 쪽이 없어요.')).toBeVisible()
  await page.keyboard.press('Escape')

  await panel.getByRole('button', { name: 'v1 메뉴' }).click()
  await page.getByRole('menuitem', { name: '현재 버전으로' }).click()
  await expect(panel.getByRole('listitem').filter({ hasText: /v1\s*현재/ })).toBeVisible()
  await panel.getByRole('button', { name: 'v2 메뉴' }).click()
  await page.getByRole('menuitem', { name: '버전 삭제' }).click()
  await page.getByRole('button', { name: '버전 삭제', exact: true }).click()
  await expect(panel.getByRole('button', { name: 'v2 메뉴' })).toBeHidden()
  await page.keyboard.press('Escape')

  await page.getByRole('radio', { name: '썸네일' }).check({ force: true })
  await expect(page.locator('[data-row]', { hasText: '판본.pdf' }).locator('canvas, img')).toBeVisible()
  await page.getByRole('radio', { name: '목록' }).check({ force: true })

  await row(page, /판본/).getByRole('button', { name: '판본.pdf 메뉴' }).click()
  await page.getByRole('menuitem', { name: '복사' }).click()
  const place = page.getByRole('dialog', { name: '어디로 복사할까요?' })
  await place.getByRole('combobox', { name: '프로젝트' }).click()
  await page.getByRole('option').nth(2).click()
  await place.getByRole('button', { name: '기획', exact: true }).click()
  await place.getByRole('button', { name: '여기로 복사' }).click()
  await expect(page.getByText('복사했어요')).toBeVisible()

  await row(page, /판본/).getByRole('button', { name: '판본.pdf 메뉴' }).click()
  await page.getByRole('menuitem', { name: '공유', exact: true }).click()
  const sharing = page.getByRole('dialog', { name: '‘판본.pdf’ 공유' })
  await sharing.getByRole('button', { name: '공유', exact: true }).click()
  await expect(row(page, /판본/).getByLabel('공유 1건')).toBeVisible()

  await row(page, /판본/).dragTo(row(page, '나눌 곳'))
  const release = page.getByRole('dialog', { name: '공유 중인 자료를 옮길까요?' })
  const go = release.getByRole('button', { name: '이동' })
  await expect(go).toBeDisabled()
  await release.getByLabel('공유된 링크가 해제되는 것을 확인했습니다.').check()
  await go.click()
  await expect(row(page, /나눌 곳.*1개/)).toBeVisible()
  await row(page, '나눌 곳').click()
  await expect(row(page, /판본/)).toBeVisible()
  await expect(row(page, /판본/).getByLabel('공유 1건')).toBeHidden()

  // For good, out of the bin.
  await row(page, /판본/).focus()
  await page.keyboard.press('Delete')
  await expect(row(page, /판본/)).toBeHidden()
  await page.getByRole('button', { name: '휴지통' }).click()
  await row(page, /판본/).getByRole('button', { name: '완전히 삭제' }).click()
  await page.getByRole('button', { name: '완전히 삭제', exact: true }).last().click()
  await expect(row(page, /판본/)).toBeHidden()
  expect(faults).toEqual([])
})
