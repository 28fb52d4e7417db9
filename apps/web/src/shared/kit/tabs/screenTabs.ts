import type { ScopeName } from '@crm/contract/scopes'
import type { ScreenName } from '@crm/contract/screens'
import { type ComponentType, lazy } from 'react'
import { loadChunk, type ScreenLoader } from '../../lib/page/lazyScreen.ts'
import { holdsScope } from '../../lib/session/useMay.ts'

/** One tab of a screen. Its component takes no props: the address names the record that it is about. */
export interface ScreenTab {
  /** Its name in the address: `?tab=students`. */
  key: string
  title: string
  /** Tabs stand in this order, whichever feature brings them. */
  order: number
  /** Staff need one of these; without it, whoever may open the screen. */
  scope?: readonly ScopeName[]
  load: ScreenLoader
}

/** Tabs that a feature brings along, by the screen that they belong to: its own or another feature's. */
export type ContributedTabs = Partial<Record<ScreenName, readonly ScreenTab[]>>

export interface ShownTab extends ScreenTab {
  Component: ComponentType
}

const shownTab = (tab: ScreenTab): ShownTab => ({
  ...tab,
  Component: lazy(() => loadChunk(tab.load).then((component) => ({ default: component }))),
})

/** The tabs of every screen, in their order. */
export const gatherTabs = (parts: readonly (ContributedTabs | undefined)[]): Map<string, ShownTab[]> => {
  const byScreen = new Map<string, ShownTab[]>()
  for (const [screen, tabs] of parts.flatMap((part) => Object.entries(part ?? {})))
    byScreen.set(screen, [...(byScreen.get(screen) ?? []), ...tabs.map(shownTab)])
  for (const [screen, tabs] of byScreen)
    byScreen.set(
      screen,
      tabs.toSorted((one, other) => one.order - other.order),
    )
  return byScreen
}

let gathered: ReadonlyMap<string, ShownTab[]> = new Map()

/** Called with the list of all features, which is loaded before any screen that has tabs. */
export const setScreenTabs = (tabs: ReadonlyMap<string, ShownTab[]>) => {
  gathered = tabs
}

/** The tabs that staff with these scopes, or clients, see on a screen. */
export const tabsOf = (screen: ScreenName, scopes: readonly string[], tabs = gathered): ShownTab[] =>
  (tabs.get(screen) ?? []).filter(({ scope }) => holdsScope(scope ? { scope } : {}, scopes))

/** The tab that the address names; the first where it names none that is there. */
export const chosenTab = (tabs: readonly ShownTab[], stated: string | null) =>
  tabs.find(({ key }) => key === stated) ?? tabs[0]
