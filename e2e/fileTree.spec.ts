import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test, watch } from './people.ts'
import { heldUndo } from './toasts.ts'

/** A real folder on the disk, as people choose one. */
const makeFolder = async (name: string) => {
  const folder = join(await mkdtemp(join(tmpdir(), 'crm-folder-')), name)
  await mkdir(join(folder, '2026'), { recursive: true })
  await writeFile(join(folder, '메모.txt'), '첫 번째 메모')
  await writeFile(join(folder, '2026', '예산표.csv'), '항목,금액')
  return folder
}

const row = (page: Page, name: RegExp) => page.getByRole('row', { name })
const upload = (page: Page, kind: 'files' | 'folder') => page.locator(`input[data-upload=${kind}]`)

test('a folder goes up with its structure, a second file of the name becomes a version, and entries are moved, deleted, brought back and found', async ({
  as,
}) => {
  const [page, other] = [await as('staff'), await as('manager')]
  const faults = watch(page)
  const folder = await makeFolder('투자 자료')
  await page.goto('/employee/work/detail/37/data')
  await other.goto('/employee/work/detail/37/data')
  await row(page, /기획/).click()
  await upload(page, 'folder').setInputFiles(folder)
  await expect(page.getByText('2개 업로드를 완료했어요')).toBeVisible()
  await row(page, /투자 자료/).click()
  await expect(row(page, /2026/)).toBeVisible()
  await row(other, /기획/).click()
  await expect(row(other, /투자 자료/)).toBeVisible()

  await upload(page, 'files').setInputFiles({
    name: '메모.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('두 번째 메모'),
  })
  await page.getByRole('dialog', { name: '같은 이름이 이미 있어요' }).getByRole('button', { name: '올리기' }).click()
  await expect(row(page, /메모.*v2/)).toBeVisible()

  // By keyboard alone: into the folder beside it, and back by the toast.
  await row(page, /메모/).focus()
  await page.keyboard.press('x')
  await page.getByRole('button', { name: '이동' }).press('Enter')
  const place = page.getByRole('dialog', { name: '어디로 옮길까요?' })
  await place.getByRole('button', { name: '재무', exact: true }).press('Enter')
  await place.getByRole('button', { name: '여기로 이동' }).press('Enter')
  const undoMove = await heldUndo(page)
  await expect(row(page, /메모/)).toBeHidden()
  await undoMove.click()
  await expect(row(page, /메모/)).toBeVisible()

  await row(page, /메모/).focus()
  await page.keyboard.press('Delete')
  const undoDelete = await heldUndo(page)
  await expect(row(page, /메모/)).toBeHidden()
  await undoDelete.click()
  await expect(row(page, /메모/)).toBeVisible()
  await row(page, /메모/).focus()
  await page.keyboard.press('Delete')
  await expect(row(page, /메모/)).toBeHidden()
  await page.getByRole('button', { name: '휴지통' }).click()
  await row(page, /메모/).getByRole('button', { name: '복원' }).click()
  await expect(page.getByText('휴지통이 비어 있어요.')).toBeVisible()
  await page.getByRole('button', { name: '자료실로' }).click()
  await expect(row(page, /메모/)).toBeVisible()

  await page.getByRole('textbox', { name: '이름, 초성, 파일 안의 글 검색' }).fill('ㅇㅅㅍ')
  await expect(row(page, /예산표.*기획 › 투자 자료 › 2026/)).toBeVisible()
  await page.keyboard.press('Escape')
  await row(page, /예산표/).click()
  const panel = page.getByRole('dialog', { name: '예산표.csv' })
  await expect(panel.getByText('v1')).toBeVisible()
  await panel.getByRole('button', { name: '2026' }).click()
  await expect(page.getByRole('navigation', { name: '폴더 위치' }).getByText('2026')).toBeVisible()
  expect(faults).toEqual([])
})

const megabyte = 1024 ** 2

/** Pieces of 16 MB: the network goes away after as many as are allowed. */
const cutNetwork = async (page: Page) => {
  const network = { allowed: 1, arrived: 0 }
  await page.route('**/storage/uploads', (route) => {
    if (network.allowed === 0) return route.abort()
    network.allowed -= 1
    network.arrived += 1
    return route.continue()
  })
  return network
}

test('a large file goes on after a lost network, and after a reload when it is chosen again', async ({ as }) => {
  const page = await as('staff')
  page.on('dialog', (dialog) => dialog.accept())
  const film = join(await mkdtemp(join(tmpdir(), 'crm-film-')), '발표 영상.mp4')
  await writeFile(film, Buffer.alloc(40 * megabyte, 7))
  const network = await cutNetwork(page)
  await page.goto('/employee/work/detail/37/data')
  await row(page, /기타/).click()
  await upload(page, 'files').setInputFiles(film)
  await expect(page.getByText('연결을 기다리는 중')).toBeVisible()
  await expect(page.getByText('40% · 24MB 남음')).toBeVisible()

  network.allowed = 1
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText('80% · 8MB 남음')).toBeVisible()
  // The address keeps the open folder.
  await page.reload()
  await expect(page.getByText('발표 영상.mp4 파일을 다 올리지 못했어요.')).toBeVisible()
  network.allowed = 10
  await page.locator('input[data-upload=again]').setInputFiles(film)
  await expect(row(page, /발표 영상.*40/)).toBeVisible()
  await expect(page.getByText('다 올리지 못했어요.')).toBeHidden()
  expect(network.arrived).toBe(3)
})

test('where the browser remembers files, a large one goes on by itself after a reload', async ({ as }) => {
  const page = await as('staff')
  page.on('dialog', (dialog) => dialog.accept())
  // The picker is a window of the system's; what it gives is a real handle, here of the browser's own files.
  await page.addInitScript(() => {
    const showOpenFilePicker = async () => [
      await (await navigator.storage.getDirectory()).getFileHandle('촬영본.mov', { create: true }),
    ]
    Object.assign(window, { showOpenFilePicker })
  })
  const network = await cutNetwork(page)
  await page.goto('/employee/work/detail/37/data')
  await page.evaluate(async (size) => {
    const file = await (await navigator.storage.getDirectory()).getFileHandle('촬영본.mov', { create: true })
    const writing = await file.createWritable()
    await writing.write(new Uint8Array(size))
    await writing.close()
  }, 20 * megabyte)
  await row(page, /기타/).click()
  await page.getByRole('button', { name: '올리기', exact: true }).click()
  await page.getByRole('menuitem', { name: '파일 올리기' }).click()
  await expect(page.getByText('연결을 기다리는 중')).toBeVisible()
  network.allowed = 10
  await page.reload()
  await expect(row(page, /촬영본.*20/)).toBeVisible()
  expect(network.arrived).toBe(2)
})
