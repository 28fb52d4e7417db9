import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { type ScreenName, screens } from '../packages/contract/src/features.ts'
import type { Area, Screen } from '../packages/contract/src/kit/screen.ts'
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

const settle = async (page: Page) => {
  await expect(page.locator('#root')).not.toBeEmpty()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const seriousFindings = async (page: Page) => {
  // Only what is wrong is reported: listing what is right takes longer than looking for it on a page of many rows.
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
}

for (const name of names) {
  const { area } = screens[name] as Screen
  test(`${name} is sound at every width`, async ({ as }) => {
    const page = await as(visitors[name] ?? residents[area])
    const faults = watch(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      if (width === widths[0]) {
        await page.goto(addressOf(name))
        await page.waitForLoadState('networkidle')
      }
      await settle(page)
      // The frame follows the window's width in a few steps.
      await expect.poll(() => overflow(page), `${name} overflows at ${width}`).toBeLessThanOrEqual(0)
      if (width !== 900) expect(await seriousFindings(page), `${name} at ${width}`).toEqual([])
    }
    expect(faults).toEqual([])
    await expect(page).toHaveTitle(/· 빌더 CRM$/)
  })
}

const areaOf = (name: ScreenName) => (screens[name] as Screen).area

// One browser walks through all addresses: a fresh one for each would spend its time on starting.
const closed = names.filter((name) => areaOf(name) !== 'public')
const share = 15
for (let from = 0; from < closed.length; from += share) {
  const part = closed.slice(from, from + share)
  test(`strangers are asked to sign in, from ${part[0]} to ${part.at(-1)}`, async ({ as }) => {
    const page = await as()
    for (const name of part) {
      await page.goto(addressOf(name))
      await expect(page, name).toHaveURL(/\/login(\?|$)/)
      const wanted = new URL(page.url()).searchParams.get('redirectFrom')
      expect(wanted ?? '/', name).toBe(addressOf(name))
    }
  })
}

for (const [user_id, home] of Object.entries(homes)) {
  const foreign = closed.filter((name) => areaOf(name) !== 'any' && user_id !== residents[areaOf(name)])
  for (let from = 0; from < foreign.length; from += share) {
    const part = foreign.slice(from, from + share)
    test(`${user_id} is sent home from ${part[0]} to ${part.at(-1)}`, async ({ as }) => {
      const page = await as(user_id)
      const faults = watch(page)
      for (const name of part) {
        await page.goto(addressOf(name))
        await expect(page, name).toHaveURL((url) => url.pathname === home)
        await settle(page)
      }
      expect(faults).toEqual([])
    })
  }
}
