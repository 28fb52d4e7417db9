import { randomKey } from '@crm/contract/kit/client'
import { readStored, writeStored } from '../storage/storage.ts'

const codeKey = 'crm.device'

const systems: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]
const browsers: [RegExp, string][] = [
  [/Whale\//, 'Whale'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Edg\//, 'Edge'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Safari\//, 'Safari'],
]

const firstMatch = (names: [RegExp, string][], agent: string) =>
  names.find(([pattern]) => pattern.test(agent))?.[1] ?? 'Unknown'

/** `Chrome, Windows`: what an administrator sees in a person's list of devices. */
export const deviceName = (agent: string) => `${firstMatch(browsers, agent)}, ${firstMatch(systems, agent)}`

const makeCode = () => {
  const code = randomKey()
  writeStored(codeKey, code)
  return code
}

let code: string | undefined
let name: string | undefined

/** Inside the mobile app the device is the app's, not the web view's. */
export const takeDeviceOf = (device: { device_code?: string; device_name?: string }) => {
  code = device.device_code ?? code
  name = device.device_name ?? name
}

/** What this device is called. */
export const thisDevice = () => name ?? deviceName(navigator.userAgent)

/** Headers carry ASCII only; a phone may well be called 미나의 iPhone. */
const asHeader = (value: string) => (/^[ -~]*$/.test(value) ? value : encodeURIComponent(value.toWellFormed()))

/** The code is made once in a browser and kept there. */
export const deviceHeaders = () => {
  code ??= readStored(codeKey) ?? makeCode()
  return { 'device-code': code, 'device-name': asHeader(thisDevice()) }
}
