import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { demoPassword } from '../apps/server/src/demoAccounts.ts'

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

const fetchToken = async (user_id: string) => {
  const response = await fetch(`${crmUrl()}/crm/v3/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_id, user_pw: demoPassword }),
  })
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
  return { cookies: [], origins: [{ origin: crmUrl(), localStorage }] }
}

/** What must never happen on any screen: errors in the console, scripts that throw, requests that fail. */
export const watch = (page: Page) => {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`)
  })
  return faults
}

/** `await as('ceo')` gives a page of a fresh browser in which that person is signed in. */
export const test = base.extend<{ as: (user_id?: string) => Promise<Page> }>({
  as: async ({ browser }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (user_id) => {
      const context = await browser.newContext({ baseURL: crmUrl(), storageState: await storedStateOf(user_id) })
      contexts.push(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

export { expect }
