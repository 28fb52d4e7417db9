import { type ScreenName, screenOf, screens } from '@crm/contract/screens'

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`)

/** The screen that an address belongs to, before there is a router to ask. */
export const screenAt = (pathname: string): ScreenName =>
  (Object.keys(screens) as ScreenName[]).find((name) => patternOf(screenOf(name).path).test(pathname)) ?? 'PageError'
