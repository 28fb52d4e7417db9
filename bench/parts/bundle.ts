import { existsSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { screens } from '@crm/contract/screens'
import { type Browser, chromium } from '@playwright/test'
import { printLine } from '../../apps/server/src/terminal.ts'
import { findChromium } from '../../scripts/lib/chromium.mjs'
import { begin } from '../cleanup.ts'
import { signIn } from '../sessions.ts'
import { kB, type Row, skipped, within } from '../table.ts'
import type { Workplace } from '../workplace.ts'

const mostLogin = 130_000
const mostHome = 240_000
const names = { login: 'bundle: login JavaScript, gzip', home: 'bundle: staff home JavaScript, gzip' }

const webBuild = new URL('../../apps/web/dist/index.html', import.meta.url)
/** Where the web app keeps its token: apps/web/src/shared/lib/session/session.ts */
const tokenKey = 'crm.token'

const quiet = ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync']

/** One of the machine's, or the one that Playwright brought. */
const chromiumPath = () => [findChromium(), chromium.executablePath()].find((path) => path && existsSync(path))

const startBrowser = (executablePath: string) =>
  begin(
    () =>
      chromium.launch({
        executablePath,
        args: ['--headless', '--no-sandbox', '--no-first-run', ...quiet],
        // The bench ends it itself, together with everything else.
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
      }),
    (browser) => browser.close(),
  )

interface Visit {
  url: string
  path: string
  token?: string
}

/** Opens a screen in a browser that has never seen us; tells the gzip size of each script it fetched. */
const scriptsOf = async (browser: Browser, { url, path, token }: Visit) => {
  const localStorage = token ? [{ name: tokenKey, value: token }] : []
  const context = await browser.newContext({ storageState: { cookies: [], origins: [{ origin: url, localStorage }] } })
  const page = await context.newPage()
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (!response.headers()['content-type']?.includes('javascript')) return
    const size = response.body().then((body) => gzipSync(body, { level: 9 }).length)
    sizes.set(new URL(response.url()).pathname, size)
  })
  await page.goto(url + path, { waitUntil: 'networkidle' })
  const arrived = new URL(page.url()).pathname
  if (arrived !== path) throw new Error(`The browser was sent from ${path} to ${arrived}`)
  const scripts = Object.fromEntries(
    await Promise.all([...sizes].map(async ([name, size]) => [name, await size] as const)),
  )
  await context.close()
  return scripts
}

const rowOf = (name: string, scripts: Record<string, number>, bound: number): Row => {
  const sum = Object.values(scripts).reduce((total, size) => total + size, 0)
  return { ...within(name, sum, bound, kB), raw: scripts }
}

/** JavaScript that a first visit really transfers. */
export const measureBundle = async (workplace: Workplace): Promise<Row[]> => {
  const skip = (why: string, todo: string) => {
    printLine(`${todo} bundle은 건너뛰어요.`)
    return [skipped(names.login, why), skipped(names.home, why)]
  }
  if (!existsSync(webBuild)) return skip('no web build', '화면이 아직 만들어지지 않았어요.')
  const executablePath = chromiumPath()
  if (!executablePath) return skip('no Chromium', 'Chromium이 없어요. 설치하거나 CHROMIUM에 경로를 정해 주세요.')

  printLine('첫 화면이 받는 JavaScript를 재는 중이에요')
  const { url } = await workplace.server('small')
  const token = await signIn(await workplace.database('small'), 'staff')
  const browser = await startBrowser(executablePath)
  const login = await scriptsOf(browser, { url, path: screens.Login.path })
  const home = await scriptsOf(browser, { url, path: screens.Index.path, token })
  await browser.close()
  return [rowOf(names.login, login, mostLogin), rowOf(names.home, home, mostHome)]
}
