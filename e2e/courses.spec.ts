import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { coursePicture } from '../apps/server/src/features/courses/seed/coursePicture.ts'
import { expect, test, watch } from './people.ts'

const clip = fileURLToPath(new URL('../apps/server/src/features/learning/seed/clip.mp4', import.meta.url))

const chapter = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const lectures = (page: Page, name: string) => chapter(page, name).getByRole('listitem')

/** A new course with everything but its lectures; what is wrong is said at its field. */
const writeCourse = async (page: Page) => {
  await page.goto('/employee/camp-v3/list')
  await page.getByRole('link', { name: '강의 등록' }).click()
  await expect(page.getByRole('heading', { name: '강의 등록' })).toBeVisible()
  await page.getByRole('button', { name: '저장' }).click()
  await expect(page.getByText('강의명을 입력해 주세요.')).toBeVisible()
  await page.getByRole('textbox', { name: '강의명' }).fill('여정으로 배우는 강의')
  await page.getByRole('textbox', { name: '한 줄 소개' }).fill('처음부터 끝까지 해 봐요.')
  await page.getByRole('combobox', { name: '카테고리' }).click()
  await page.getByRole('option', { name: '인사이트' }).click()
  await page.getByText('외부 강사', { exact: true }).click()
  await page.getByRole('textbox', { name: '강사 이름' }).fill('문여정')
  await page.getByRole('textbox', { name: '상세 소개' }).fill('무엇을 배우나요?')
  await page.getByRole('textbox', { name: '정가' }).fill('100000')
  await page.getByRole('textbox', { name: '판매가' }).fill('120000')
  const picture = { name: '표지.png', mimeType: 'image/png', buffer: coursePicture(4) }
  await page.locator('section', { hasText: '대표 이미지' }).locator('input[type=file]').setInputFiles(picture)
  await page.getByRole('button', { name: '저장' }).click()
  await expect(page.getByText('판매가는 정가보다 클 수 없어요.')).toBeVisible()
  await page.getByRole('textbox', { name: '판매가' }).fill('90000')
  await page.getByRole('button', { name: '저장' }).click()
  await expect(page.getByRole('tab', { name: '커리큘럼' })).toHaveAttribute('aria-selected', 'true')
}

test('a course is written, filled with videos and texts, put in order, sold and copied', async ({ as }) => {
  const page = await as('manager')
  const faults = watch(page)
  await writeCourse(page)

  await page.getByRole('button', { name: '챕터 추가' }).click()
  const asked = page.getByRole('dialog', { name: '챕터 추가' })
  await asked.getByRole('textbox').fill('들어가며')
  await asked.getByRole('button', { name: '챕터 추가' }).click()
  const bytes = await readFile(clip)
  const video = (name: string) => ({ name, mimeType: 'video/mp4', buffer: bytes })
  await chapter(page, '들어가며')
    .locator('input[type=file]')
    .setInputFiles([video('2강.mp4'), video('1강.mp4')])
  await expect(lectures(page, '들어가며')).toHaveText([/1강.*\d:\d\d/, /2강.*\d:\d\d/])

  // What is missing is said at once, and in the browser before anything is sent.
  await page.getByRole('button', { name: '판매 시작' }).click()
  const refusal = page.getByRole('alertdialog', { name: '아직 판매할 수 없어요' })
  await expect(refusal).toContainText('맛보기 강의를 1개 이상 정해 주세요.')
  await page.keyboard.press('Escape')
  await expect(refusal).toBeHidden()

  await page.getByRole('button', { name: '글 차시' }).click()
  const panel = page.getByRole('dialog', { name: '새 글 차시' })
  await panel.getByRole('textbox', { name: '차시 제목' }).fill('읽고 시작하기')
  const opened = page.getByRole('dialog', { name: '읽고 시작하기' })
  await expect(opened.getByText('저장됨', { exact: true })).toBeVisible()
  await opened.getByRole('textbox', { name: '내용' }).fill('먼저 읽어 주세요.')
  await opened.getByRole('switch', { name: '맛보기' }).check()
  // Closing sends what is typed.
  await opened.getByRole('button', { name: '닫기' }).last().click()
  await expect(lectures(page, '들어가며').last()).toHaveText(/읽고 시작하기맛보기$/)

  // By keyboard alone: the last one comes to the front, and the handle keeps the focus.
  const handle = page.getByRole('button', { name: '읽고 시작하기 옮기기' })
  await handle.focus()
  await page.keyboard.press('ArrowUp')
  await expect(lectures(page, '들어가며').nth(1)).toHaveText(/읽고 시작하기/)
  await expect(handle).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(lectures(page, '들어가며').first()).toHaveText(/읽고 시작하기/)

  await page.getByRole('button', { name: '판매 시작' }).click()
  await expect(page.getByText('판매를 시작했어요', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: '판매 종료' })).toBeVisible()
  await page.reload()
  await expect(lectures(page, '들어가며')).toHaveText([/읽고 시작하기/, /1강/, /2강/])

  await page.getByRole('tab', { name: '이력' }).click()
  await expect(page.getByText('차시 추가').first()).toBeVisible()

  await page.getByRole('link', { name: '멘토캠프' }).first().click()
  await page.getByRole('textbox', { name: '강의명, 소개, 강사 검색' }).fill('ㅇㅈㅇㄹ')
  await page.getByRole('row', { name: /여정으로 배우는 강의/ }).click()
  await page.getByRole('button', { name: '복사' }).click()
  await expect(page.getByRole('heading', { name: '여정으로 배우는 강의 사본' })).toBeVisible()
  expect(faults).toEqual([])
})
