import { keysOf } from '@crm/contract/kit/keysOf'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { Area, Screen } from '../packages/contract/src/kit/screen.ts'
import { type ScreenName, screens } from '../packages/contract/src/screens.ts'
import { expect, test, watch } from './people.ts'
import { addressOf } from './samples.ts'
import { showScreen } from './sharedPage.ts'
import { countRequests } from './watch.ts'

const widths = [1440, 900, 390]
const names = keysOf(screens)
const areaOf = (name: ScreenName) => (screens[name] as Screen).area
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
/** Open to every type, whatever its area: looked at by another of them as well. */
const guests: Partial<Record<ScreenName, string>> = { ClientCampDetailV3: 'vc' }
const homes = { ceo: '/', client: '/client/home', vc: '/vc/event/main' }

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
const seriousFindings = (page: Page, colours = true) =>
  page.evaluate(async (enabled) => {
    // Only what is wrong is reported: listing what is right takes longer than looking for it on a page of many rows.
    const options = { resultTypes: ['violations' as const], rules: { 'color-contrast': { enabled } } }
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options)
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
  }, colours)

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

const visits = names.flatMap((screen) => {
  const resident = { screen, who: visitors[screen] ?? residents[areaOf(screen)], name: screen as string }
  const guest = guests[screen]
  return guest ? [resident, { screen, who: guest, name: `${screen} as ${guest}` }] : [resident]
})

for (const { screen, who, name } of visits) {
  const area = areaOf(screen)
  test(`${name} is sound at every width`, async ({ lookAs }) => {
    const { page, faults, requests } = await lookAs(who)
    // Where there is no screen this one is shown, so it is there already.
    if (screen !== 'PageError') await showScreen(page, addressOf(screen))
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
      // Left before counting begins.
      await page.goto('about:blank')
      const requests = countRequests(page)
      await page.goto(addressOf(name))
      await expect(page, name).toHaveURL((url) => url.pathname === home)
      await settle(page, requests)
    }
    expect(faults).toEqual([])
  })
}
