import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { LaunchProblem, say } from './terminal.mjs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** Chromium without windows of its own: the same pages for two thirds of the processor time, but no notifications. */
const withoutWindows = '/usr/bin/chromium-headless-shell'

export const findHeadlessShell = () => (existsSync(withoutWindows) ? withoutWindows : undefined)

/** The Chromium that is there, if one is. */
export const findChromium = () => [process.env.CHROMIUM, ...places].find((place) => place && existsSync(place))

const canInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

const install = () => {
  say('Chromium을 설치하는 중이에요')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update'], { env, stdio: 'ignore' })
  // One by one: an older Debian does not have the second.
  for (const name of ['chromium', 'chromium-headless-shell']) {
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], { env, stdio: 'ignore' })
  }
}

/** A Chromium for the browser tests: the one that is there, or Debian's, with its lighter form. */
export const ensureChromium = () => {
  if (!(findChromium() && findHeadlessShell()) && canInstall()) install()
  const chromium = findChromium()
  if (!chromium) {
    throw new LaunchProblem(
      '브라우저 검사에 쓸 Chromium이 없어요',
      'Chromium이나 Chrome을 설치하거나 CHROMIUM 환경 변수로 실행 파일을 알려 주세요',
    )
  }
  return chromium
}
