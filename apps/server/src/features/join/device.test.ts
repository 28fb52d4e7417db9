import { auth } from '@crm/contract/features/auth/auth'
import { join } from '@crm/contract/features/join/join'
import { reference } from '@crm/contract/features/reference/reference'
import { createClient } from '@crm/contract/kit/client'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ rateLimits: false })
})

const on = (person: Person, device: string, url = app.url) =>
  createClient({
    baseUrl: url,
    headers: () => ({
      authorization: `Bearer ${person.token}`,
      'device-code': device,
      'device-name': 'Chrome, Windows',
    }),
  })

const remote = () => app.staff({ skips_device_check: false })
const laptop = 'laptop-0001'

const codesOf = async (person: Person) => {
  const mails = await app.db
    .selectFrom('outbox')
    .select('ob_text')
    .where('ob_to', '=', `${person.user_id}@builders.example`)
    .orderBy('ob_no')
    .execute()
  return mails.flatMap(({ ob_text }) => ob_text?.match(/인증번호는 (\d{6})/)?.[1] ?? [])
}

const newestCode = async (person: Person) => (await codesOf(person)).at(-1) ?? ''

/** Another code than the right one. */
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

const makeOlder = (person: Person, seconds: number) =>
  app.db
    .updateTable('device_codes')
    .set({
      reg_dt: sql`reg_dt - ${seconds} * interval '1 second'`,
      expires_at: sql`expires_at - ${seconds} * interval '1 second'`,
    })
    .where('user_no', '=', person.user_no)
    .execute()

const problemOf = (calling: Promise<unknown>) =>
  calling.then(
    () => null,
    ({ status, code, message, fields }) => ({ status, code, message, fields }),
  )

test('a code by mail proves the device, and the very next call is let in', async () => {
  const sua = await remote()
  const call = on(sua, laptop)
  expect((await call(auth.profile)).user.is_device_verified).toBe(false)
  await expect(call(reference.employees)).rejects.toMatchObject({ status: 403, code: 'device_unverified' })

  expect((await call(join.deviceProof)).query).toEqual([
    { sent_to: expect.stringMatching(/^us\*+@builders\.example$/), expires_in: null, resend_in: 0 },
  ])
  const { query } = await call(join.sendDeviceCode)
  expect(query[0]?.expires_in).toBeGreaterThan(590)
  expect(query[0]?.resend_in).toBeGreaterThan(55)

  await call(join.verifyDevice, { body: { code: await newestCode(sua) } })
  await call(reference.employees)
  expect((await call(auth.profile)).user.is_device_verified).toBe(true)
  const devices = await app.db.selectFrom('user_devices').selectAll().where('user_no', '=', sua.user_no).execute()
  expect(devices).toMatchObject([{ device_code: laptop, device_name: 'Chrome, Windows' }])
})

test('a device is known by its name, in Korean as well', async () => {
  const sua = await remote()
  const call = createClient({
    baseUrl: app.url,
    headers: () => ({
      authorization: `Bearer ${sua.token}`,
      'device-code': laptop,
      'device-name': encodeURIComponent('수아의 iPhone'),
    }),
  })
  await call(join.sendDeviceCode)
  await call(join.verifyDevice, { body: { code: await newestCode(sua) } })
  const device = await app.db
    .selectFrom('user_devices')
    .selectAll()
    .where('user_no', '=', sua.user_no)
    .executeTakeFirst()
  expect(device?.device_name).toBe('수아의 iPhone')
})

test('another node opens, too; another device stays closed', async () => {
  const sua = await remote()
  const { url } = await app.anotherNode()
  const elsewhere = on(sua, laptop, url)
  await elsewhere(reference.employees).catch(() => {})
  await on(sua, laptop)(join.sendDeviceCode)
  await on(sua, laptop)(join.verifyDevice, { body: { code: await newestCode(sua) } })
  await expect
    .poll(() =>
      elsewhere(reference.employees).then(
        () => 'in',
        () => 'out',
      ),
    )
    .toBe('in')

  const phone = on(sua, 'phone-00001')
  expect((await phone(auth.profile)).user.is_device_verified).toBe(false)
  await expect.poll(() => phone(reference.employees).catch((problem) => problem.code)).toBe('device_unverified')
})

test('a code of one device is worth nothing on another', async () => {
  const sua = await remote()
  await on(sua, laptop)(join.sendDeviceCode)
  const code = await newestCode(sua)
  expect(await problemOf(on(sua, 'phone-00001')(join.verifyDevice, { body: { code } }))).toMatchObject({ status: 410 })
})

test('five wrong tries end a code, the right one included; a new code begins anew', async () => {
  const sua = await remote()
  const call = on(sua, laptop)
  await call(join.sendDeviceCode)
  const code = await newestCode(sua)
  for (const left of [4, 3, 2, 1]) {
    const message = `인증번호가 올바르지 않아요. ${left}번 더 입력할 수 있어요.`
    expect(await problemOf(call(join.verifyDevice, { body: { code: wrong(code) } }))).toEqual({
      status: 400,
      code: 'invalid_input',
      message,
      fields: { code: message },
    })
  }
  expect(await problemOf(call(join.verifyDevice, { body: { code: wrong(code) } }))).toMatchObject({
    status: 410,
    message: '인증번호를 5번 잘못 입력했어요. 새 인증번호를 받아 주세요.',
  })
  expect(await problemOf(call(join.verifyDevice, { body: { code } }))).toMatchObject({ code: 'code_expired' })
  expect((await call(join.deviceProof)).query[0]?.expires_in).toBeNull()

  await makeOlder(sua, 60)
  await call(join.sendDeviceCode)
  await call(join.verifyDevice, { body: { code: await newestCode(sua) } })
})

test('fifty guesses at once are five tries', async () => {
  const sua = await remote()
  const call = on(sua, laptop)
  await call(join.sendDeviceCode)
  const code = await newestCode(sua)
  const guesses = await Promise.all(
    Array.from({ length: 50 }, () => problemOf(call(join.verifyDevice, { body: { code: wrong(code) } }))),
  )
  const judged = guesses.filter(
    (problem) => problem?.code === 'invalid_input' || problem?.message.startsWith('인증번호를 5번'),
  )
  expect(judged).toHaveLength(5)
  expect(await problemOf(call(join.verifyDevice, { body: { code } }))).toMatchObject({ code: 'code_expired' })
})

test('the next code can be sent after a minute, and only the newest counts', async () => {
  const sua = await remote()
  const call = on(sua, laptop)
  await call(join.sendDeviceCode)
  const first = await newestCode(sua)
  const tooSoon = await problemOf(call(join.sendDeviceCode))
  expect(tooSoon).toMatchObject({ status: 429, code: 'too_many' })
  expect(tooSoon?.message).toMatch(/^\d{1,2}초 뒤에 다시 보낼 수 있어요\.$/)
  await makeOlder(sua, 60)
  await call(join.sendDeviceCode)
  const second = await newestCode(sua)
  if (first !== second) {
    expect(await problemOf(call(join.verifyDevice, { body: { code: first } }))).toMatchObject({ code: 'invalid_input' })
  }
  await call(join.verifyDevice, { body: { code: second } })
})

test('fifty requests for a code at once: one mail', async () => {
  const sua = await remote()
  const call = on(sua, laptop)
  await Promise.all(Array.from({ length: 50 }, () => problemOf(call(join.sendDeviceCode))))
  expect(await codesOf(sua)).toHaveLength(1)
})

test('a code lives ten minutes', async () => {
  const sua = await remote()
  const call = on(sua, laptop)
  await call(join.sendDeviceCode)
  await makeOlder(sua, 601)
  const code = await newestCode(sua)
  expect(await problemOf(call(join.verifyDevice, { body: { code } }))).toMatchObject({
    status: 410,
    code: 'code_expired',
  })
})

test('ten codes a day, however many devices are named', async () => {
  const sua = await remote()
  for (let index = 0; index < 10; index++) await on(sua, `device-${index}-of-sua`)(join.sendDeviceCode)
  expect(await problemOf(on(sua, 'device-11-of-sua')(join.sendDeviceCode))).toMatchObject({
    status: 429,
    message: '하루에 받을 수 있는 인증번호를 모두 사용했어요. 관리자에게 문의해 주세요.',
  })
})

test('the words for what is missing: the code, the address, the device', async () => {
  const sua = await remote()
  expect(await problemOf(on(sua, laptop)(join.verifyDevice, { body: { code: '12a' } }))).toMatchObject({
    fields: { code: '인증번호 6자리를 입력해 주세요.' },
  })
  expect(await problemOf(sua.call(join.sendDeviceCode))).toMatchObject({ status: 400 })
  await app.db.updateTable('users').set({ user_email: null }).where('user_no', '=', sua.user_no).execute()
  expect(await problemOf(on(sua, laptop)(join.sendDeviceCode))).toMatchObject({
    status: 409,
    message: '계정에 등록된 이메일이 없어요. 관리자에게 문의해 주세요.',
  })
})

test('whoever waits for approval, clients and partners have no device to prove', async () => {
  const waiting = await app.staff({ emp_state: 2, skips_device_check: false })
  expect(await problemOf(on(waiting, laptop)(join.sendDeviceCode))).toMatchObject({ status: 403, code: 'not_active' })
  expect(await problemOf(on(await app.client(), laptop)(join.sendDeviceCode))).toMatchObject({ status: 403 })
  expect(await problemOf(on(await app.vc(), laptop)(join.sendDeviceCode))).toMatchObject({ status: 403 })
})
