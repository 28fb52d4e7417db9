import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { demoPassword } from '../apps/server/src/demoAccounts.ts'
import { createPagePool, type PagePool, type PooledPage } from './pagePool.ts'
import { openSharedPage, type SharedPage, showNothing } from './sharedPage.ts'
import { watch } from './watch.ts'

export const crmUrl = () => {
  const url = process.env.CRM_URL
  if (!url) throw new Error('e2e/server.ts has not started the product')
  return url
}

export const crmDatabaseUrl = () => {
  const url = process.env.CRM_DATABASE_URL
  if (!url) throw new Error('e2e/server.ts has not started the product')
  return url
}

const tokens = new Map<string, Promise<string>>()

/** A session of its own, for tests that end it. */
export const fetchToken = async (user_id: string): Promise<string> => {
  const response = await fetch(`${crmUrl()}/crm/v3/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_id, user_pw: demoPassword }),
  })
  if (response.status === 429) {
    await sleep(Number(response.headers.get('retry-after') ?? 1) * 1000)
    return fetchToken(user_id)
  }
  const { token } = (await response.json()) as { token?: string }
  if (!token) throw new Error(`${user_id} cannot sign in`)
  return token
}

/** One sign-in per person and worker: the rate limit is real here, too. */
export const tokenOf = (user_id: string) => {
  const known = tokens.get(user_id) ?? fetchToken(user_id)
  tokens.set(user_id, known)
  known.catch(() => tokens.delete(user_id))
  return known
}

/** What a browser of this person has stored after signing in; of nobody when no name is given. */
const storageOf = async (user_id: string | undefined) => {
  const storage = user_id ? [{ name: 'crm.token', value: await tokenOf(user_id) }] : []
  // Courses play on two devices of an account: all browsers of one client count as one.
  if (user_id?.startsWith('client')) storage.push({ name: 'crm.device', value: `journey-${user_id}` })
  return storage
}

/** The same for a browser context that is to be opened. */
export const storedStateOf = async (user_id: string | undefined) => ({
  cookies: [],
  origins: [{ origin: crmUrl(), localStorage: await storageOf(user_id) }],
})

type StoredState = Awaited<ReturnType<typeof storedStateOf>>

/** Opens browsers in which the person it is given is signed in; nobody when it is given no name. */
type OpenPage = (user_id?: string) => Promise<Page>

interface TestFixtures {
  /** `await as('ceo')`: a page of a browser that has stored nothing else. */
  as: OpenPage
  /** `await lookAs('ceo')`: a page that has the product already and shows no screen of it. For tests that only look. */
  lookAs: (user_id?: string) => Promise<SharedPage>
}

/** `SLOW_BROWSER=6` makes pages that many times slower: what a test reads a moment too early fails then, every time. */
const slowDown = async (page: Page) => {
  const rate = Number(process.env.SLOW_BROWSER ?? 1)
  if (rate > 1) await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate })
  return page
}

const openPage = async (browser: Browser, storageState?: StoredState) => {
  const context = await browser.newContext({ baseURL: crmUrl(), ...(storageState ? { storageState } : {}) })
  return slowDown(await context.newPage())
}

interface WorkerFixtures {
  pagePool: PagePool
  sharedPages: Map<string | undefined, Promise<SharedPage>>
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  pagePool: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern
    async ({}, use) => {
      const pool = createPagePool()
      await use(pool)
      await pool.close()
    },
    { scope: 'worker' },
  ],
  sharedPages: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const pages = new Map<string | undefined, Promise<SharedPage>>()
      await use(pages)
      for (const shared of pages.values()) await (await shared).page.context().close()
    },
    { scope: 'worker' },
  ],
  lookAs: async ({ browser, sharedPages, viewport }, use) => {
    await use(async (user_id) => {
      const open = async () => openSharedPage(await openPage(browser, await storedStateOf(user_id)))
      const shared = sharedPages.get(user_id) ?? open()
      sharedPages.set(user_id, shared)
      if (viewport) await (await shared).page.setViewportSize(viewport)
      await showNothing(await shared)
      return shared
    })
  },
  as: async ({ browser, pagePool, viewport }, use) => {
    const taken: PooledPage[] = []
    await use(async (user_id) => {
      const storage = await storageOf(user_id)
      const pooled = await pagePool.take(() => openPage(browser))
      taken.push(pooled)
      const { page } = pooled
      if (viewport) await page.setViewportSize(viewport)
      await page.evaluate((entries) => {
        for (const { name, value } of entries) localStorage.setItem(name, value)
      }, storage)
      return page
    })
    for (const pooled of taken) await pagePool.giveBack(pooled)
  },
})

export { expect, watch }
