import pg from 'pg'
import { crmDatabaseUrl, expect, test, watch } from './people.ts'

const ask = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
  const client = new pg.Client({ connectionString: crmDatabaseUrl() })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

const codeMailedTo = async (address: string) =>
  (await ask<{ ob_text: string }>('select ob_text from outbox where ob_to = $1 order by ob_no desc', [address]))
    .map(({ ob_text }) => ob_text.match(/\b\d{6}\b/)?.[0])
    .at(0) ?? ''

/** The first box of the first company's project, in which the journey makes its own. */
const data = '/employee/work/detail/1/data'
const bytes = { mimeType: 'text/plain', buffer: Buffer.from('첫 줄\n둘째 줄') }

test('staff share a folder by a link with everything it can ask for, a guest passes it and takes a file; the link is changed, made anew, and ends with the folder', async ({
  as,
}) => {
  const [staff, guest] = [await as('ceo'), await as()]
  // Those of the guest are meant: who is out is answered as everybody else.
  const faults = watch(staff)
  const [{ ft_no: top } = { ft_no: 0 }] = await ask<{ ft_no: number }>(
    "select f.ft_no from file_tree f join file_trees t using (tree_no) where t.proj_no = 1 and f.parent is null and f.scope = 'other'",
  )
  await staff.goto(`${data}?box=${top}`)
  await staff.getByRole('button', { name: '새 폴더' }).click()
  await staff.getByRole('textbox', { name: '폴더 이름' }).fill('링크로 줄 것')
  await staff.keyboard.press('Enter')
  const row = staff.getByRole('row', { name: /링크로 줄 것/ })
  await row.click()
  await staff.locator('input[data-upload=files]').setInputFiles({ name: '안내.txt', ...bytes })
  await expect(staff.getByRole('row', { name: /안내\.txt/ })).toBeVisible()
  await staff.goto(`${data}?box=${top}`)
  const menu = async (act: string) => {
    await row.getByRole('button', { name: '링크로 줄 것 메뉴' }).click()
    await staff.getByRole('menuitem', { name: act, exact: true }).click()
  }
  await menu('공유')
  const form = staff.getByRole('dialog', { name: '‘링크로 줄 것’ 공유' })
  await form.getByText('링크', { exact: true }).click()
  await form.getByLabel('제목').fill('검토 자료')
  await form.getByRole('textbox', { name: '비밀번호' }).fill('secret12')
  await form.getByLabel('이메일 확인').check()
  await form.getByLabel('비밀 유지 동의').check()
  await form.getByLabel('워터마크').check()
  await form.getByRole('button', { name: '공유', exact: true }).click()
  const made = staff.getByRole('dialog', { name: '링크를 만들었어요' })
  const address = new URL(await made.getByRole('textbox', { name: '보기 링크' }).inputValue()).pathname
  await made.getByRole('button', { name: '확인' }).click()

  const reader = 'sharing@investor.example'
  await guest.goto(address)
  await guest.getByLabel('비밀번호', { exact: true }).fill('secret12')
  await guest.getByLabel('이메일', { exact: true }).fill(reader)
  await guest.getByRole('button', { name: '인증번호 받기' }).click()
  await expect.poll(() => codeMailedTo(reader)).toMatch(/^\d{6}$/)
  await guest.getByLabel('인증번호', { exact: true }).fill(await codeMailedTo(reader))
  await guest.getByLabel('이름').fill('박투자')
  await guest.getByLabel('위 비밀 유지 사항에 동의합니다.').check()
  await guest.getByRole('button', { name: '열기' }).click()
  await expect(guest.getByRole('heading', { level: 1, name: '검토 자료' })).toBeVisible()
  await guest.getByRole('button', { name: /안내\.txt/ }).click()
  // The watermark names its reader over the page.
  await expect(guest.getByText(reader).first()).toBeAttached()

  // From the panel of the folder: its rules are changed, which sends the guest through the door again.
  await row.getByRole('button', { name: '링크로 줄 것 메뉴' }).click()
  await staff.getByRole('menuitem', { name: '정보와 버전' }).click()
  await staff.getByRole('button', { name: '검토 자료 공유 자세히' }).click()
  const panel = staff.getByRole('dialog', { name: '검토 자료' })
  await expect(panel.getByText('비밀 유지 동의 · 2026-11 · 박투자')).toBeVisible()
  await panel.getByRole('button', { name: '규칙 바꾸기' }).click()
  const rules = staff.getByRole('dialog', { name: '공유 규칙' })
  await rules.getByLabel('비밀번호 없애기').check()
  await rules.getByLabel('이메일 확인').uncheck()
  await rules.getByLabel('비밀 유지 동의').uncheck()
  await rules.getByLabel('워터마크').uncheck()
  await rules.getByRole('button', { name: '저장' }).click()
  await expect(panel.getByText(/규칙 변경 · .*비밀번호/)).toBeVisible()
  await panel.getByRole('button', { name: '새 링크' }).click()
  await staff.getByRole('alertdialog').getByRole('button', { name: '새 링크' }).click()
  const renewed = staff.getByRole('dialog', { name: '링크를 만들었어요' })
  const download = new URL(await renewed.getByRole('textbox', { name: /링크$/ }).last().inputValue()).pathname
  await renewed.getByRole('button', { name: '확인' }).click()
  await guest.goto(address)
  await expect(guest.getByRole('heading', { name: '열 수 없는 링크예요' })).toBeVisible()
  expect(download).toMatch(/^\/public\/link-data\//)
  await guest.goto(download)
  await guest.getByRole('button', { name: '열기' }).click()
  const [zip] = await Promise.all([
    guest.waitForEvent('download'),
    guest.getByRole('button', { name: /^모두/ }).click(),
  ])
  expect(zip.suggestedFilename()).toMatch(/\.zip$/)
  // The browser follows an address: nothing passes through the page's memory.
  expect(new URL(zip.url()).pathname).toMatch(/^\/crm\/v3\/shared\/zips\//)

  // Deleting asks until it is known that the link ends.
  await staff.goto(`${data}?box=${top}`)
  await menu('삭제')
  const confirm = staff.getByRole('dialog', { name: '공유 중인 자료를 삭제할까요?' })
  const yes = confirm.getByRole('button', { name: '삭제' })
  await expect(yes).toBeDisabled()
  await confirm.getByLabel('공유된 링크가 해제되는 것을 확인했습니다.').check()
  await yes.click()
  await expect(row).toBeHidden()
  await guest.reload()
  await expect(guest.getByRole('heading', { name: '열 수 없는 링크예요' })).toBeVisible()
  expect(faults).toEqual([])
})

test('a signed-in client is told on its pages what is wanted, sends two files for a line, sees what it sent, and takes along what was shared', async ({
  as,
}) => {
  const [staff, client] = [await as('ceo'), await as('client')]
  const faults = watch(client)
  await staff.goto('/employee/work/detail/1/share')
  await staff.getByRole('button', { name: '자료 요청하기' }).click()
  const dialog = staff.getByRole('dialog', { name: '자료 요청하기' })
  await dialog.getByLabel('제목').fill('결산에 쓸 자료')
  await dialog.getByRole('textbox', { name: '받을 자료 1', exact: true }).fill('재무제표')
  await dialog.getByRole('textbox', { name: '받을 자료 1 설명' }).fill('두 해 것')
  await dialog.getByRole('button', { name: '받을 폴더' }).click()
  // Any box of the tree, with its path.
  await dialog.getByRole('button', { name: '재무 펼치기' }).click()
  await dialog.getByRole('button', { name: '증빙', exact: true }).click()
  await expect(dialog.getByRole('button', { name: '받을 폴더: 재무 › 증빙' })).toBeVisible()
  await dialog.getByLabel('설명', { exact: true }).fill('세무 신고에 써요')
  await dialog.getByRole('button', { name: '요청', exact: true }).click()
  const asked = staff.getByRole('listitem').filter({ hasText: '결산에 쓸 자료' })
  const act = async (name: string) => {
    await asked.getByRole('button', { name: '결산에 쓸 자료 메뉴' }).click()
    await staff.getByRole('menuitem', { name }).click()
  }
  await expect(asked.getByText(/재무 › 증빙/)).toBeVisible()
  await act('고치기')
  const editing = staff.getByRole('dialog', { name: '고치기' })
  await editing.getByRole('button', { name: '자료 추가' }).click()
  await editing.getByRole('textbox', { name: '받을 자료 2', exact: true }).fill('주주명부')
  await editing.getByRole('button', { name: '저장' }).click()
  await expect(asked.getByText(/0\/2개 도착/)).toBeVisible()

  for (const page of ['/client/home', '/client/project/1'])
    await expect(async () => {
      await client.goto(page)
      await expect(client.getByText(/재무제표, 주주명부/)).toBeVisible({ timeout: 5000 })
    }).toPass()
  await client.getByRole('link', { name: '올리러 가기' }).click()
  await expect(client.getByText('세무 신고에 써요')).toBeVisible()
  const send = async (line: string, names: string[]) => {
    const chooser = client.waitForEvent('filechooser')
    await client.getByRole('button', { name: `${line} 올리기` }).click()
    await (await chooser).setFiles(names.map((name) => ({ name, ...bytes })))
  }
  await send('재무제표', ['2024.txt', '2025.txt'])
  await expect(client.getByText(/올린 파일: 2024\.txt, 2025\.txt/)).toBeVisible()
  await send('주주명부', ['주주.txt'])
  await expect(client.getByRole('heading', { name: /결산에 쓸 자료/ })).toBeHidden()
  await client.getByText('보낸 자료', { exact: true }).click()
  await expect(client.getByText(/올린 파일: 2024\.txt, 2025\.txt/)).toBeVisible()

  await asked.getByRole('button', { name: '받은 자료' }).click()
  const lines = staff.getByRole('dialog', { name: '결산에 쓸 자료' })
  await lines.getByRole('button', { name: '주주명부 다시 받기' }).click()
  await staff.getByRole('alertdialog').getByRole('button', { name: '다시 받기' }).click()
  await expect(lines.getByText('기다리는 중')).toBeVisible()
  // Live: the client is asked again.
  await expect(client.getByRole('button', { name: '주주명부 올리기' })).toBeVisible()
  await lines.getByRole('button', { name: '닫기' }).last().click()
  await act('마치기')
  await staff.getByRole('alertdialog').getByRole('button', { name: '마치기' }).click()

  await client.getByText('공유받은 자료', { exact: true }).click()
  const box = client.getByRole('button', { name: /^기획/ }).first()
  const [saved] = await Promise.all([
    client.waitForEvent('download'),
    client.getByRole('button', { name: '기획 다운로드' }).first().click(),
  ])
  expect(saved.suggestedFilename()).toMatch(/\.zip$/)
  expect(new URL(saved.url()).pathname).toMatch(/^\/crm\/v3\/file_tree\/zips\//)
  await box.click()
  await expect(client.getByRole('button', { name: '모두 다운로드' })).toBeVisible()
  const first = await client.getByRole('main').locator('li strong').first().innerText()
  await client.goto(`/client/company-data?tab=shared&keyword=${encodeURIComponent(first.slice(0, 3))}`)
  await expect(client.getByRole('main').getByText(first).first()).toBeVisible()
  expect(faults).toEqual([])
})
