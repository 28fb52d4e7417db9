import AxeBuilder from '@axe-core/playwright'
import type { Page, Request } from '@playwright/test'
import type { Area, Screen } from '../packages/contract/src/kit/screen.ts'
import { type ScreenName, screens } from '../packages/contract/src/screens.ts'
import { expect, test, watch } from './people.ts'
import { addressOf } from './samples.ts'

const widths = [1440, 900, 390]
const names = Object.keys(screens) as ScreenName[]
/** Who works in an area; the others are sent away. */
const residents: Record<Area, string | undefined> = {
  public: undefined,
  any: 'newstaff',
  emp: 'ceo',
  client: 'client',
  vc: 'vc',
}
/** Screens that look different to somebody in particular. */
const visitors: Partial<Record<ScreenName, string>> = { DeviceCheck: 'remote', JoinResult: 'newstaff' }
const homes = { ceo: '/', client: '/client/home', vc: '/vc/event/main' }

/** How many requests of a page are under way. */
const countRequests = async (page: Page) => {
  // Chromium never reports the end of requests whose document was left, so it is left before counting begins.
  await page.goto('about:blank')
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => underWay.delete(request))
  }
  return () => underWay.size
}

/** Until everything is drawn that was asked for: quicker than waiting for half a second in which nothing is asked. */
const settle = async (page: Page, requests: () => number) => {
  await expect(page.locator('#root')).not.toBeEmpty()
  await expect(async () => {
    expect(requests()).toBe(0)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    // What an effect asks for after the drawing is on its way by then.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null), { timeout: 1000 })))
    expect(requests()).toBe(0)
  }).toPass({ intervals: [50] })
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Colours do not depend on the width, and measuring their contrast takes as long as everything else together. */
const seriousFindings = async (page: Page, colours = true) => {
  // Only what is wrong is reported: listing what is right takes longer than looking for it on a page of many rows.
  // We frame no other origin, so the way without a second page for putting frames together sees all: a quarter of the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { 'color-contrast': { enabled: colours } } })
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
}

/** Tabs that features bring to a screen; the first was open already. */
const visitTabs = async (page: Page, name: string, requests: () => number) => {
  for (const tab of (await page.locator('[data-screen-tabs] [role="tab"]').all()).slice(1)) {
    const title = `${name}, ${await tab.textContent()}`
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await settle(page, requests)
    await expect.poll(() => overflow(page), `${title} overflows`).toBeLessThanOrEqual(0)
    expect(await seriousFindings(page), title).toEqual([])
  }
}

/** To clients and partners the product bears the company's name, on the pages before it, too. */
const isForOutsiders = (area: Area) => area === 'client' || area === 'vc' || area === 'public'

for (const name of names) {
  const { area } = screens[name] as Screen
  test(`${name} is sound at every width`, async ({ lookAs }) => {
    const page = await lookAs(visitors[name] ?? residents[area])
    const faults = watch(page)
    const requests = await countRequests(page)
    await page.goto(addressOf(name))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await settle(page, requests)
      // The frame follows the window's width in a few steps.
      await expect.poll(() => overflow(page), `${name} overflows at ${width}`).toBeLessThanOrEqual(0)
      if (width !== 900) expect(await seriousFindings(page, width === 1440), `${name} at ${width}`).toEqual([])
    }
    await visitTabs(page, name, requests)
    expect(faults).toEqual([])
    await expect(page).toHaveTitle(isForOutsiders(area) ? /· 빌더스컨설팅$/ : /· 빌더 CRM$/)
  })
}

const areaOf = (name: ScreenName) => (screens[name] as Screen).area
/** One screen of each area; what the guard decides about all of them is asked in routeDecision.test.ts. */
const oneOf = (area: Area) => names.find((name) => areaOf(name) === area && name !== 'Index' && name !== 'DeviceCheck')
const closed = (['any', 'emp', 'client', 'vc'] as const).flatMap((area) => oneOf(area) ?? [])

test('strangers are asked to sign in, and come back to where they wanted to be', async ({ as }) => {
  const page = await as()
  for (const name of closed) {
    await page.goto(addressOf(name))
    await expect(page, name).toHaveURL(/\/login(\?|$)/)
    expect(new URL(page.url()).searchParams.get('redirectFrom'), name).toBe(addressOf(name))
  }
})

for (const [user_id, home] of Object.entries(homes)) {
  test(`${user_id} is sent home from the areas of others`, async ({ as }) => {
    const page = await as(user_id)
    const faults = watch(page)
    const foreign = closed.filter((name) => areaOf(name) !== 'any' && user_id !== residents[areaOf(name)])
    expect(foreign).toHaveLength(2)
    for (const name of foreign) {
      const requests = await countRequests(page)
      await page.goto(addressOf(name))
      await expect(page, name).toHaveURL((url) => url.pathname === home)
      await settle(page, requests)
    }
    expect(faults).toEqual([])
  })
}
