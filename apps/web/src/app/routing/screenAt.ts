import { keysOf } from '@crm/contract/kit/keysOf'
import type { Screen } from '@crm/contract/kit/screen'
import { type ScreenName, screenOf, screens } from '@crm/contract/screens'

const anywhere = '*'
const covers = (path: string, pathname: string) =>
  path !== anywhere && new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`).test(pathname)

/** The screen that an address belongs to, before there is a router to ask. */
export const screenAt = (pathname: string): ScreenName =>
  keysOf(screens).find((name) => covers(screenOf(name).path, pathname)) ?? 'PageError'

export const screenRowAt = (pathname: string): Screen => screenOf(screenAt(pathname))
