import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { koreaToday } from '../apps/server/src/clock.ts'
import { issueEstimate } from './estimateFixture.ts'
import { crmDatabaseUrl, crmUrl, expect, test, tokenOf, watch } from './people.ts'

const proj_no = 6
const title = '두 사람이 서명할 계약'
const first = { cs_name: '한서명', cs_title: '대표', cs_phone: '010-7100-0001', cs_email: 'first@signing.example' }
const second = { cs_name: '두서명', cs_title: '이사', cs_phone: '', cs_email: 'second@signing.example' }

interface Contract {
  ctr_no: number
  rev: number
  signers: { cs_no: number }[]
  signatories: { emp_no: number }[]
  t: string
}

const call = async (method: string, path: string, body?: object) => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf('ceo')}` }
  const answer = await fetch(`${crmUrl()}/crm/v3/contracts${path}`, {
    ...{ method, headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  const said = (await answer.json()) as { query?: Contract[]; message?: string }
  if (!said.query?.[0]) throw new Error(`${method} ${path}: ${said.message}`)
  return said.query[0]
}

/** A contract that two people sign, one after the other. */
const sendContract = async (ctr_title: string) => {
  const est_no = await issueEstimate(proj_no, { est_title: '서명할 견적' })
  const { signatories } = await call('GET', `/choices/${est_no}`)
  const draft = await call('POST', '', {
    ...{
      est_no,
      ctr_title,
      ctt_no: 1,
      ctr_special: '',
      is_in_order: true,
      signatory_no: signatories[0]?.emp_no,
    },
    ...{ ctr_valid_dt: koreaToday(), ctr_memo: '', signers: [first, second] },
  })
  const { ctr_no, signers } = await call('POST', `/${draft.ctr_no}/send`, { rev: draft.rev })
  const linkOf = async (place: number) => (await call('POST', `/${ctr_no}/signers/${signers[place]?.cs_no}/link`, {})).t
  return { ctr_no, linkOf }
}

/** The newest code that went to this number or address. */
const sentCode = async (address: string) => {
  const client = new pg.Client({ connectionString: crmDatabaseUrl() })
  await client.connect()
  const { rows } = await client.query<{ ob_text: string }>(
    `select ob_text from outbox where replace(ob_to, '-', '') = $1 and ob_text like '%인증 코드:%' order by ob_no desc limit 1`,
    [address.replaceAll('-', '')],
  )
  await client.end()
  return rows[0]?.ob_text.match(/인증 코드: (\d{6})/)?.[1] ?? ''
}

/** The last click may be answered only after the wait for it has ended: then there is nothing left to click. */
const readToEnd = async (page: Page) => {
  const isRead = page.getByText('끝까지 읽었어요.')
  await expect(async () => {
    if (await isRead.isVisible()) return
    await page.getByRole('button', { name: '계속 읽기' }).click({ timeout: 1000 })
    await expect(isRead).toBeVisible({ timeout: 1500 })
  }).toPass()
}

const agree = async (page: Page) => {
  await page.getByRole('button', { name: '동의하러 가기' }).click()
  const consents = page.getByRole('checkbox')
  await expect(consents).toHaveCount(4)
  for (const consent of await consents.all()) await consent.check()
  await expect(page.getByRole('button', { name: '인증 코드 받기' })).toBeVisible()
}

const proveWith = async (page: Page, way: RegExp, address: string) => {
  const before = await sentCode(address)
  await page.getByRole('radio', { name: way }).check()
  await page.getByRole('button', { name: '인증 코드 받기' }).click()
  await expect.poll(() => sentCode(address)).not.toBe(before)
  const code = await sentCode(address)
  const field = page.getByRole('textbox', { name: '인증 코드 6자리' })
  await field.fill(code === '111111' ? '222222' : '111111')
  await page.getByRole('button', { name: '인증 코드 확인' }).click()
  await expect(page.getByText('인증 코드가 맞지 않아요. 4번 더 시도할 수 있어요.')).toBeVisible()
  await field.fill(code)
  await page.getByRole('button', { name: '인증 코드 확인' }).click()
  await expect(page.getByText('본인 확인을 마쳤어요.')).toBeVisible()
}

const drawSignature = async (page: Page) => {
  const pad = page.getByRole('img', { name: '서명을 그리는 곳' })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('there is no place to draw on')
  const at = (x: number, y: number) => [box.x + x * box.width, box.y + y * box.height] as const
  await page.mouse.move(...at(0.2, 0.3))
  await page.mouse.down()
  await page.mouse.move(...at(0.4, 0.7), { steps: 8 })
  await page.mouse.move(...at(0.7, 0.3), { steps: 8 })
  await page.mouse.up()
  await expect(page.getByRole('button', { name: '한 획 취소' })).toBeEnabled()
}

/** What the browser reports of a code that was wrong on purpose. */
const onPurpose = /400|서명을/

test('two people sign on their phones, one after the other; the contract is concluded, sealed and known again', async ({
  as,
}) => {
  const { linkOf } = await sendContract(title)
  const phone = await as()
  const faults = watch(phone)
  await phone.setViewportSize({ width: 390, height: 844 })
  const t = await linkOf(0)
  await phone.goto(`/public/estimate-contract?t=${t}`)
  await expect(phone.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await readToEnd(phone)
  await agree(phone)
  // What was done is still done for whoever comes back.
  await phone.reload()
  await expect(phone.getByRole('checkbox', { checked: true })).toHaveCount(4)
  await proveWith(phone, /알림톡/, first.cs_phone)
  await phone.getByRole('button', { name: '서명하기' }).click()
  await expect(phone.getByText('서명을 그려 주세요.')).toBeVisible()
  await drawSignature(phone)
  await phone.getByRole('button', { name: '서명하기' }).click()
  await expect(phone.getByText(`${first.cs_name} 님, 서명해 주셔서 고마워요.`)).toBeVisible()
  await expect(phone.getByText('다른 서명자가 모두 서명하면 계약이 체결돼요.')).toBeVisible()

  const other = await as()
  await other.goto(`/public/estimate-contract?t=${await linkOf(1)}`)
  await readToEnd(other)
  await agree(other)
  await proveWith(other, /이메일/, second.cs_email)
  await other.getByText('이름 입력', { exact: true }).click()
  await other.getByRole('button', { name: '서명하기' }).click()
  await expect(other.getByText(`${second.cs_name} 님, 서명해 주셔서 고마워요.`)).toBeVisible()

  // The first signer comes back and takes the sealed paper.
  await phone.reload()
  const paper = phone.getByRole('button', { name: '계약서 PDF 받기' })
  await expect(paper).toBeVisible()
  const [download] = await Promise.all([phone.waitForEvent('download'), paper.click()])
  const pdf = await readFile(await download.path())

  const staff = await as('ceo')
  await staff.goto(`/employee/work/detail/${proj_no}/dashboard`)
  const line = staff.getByRole('list', { name: '계약', exact: true }).getByRole('listitem').filter({ hasText: title })
  await expect(line).toContainText('봉인 완료')

  await phone.goto('/public/estimate-contract?verify=1')
  const check = async (buffer: Buffer) =>
    phone.locator('input[type=file]').setInputFiles({ name: '계약서.pdf', mimeType: 'application/pdf', buffer })
  await check(pdf)
  await expect(phone.getByRole('heading', { name: '위변조되지 않은 계약서예요.' })).toBeVisible()
  await expect(phone.getByText(title)).toBeVisible()
  const changed = Buffer.from(pdf)
  const middle = Math.floor(changed.length / 2)
  changed[middle] = (changed[middle] ?? 0) ^ 1
  await check(changed)
  await expect(phone.getByRole('heading', { name: '서명 뒤에 내용이 바뀐 문서예요.' })).toBeVisible()
  await check(Buffer.from('%PDF-1.7\n%%EOF'))
  await expect(phone.getByRole('heading', { name: '이 회사가 발급한 문서가 아니에요.' })).toBeVisible()
  expect(faults.filter((fault) => !onPurpose.test(fault))).toEqual([])
})

test('a signer who declines says why; a link that is not valid says so and shows nothing else', async ({ as }) => {
  const { linkOf } = await sendContract('거절할 계약')
  const guest = await as()
  await guest.goto(`/public/estimate-contract?t=${await linkOf(0)}`)
  await guest.getByRole('button', { name: '거절' }).click()
  const dialog = guest.getByRole('dialog')
  await dialog.getByRole('button', { name: '거절' }).click()
  await expect(dialog.getByText('거절하는 이유를 적어 주세요.')).toBeVisible()
  await dialog.getByRole('textbox', { name: '거절 이유' }).fill('조건을 다시 이야기하고 싶어요')
  await dialog.getByRole('button', { name: '거절' }).click()
  await expect(guest.getByText('거절된 계약이에요')).toBeVisible()
  await expect(guest.getByRole('button', { name: '서명하기' })).toHaveCount(0)
  await guest.goto('/public/estimate-contract?t=AAAAAAAAAAAAAAAAAAAAAA')
  await expect(guest.getByText('유효하지 않은 링크예요. 담당자에게 다시 요청해 주세요.')).toBeVisible()
})
