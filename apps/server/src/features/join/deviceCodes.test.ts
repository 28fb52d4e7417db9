import { join } from '@crm/contract/features/join/join'
import { createClient } from '@crm/contract/kit/client'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ rateLimits: false, config: { trustProxy: 1 } })
})

const at = (person: Person, address: string, device: string) =>
  createClient({
    baseUrl: app.url,
    headers: () => ({ authorization: `Bearer ${person.token}`, 'device-code': device, 'x-forwarded-for': address }),
  })

/** Asks for codes at one address, for one device after the other; says how many were sent. */
const askFor = async (person: Person, address: string, times: number) => {
  const asked = Array.from({ length: times }, (_, index) =>
    at(
      person,
      address,
      `device-${index}-at-${address}`,
    )(join.sendDeviceCode).then(
      () => 1,
      () => 0,
    ),
  )
  return (await Promise.all(asked)).reduce<number>((sum, sent) => sum + sent, 0)
}

test('codes are counted for each address: a stranger elsewhere does not use up the owner’s', async () => {
  const sua = await app.staff({ skips_device_check: false })
  expect(await askFor(sua, '203.0.113.7', 12)).toBe(10)
  expect(await askFor(sua, '198.51.100.1', 1)).toBe(1)
})

test('a stranger with many addresses gets thirty codes a day; where the owner has a proved device, they do not count', async () => {
  const sua = await app.staff({ skips_device_check: false })
  const office = '198.51.100.1'
  await sql`insert into user_devices (user_no, device_code) values (${sua.user_no}, 'desktop-of-sua')`.execute(app.db)
  await sql`insert into sessions (token_hash, user_no, expires_at, ip, device_code)
            values (${Buffer.from('desktop')}, ${sua.user_no}, now() + interval '1 day', ${office}, 'desktop-of-sua')`.execute(
    app.db,
  )
  let sent = 0
  for (const last of [1, 2, 3, 4, 5]) sent += await askFor(sua, `203.0.113.${last}`, 10)
  expect(sent).toBe(30)
  expect(await askFor(sua, office, 1)).toBe(1)
})

test('checks on joining say only whether something is free, and few are answered for one address', async () => {
  const limited = await startTestApp()
  const { user_id } = await limited.staff()
  const body = { user_id }
  expect(await limited.call(join.checkId, { body })).toEqual({ state: 1, query: [{ is_free: false }] })
  const statuses = await Promise.all(
    Array.from({ length: 80 }, () =>
      limited.call(join.checkId, { body }).then(
        () => 200,
        ({ status }) => status,
      ),
    ),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(59)
  expect(statuses.filter((status) => status === 429)).toHaveLength(21)
})
