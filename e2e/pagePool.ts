import type { BrowserContext, Page } from '@playwright/test'

export interface PooledPage {
  page: Page
  context: BrowserContext
  /** Whether its test changed more than what it shows and stores. */
  isChanged: () => boolean
}

/** A document without anything in it, where the storage of the product can be emptied and filled. */
const emptyDocument = '/healthz'

/** What these do cannot be taken back. */
const lastingCalls = {
  page: ['addInitScript', 'addLocatorHandler', 'emulateMedia', 'exposeBinding', 'exposeFunction', 'routeWebSocket'],
  context: ['addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'newCDPSession', 'setOffline'],
  clock: ['install', 'setFixedTime', 'setSystemTime'],
} as const

const prepare = async (page: Page): Promise<PooledPage> => {
  const context = page.context()
  let changed = false
  const notice = <Name extends string>(object: Record<Name, unknown>, names: readonly Name[]) => {
    for (const name of names) {
      const call = (object[name] as (...args: unknown[]) => unknown).bind(object)
      const noticed = (...args: unknown[]) => {
        changed = true
        return call(...args)
      }
      Object.defineProperty(object, name, { value: noticed })
    }
  }
  notice(page, lastingCalls.page)
  notice(context, lastingCalls.context)
  notice(page.clock, lastingCalls.clock)
  await page.goto(emptyDocument)
  return { page, context, isChanged: () => changed }
}

/** Leaves nothing of a test: neither what it stored nor what it listened to, opened or held down. */
const clean = async (page: Page) => {
  page.removeAllListeners()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(emptyDocument)
  await page.mouse.move(0, 0)
  await page.evaluate(async () => {
    window.name = ''
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  })
}

/**
 * Pages that go from test to test, each in a browser context of its own.
 * A new page costs twice as much of the processor as the screen that is opened in it: it has to compile the product again.
 */
export const createPagePool = () => {
  const free: PooledPage[] = []
  return {
    take: async (openPage: () => Promise<Page>) => free.pop() ?? prepare(await openPage()),
    giveBack: async (pooled: PooledPage) => {
      const { page, context, isChanged } = pooled
      try {
        if (isChanged() || page.isClosed()) return await context.close()
        for (const other of context.pages()) if (other !== page) await other.close()
        await context.clearCookies()
        await clean(page)
        free.push(pooled)
      } catch {
        await context.close()
      }
    },
    close: async () => {
      for (const { context } of free) await context.close()
    },
  }
}

export type PagePool = ReturnType<typeof createPagePool>
