import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { demoPassword } from '../apps/server/src/demoAccounts.ts'
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
export const storedStateOf = async (user_id: string | undefined) => {
  const localStorage = user_id ? [{ name: 'crm.token', value: await tokenOf(user_id) }] : []
  // Courses play on two devices of an account: all browsers of one client count as one.
  if (user_id?.startsWith('client')) localStorage.push({ name: 'crm.device', value: `journey-${user_id}` })
  return { cookies: [], origins: [{ origin: crmUrl(), localStorage }] }
}

/** Opens browsers in which the person it is given is signed in; nobody when it is given no name. */
type OpenPage = (user_id?: string) => Promise<Page>

interface TestFixtures {
  /** `await as('ceo')`: a page of a fresh browser. */
  as: OpenPage
  /** `await lookAs('ceo')`: a page that has the product already and shows no screen of it. For tests that only look. */
  lookAs: (user_id?: string) => Promise<SharedPage>
}

const newContext = async (browser: Browser, user_id: string | undefined) =>
  browser.newContext({ baseURL: crmUrl(), storageState: await storedStateOf(user_id) })

/** `SLOW_BROWSER=6` makes pages that many times slower: what a test reads a moment too early fails then, every time. */
const slowDown = async (page: Page) => {
  const rate = Number(process.env.SLOW_BROWSER ?? 1)
  if (rate > 1) await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate })
  return page
}

export const test = base.extend<TestFixtures, { sharedPages: Map<string | undefined, Promise<SharedPage>> }>({
  sharedPages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern
    async ({}, use) => {
      const pages = new Map<string | undefined, Promise<SharedPage>>()
      await use(pages)
      for (const shared of pages.values()) await (await shared).page.context().close()
    },
    { scope: 'worker' },
  ],
  lookAs: async ({ browser, sharedPages, viewport }, use) => {
    await use(async (user_id) => {
      const open = async () => openSharedPage(await slowDown(await (await newContext(browser, user_id)).newPage()))
      const shared = sharedPages.get(user_id) ?? open()
      sharedPages.set(user_id, shared)
      if (viewport) await (await shared).page.setViewportSize(viewport)
      await showNothing(await shared)
      return shared
    })
  },
  as: async ({ browser }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (user_id) => {
      const context = await newContext(browser, user_id)
      contexts.push(context)
      return slowDown(await context.newPage())
    })
    for (const context of contexts) await context.close()
  },
})

export { expect, watch }
