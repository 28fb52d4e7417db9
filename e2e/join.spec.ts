import type { Page } from '@playwright/test'
import { demoPassword } from '../apps/server/src/demoAccounts.ts'
import { crmUrl, expect, fetchToken, test, tokenOf } from './people.ts'

let serial = 0
const newName = (start: string) => `${start}${Date.now().toString(36)}${++serial}`

const fillPassword = async (page: Page, password: string) => {
  await page.locator('input[name="new-password"]').fill(password)
  await page.locator('input[name="new-password-again"]').fill(password)
}

const signIn = async (page: Page, user_id: string, password: string) => {
  await page.getByLabel('아이디').fill(user_id)
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await page.getByRole('button', { name: '로그인' }).click()
}

/** What a person finds in their mailbox, which in demo mode is a page. */
const newestMail = async (page: Page, to: string) => {
  await page.goto(`/docs/outbox?keyword=${encodeURIComponent(to)}`)
  const mail = page.getByRole('article').first()
  await expect(mail).toContainText(to)
  return mail
}

test('a client registers, keeps what was typed over a reload, and waits for approval', async ({ as }) => {
  // A long form, every field of it.
  test.slow()
  const page = await as()
  const user_id = newName('green')
  await page.goto('/login')
  await page.getByRole('link', { name: '회원가입' }).click()
  await page.getByRole('link', { name: /고객사/ }).click()

  await page.getByLabel('아이디').fill('client')
  await expect(page.getByText('이미 사용 중인 아이디예요.')).toBeVisible()
  await page.getByLabel('아이디').fill(user_id)
  await expect(page.getByText('사용할 수 있는 아이디예요.')).toBeVisible()
  await fillPassword(page, 'Green-loop7')
  await page.getByLabel('이름', { exact: false }).first().fill('김미나')
  await page.getByLabel('이메일').fill(`${user_id}@example.com`)
  await page.getByLabel('회사명').fill('해솔에너지')
  await page.getByLabel('대표자 이름').fill('김대표')

  const phone = page.getByLabel('휴대폰 번호')
  for (const [typed, said] of [
    ['010-12a4-5678', '숫자와 하이픈만 입력 가능합니다.'],
    ['0101234567', '휴대폰 번호는 11자리여야 합니다.'],
    ['02012345678', '올바른 휴대폰 번호 형식이 아닙니다.'],
  ] as const) {
    await phone.fill(typed)
    await phone.blur()
    await expect(page.getByText(said)).toBeVisible()
  }
  // A field that was left empty is spoken of when the form is sent.
  await phone.fill('')
  await page.getByRole('button', { name: '가입 신청' }).click()
  await expect(page.getByText('휴대폰 번호를 입력해 주세요.')).toBeVisible()
  await phone.fill('010-1234-5678')

  await page.getByRole('button', { name: '연락처 추가' }).click()
  const contact = page.getByRole('dialog')
  const apply = contact.getByRole('button', { name: '확인' })
  await apply.click()
  await expect(contact.getByText('이름과 연락처를 입력해 주세요.')).toBeVisible()
  await contact.getByLabel('연락처').fill('01022223333')
  await apply.click()
  await expect(contact.getByText('이름을 입력해 주세요.')).toBeVisible()
  await contact.getByLabel('이름').fill('이담당')
  await contact.getByLabel('연락처').fill('')
  await apply.click()
  await expect(contact.getByText('연락처를 입력해 주세요.')).toBeVisible()
  await contact.getByLabel('연락처').fill('0112223333')
  await apply.click()
  await expect(contact.getByText('올바른 연락처를 입력해 주세요.')).toBeVisible()
  await contact.getByLabel('연락처').fill('01022223333')
  await apply.click()
  await expect(page.getByText('010-2222-3333')).toBeVisible()

  // Drafts are written once people pause.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('crm.draft..join.client'))).toContain('이담당')
  await page.reload()
  await expect(page.getByText('작성하던 내용을 불러왔어요.')).toBeVisible()
  await expect(page.getByLabel('회사명')).toHaveValue('해솔에너지')
  await expect(page.getByText('010-2222-3333')).toBeVisible()
  await expect(page.locator('input[name="new-password"]')).toHaveValue('')
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(kept).not.toContain('Green-loop7')

  await fillPassword(page, 'Green-loop7')
  await page.getByLabel('사업자등록번호').first().fill('214-88-47316')
  await page.getByRole('button', { name: '주소 찾기' }).click()
  const finder = page.getByRole('dialog')
  await finder.getByRole('combobox', { name: '시 · 도' }).click()
  await page.getByRole('option', { name: '서울특별시' }).click()
  await finder.getByRole('combobox', { name: '시 · 군 · 구' }).click()
  await page.getByRole('option', { name: '강남구' }).click()
  await finder.getByRole('button', { name: '입력' }).click()
  await expect(finder.getByText('도로명과 건물 번호를 입력해 주세요.')).toBeVisible()
  await finder.getByLabel('도로명과 건물 번호').fill('테헤란로 123')
  await finder.getByLabel('우편번호').fill('06236')
  await finder.getByRole('button', { name: '입력' }).click()
  await expect(page.locator('#root').getByText('(06236) 서울특별시 강남구 테헤란로 123')).toBeVisible()

  await page.getByRole('button', { name: '가입 신청' }).click()
  await expect(page.getByText('이용약관에 동의해 주세요.')).toBeVisible()
  await page.getByRole('button', { name: '개인정보 처리방침 보기' }).click()
  await expect(page.getByText('개인정보 처리방침 버전 3.6 · 시행일 2020-01-31')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '동의' }).click()
  await page.getByLabel(/이용약관에 동의해요/).check()
  await page.getByRole('button', { name: '가입 신청' }).click()

  await expect(page).toHaveURL(/\/join\/result$/)
  await expect(page.getByText('가입 승인을 기다리고 있어요')).toBeVisible()
  await page.goto('/client/home')
  await expect(page).toHaveURL(/\/join\/result$/)
  await expect(await newestMail(page, `${user_id}@example.com`)).toContainText('가입 신청을 받았어요')
})

test('staff on a new device read the code from their mail and come to the page they wanted', async ({ as }) => {
  const page = await as()
  await page.goto('/employee/alarm/list')
  await expect(page).toHaveURL(/\/login\?redirectFrom=/)
  await signIn(page, 'remote', demoPassword)
  await expect(page).toHaveURL(/\/device-check/)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(page.getByText('re****@builders.example 주소로 보냈어요.')).toBeVisible()

  const mailbox = await as()
  const mail = await newestMail(mailbox, 'remote@builders.example')
  const code = (await mail.innerText()).match(/인증번호는 (\d{6})/)?.[1] ?? ''
  expect(code).toMatch(/^\d{6}$/)

  const enter = async (digits: string) => {
    await page.getByLabel('인증번호 1번째 자리').click()
    // The sixth digit sends it.
    await page.keyboard.type(digits)
  }
  await enter(code === '111111' ? '222222' : '111111')
  await expect(page.getByText('인증번호가 올바르지 않아요. 4번 더 입력할 수 있어요.')).toBeVisible()
  // A refused code is gone: the sixth digit of the next one sends it as well.
  await enter(code === '333333' ? '444444' : '333333')
  await expect(page.getByText('인증번호가 올바르지 않아요. 3번 더 입력할 수 있어요.')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/남은 시간 0[5-9]:/)).toBeVisible()
  await enter(code)
  await expect(page).toHaveURL(/\/employee\/alarm\/list$/)
  await page.goto('/device-check')
  await expect(page).toHaveURL(`${crmUrl()}/`)
})

const registerStaff = async (user_id: string, user_name: string, user_pw: string) => {
  const response = await fetch(`${crmUrl()}/crm/v3/join/staff`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      user_id,
      user_name,
      user_pw,
      user_pw_again: user_pw,
      user_email: `${user_id}@example.com`,
      user_phone: '01012345678',
      team_no: 3,
      agree_terms: true,
      agree_privacy: true,
    }),
  })
  expect(response.status).toBe(200)
}

test('a forgotten id and a forgotten password come back by mail', async ({ as }) => {
  const page = await as()
  const user_id = newName('mina')
  await registerStaff(user_id, '최미나', 'Forgotten1')

  await page.goto('/login')
  await page.getByRole('link', { name: '아이디 찾기' }).click()
  await page.getByLabel('이름').fill('최미나')
  await page.getByLabel('이메일').fill(`${user_id}@example.com`)
  await page.getByRole('button', { name: '아이디 받기' }).click()
  await expect(page).toHaveURL(/\/find-id-result$/)
  await expect(page.getByText('맞는 계정이 있으면')).toBeVisible()
  await expect
    .poll(async () => (await newestMail(page, `${user_id}@example.com`)).innerText())
    .toContain(`· ${user_id}`)

  await page.goto('/login')
  await page.getByRole('link', { name: '비밀번호 찾기' }).click()
  // The sign-in page has a field of the same name.
  await expect(page.getByRole('button', { name: '링크 받기' })).toBeVisible()
  await page.getByLabel('아이디').fill(user_id)
  await page.getByLabel('이메일').fill(`${user_id}@example.com`)
  await page.getByRole('button', { name: '링크 받기' }).click()
  await expect(page).toHaveURL(/\/find-pw-result$/)
  await expect
    .poll(async () => (await newestMail(page, `${user_id}@example.com`)).innerText())
    .toContain('/find-pw-result#')
  const link = page.getByRole('article').first().getByRole('link')
  const address = (await link.getAttribute('href')) ?? ''
  await link.click()

  await fillPassword(page, 'short')
  await page.getByRole('button', { name: '비밀번호 변경' }).click()
  await expect(page.getByText('비밀번호는 8자 이상이어야 해요.')).toBeVisible()
  await fillPassword(page, 'Remembered7')
  await page.getByRole('button', { name: '비밀번호 변경' }).click()
  await expect(page.getByText('비밀번호가 변경되었어요')).toBeVisible()

  const again = await as()
  await again.goto(address)
  await expect(again.getByText('사용할 수 없는 링크예요')).toBeVisible()

  await page.getByRole('link', { name: '로그인' }).click()
  await signIn(page, user_id, 'Forgotten1')
  await expect(page.getByRole('alert')).toContainText('아이디 또는 비밀번호가 올바르지 않아요.')
  await signIn(page, user_id, 'Remembered7')
  await expect(page).toHaveURL(/\/join\/result$/)
})

test('a token in the address signs in and leaves the address; over a running session it asks first', async ({ as }) => {
  const page = await as()
  const token = await tokenOf('client')
  await page.goto(`/client/home?migrate=${encodeURIComponent(Buffer.from(token).toString('base64'))}&from=app`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('님')
  expect(new URL(page.url()).search).toBe('?from=app')
  await page.reload()
  await expect(page).toHaveURL(/\/client\/home/)

  const other = Buffer.from(await fetchToken('client2')).toString('base64')
  const dialog = page.getByRole('alertdialog', { name: '다른 계정으로 바꿀까요?' })
  await page.goto(`/client/home?migrate=${encodeURIComponent(other)}`)
  await expect(dialog).toContainText('(client)')
  await dialog.getByRole('button', { name: '그대로 사용' }).click()
  await expect(dialog).toBeHidden()
  const storedToken = () => page.evaluate(() => localStorage.getItem('crm.token'))
  expect(await storedToken()).toBe(token)
  await page.goto(`/client/home?migrate=${encodeURIComponent(other)}`)
  await dialog.getByRole('button', { name: '계정 바꾸기' }).click()
  await expect.poll(storedToken).not.toBe(token)

  // A login that was ended elsewhere says so where people sign in again.
  await page.goto('/client/home')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('님')
  const headers = { authorization: `Bearer ${await storedToken()}` }
  await page.request.post('/crm/v3/auth/logout', { headers })
  await expect(page.getByRole('status').filter({ hasText: '다른 곳에서 로그아웃했거나' })).toBeVisible()
})

test('inside the mobile app the token and the device are the app’s, and it is told of signing in and out', async ({
  as,
}) => {
  const page = await as()
  const token = await tokenOf('client2')
  await page.addInitScript((token) => {
    const heard = JSON.parse(sessionStorage.getItem('heard') ?? '[]') as unknown[]
    const app = {
      postMessage: (words: string) => {
        heard.push(JSON.parse(words))
        sessionStorage.setItem('heard', JSON.stringify(heard))
        const isFirst = !sessionStorage.getItem('asked')
        if (JSON.parse(words).type !== 'requestToken') return
        sessionStorage.setItem('asked', '1')
        const answer = {
          type: 'token',
          token: isFirst ? token : null,
          device_code: 'app-device-1',
          device_name: '미나의 iPhone',
        }
        window.postMessage(JSON.stringify(answer), '*')
      },
    }
    Object.assign(window, { ReactNativeWebView: app })
  }, token)
  const profile = page.waitForRequest(/auth\/profile/)
  await page.goto('/client/home')
  expect((await profile).headers()).toMatchObject({
    'device-code': 'app-device-1',
    'device-name': encodeURIComponent('미나의 iPhone'),
  })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('님')

  // The app has no session any more: whatever the browser kept does not count.
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
  await signIn(page, 'vc', demoPassword)
  await expect(page).toHaveURL(/\/(client|vc)\//)
  await page.getByRole('button', { name: '로그아웃' }).click()
  await expect(page).toHaveURL(/\/login/)
  const heard = await page.evaluate(() => JSON.parse(sessionStorage.getItem('heard') ?? '[]'))
  expect(heard.map(({ type }: { type: string }) => type)).toEqual([
    'requestToken',
    'requestToken',
    'login',
    'logout',
    'requestToken',
  ])
  expect(heard[2].token).toMatch(/^[\w-]{43}$/)
})
