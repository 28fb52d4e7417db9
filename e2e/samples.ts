import { type ScreenName, screens } from '../packages/contract/src/screens.ts'

/** An address of the demo data for every screen with parameters or a needed query. */
const samples: Partial<Record<ScreenName, string>> = {
  PageError: '/no/such/page',
}

export const addressOf = (name: ScreenName): string => {
  const address = samples[name] ?? screens[name].path
  if (/[:*]/.test(address)) throw new Error(`e2e/samples.ts needs an address for ${name}`)
  return address
}
