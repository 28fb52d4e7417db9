import { expect, test, watch } from './people.ts'

test('a guest opens a link with its password, accepts confidentiality, and is out when the tab forgets', async ({
  as,
}) => {
  const page = await as()
  const faults = watch(page)
  await page.goto('/public/link-share/demo-guarded-link-0002')
  await page.getByRole('button', { name: '열기' }).click()
  await expect(page.getByText('비밀번호를 입력해 주세요.')).toBeVisible()
  await expect(page.getByText('비밀 유지 사항에 동의해 주세요.')).toBeVisible()
  await page.getByLabel('비밀번호', { exact: true }).fill('Demo!2345')
  await page.getByLabel('이름').fill('박투자')
  await page.getByLabel('위 비밀 유지 사항에 동의합니다.').check()
  await page.getByRole('button', { name: '열기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '사업계획 초안(대외비)' })).toBeVisible()
  await expect(page.getByText('박투자 님으로 보고 있어요.')).toBeVisible()
  await expect(page.getByRole('button', { name: '동의서 PDF' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('박투자 님으로 보고 있어요.')).toBeVisible()
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await expect(page.getByLabel('비밀번호', { exact: true })).toBeVisible()
  expect(faults).toEqual([])
})

test('staff ask for files by link, a guest brings the last one and is thanked, and staff open what has arrived', async ({
  as,
}) => {
  const [staff, guest] = [await as('manager'), await as()]
  const faults = watch(guest)
  await staff.goto('/employee/work/detail/37/share')
  await staff.getByRole('button', { name: '자료 요청하기' }).click()
  const dialog = staff.getByRole('dialog', { name: '자료 요청하기' })
  await dialog.getByRole('button', { name: '요청', exact: true }).click()
  await expect(dialog.getByText('받을 자료를 한 가지 이상 적어 주세요.')).toBeVisible()
  await dialog.getByRole('textbox', { name: '받을 자료 1', exact: true }).fill('사업자등록증')
  await dialog.getByRole('button', { name: '받을 폴더' }).click()
  await dialog.getByRole('button', { name: '재무', exact: true }).click()
  await dialog.getByLabel('링크로도 받기').check()
  await dialog.getByRole('button', { name: '요청', exact: true }).click()
  const address = await staff.getByRole('textbox', { name: '올리기 링크' }).inputValue()
  await staff.getByRole('button', { name: '확인' }).click()

  await guest.goto(new URL(address).pathname)
  // Nothing is chosen before the name is there, so that no choice is lost.
  await guest.getByRole('button', { name: '사업자등록증 올리기' }).click()
  await expect(guest.getByText('이름을 먼저 입력해 주세요.')).toBeVisible()
  await guest.getByLabel('올리는 분 이름').fill('홍길동')
  const chooser = guest.waitForEvent('filechooser')
  await guest.getByRole('button', { name: '사업자등록증 올리기' }).click()
  await (await chooser).setFiles({
    name: '등록증.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('등록증'),
  })
  await expect(guest.getByRole('heading', { name: '자료를 모두 받았어요' })).toBeVisible()

  await staff.getByRole('button', { name: '받은 자료' }).first().click()
  const lines = staff.getByRole('dialog', { name: '자료를 올려 주세요' })
  await expect(lines.getByText('홍길동 (링크)')).toBeVisible()
  await lines.getByRole('link', { name: '등록증.txt 열기' }).click()
  await expect(staff.getByRole('heading', { name: '등록증.txt' })).toBeVisible()
  expect(faults).toEqual([])
})
