import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { demoPassword } from '../apps/server/src/demoAccounts.ts'
import { crmDatabaseUrl, expect, test } from './people.ts'
import { copyDemo, startOn } from './server.ts'

const release = async (databaseUrl: string, version: string) => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('insert into version_logs (vl_version) values ($1)', [version])
  await client.end()
}

const signIn = async (page: Page) => {
  await page.getByLabel('아이디').fill('staff')
  await page.getByLabel('비밀번호', { exact: true }).fill(demoPassword)
  const connected = page.waitForEvent('websocket')
  await page.getByRole('button', { name: '로그인' }).click()
  await connected
  await expect(page.getByRole('heading', { level: 1 })).toContainText('님')
}

const seconds = (count: number) => count * 1000

test('a new version asks, waits when asked to, and replaces the page with nothing old left', async ({ browser }) => {
  // A product of its own: a new version is news to everybody who is connected, and other tests must not be.
  const databaseUrl = await copyDemo(crmDatabaseUrl(), `versions_${randomBytes(4).toString('hex')}`)
  const product = await startOn(databaseUrl)
  const context = await browser.newContext({ baseURL: product.url, serviceWorkers: 'allow' })
  const page = await context.newPage()
  const banner = page.getByRole('region', { name: '새 버전이 나왔어요.' })
  try {
    await page.clock.install()
    await page.goto('/login')
    await signIn(page)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.evaluate(() => caches.open('something-old'))

    const asked = page.waitForResponse((response) => response.url().includes('/crm/v3/version_logs'))
    await page.reload()
    await asked
    await page.clock.runFor(seconds(100))
    await expect(banner).toHaveCount(0)

    const socket = page.waitForEvent('websocket')
    await page.reload()
    // Socket.IO's own word for being let in.
    await (await socket).waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40'))
    await release(databaseUrl, '99.0.0')
    // Told by the socket; the count runs unseen until 90 are left.
    const countOn = async () => {
      await page.clock.runFor(seconds(1))
      return banner.count()
    }
    await expect.poll(countOn, { intervals: [10] }).toBe(1)
    await expect(banner).toContainText(/(90|[1-8]\d)초 뒤 자동으로 새로고침돼요/)

    await banner.getByRole('button', { name: '30분 후 다시 알림' }).click()
    await expect(banner).toHaveCount(0)
    // The clock runs on by itself, too.
    await page.clock.runFor(seconds(1700))
    await expect(banner).toHaveCount(0)
    await page.clock.runFor(seconds(105))
    await expect(banner).toBeVisible()

    const reloaded = page.waitForEvent('load')
    await page.clock.runFor(seconds(95))
    await reloaded
    await expect(page.getByRole('heading', { level: 1 })).toContainText('님')
    expect(await page.evaluate(() => caches.keys())).not.toContain('something-old')
    // This server still sends the old page: trying again and again would only disturb.
    await page.clock.runFor(seconds(125))
    await expect(banner).toHaveCount(0)
  } finally {
    await context.close()
    await product.stop()
  }
})
