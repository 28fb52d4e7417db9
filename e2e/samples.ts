import { type ScreenName, screenOf } from '../packages/contract/src/screens.ts'

/** Where the tour opens a screen. */
export const addressOf = (name: ScreenName): string => screenOf(name).sample ?? screenOf(name).path
