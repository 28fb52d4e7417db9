import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import { appText } from '../apps/web/src/app/app.messages.ts'
import { countRequests, watch } from './watch.ts'

/** A page that many tests look at screens in, one after the other: loading the product takes longer than to look. */
export interface SharedPage {
  page: Page
  /** What went wrong since the last `showNothing`. */
  faults: string[]
  requests: () => number
}

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const addressOfNothing = '/no-such-screen'

/** Goes to an address as links do, without loading the product again; a screen stays until the next one has come. */
const follow = (page: Page, address: string) =>
  page.evaluate((to) => {
    for (const heading of document.querySelectorAll<HTMLElement>('h1, h2')) heading.dataset.left = ''
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)

export const openSharedPage = async (page: Page): Promise<SharedPage> => {
  await page.addInitScript({ path: axe })
  const shared = { page, faults: watch(page), requests: countRequests(page) }
  await page.goto(addressOfNothing)
  return shared
}

/** Takes the last screen away with all that it kept, so that the next one begins as if the page were new. */
export const showNothing = async ({ page, faults }: SharedPage) => {
  if (!page.url().endsWith(addressOfNothing)) await follow(page, addressOfNothing)
  await expect(page.locator('h1:not([data-left])', { hasText: appText.notFoundTitle })).toBeVisible()
  faults.length = 0
}

/** Shows the screen of an address instead of nothing. */
export const showScreen = async (page: Page, address: string) => {
  await follow(page, address)
  await expect(page.locator('[data-left]')).toHaveCount(0)
}
