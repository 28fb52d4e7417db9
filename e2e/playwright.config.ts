import { defineConfig } from '@playwright/test'
import { findChromium, findHeadlessShell } from '../scripts/lib/chromium.mjs'
import { microphoneFile } from './microphone.ts'

const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']

/** Chromium draws each window's address bar and its menu in pages of their own, which nobody sees here: a seventh of the time. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']
/** What Playwright itself switches off: the last such list a browser is given replaces the others. */
const byPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BlockOriginHeaderModificationOnRedirect',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
]
/** Notifications are shown by a whole browser only, and come by a service worker; it would cost every other page a tenth of its time. */
const needsWholeBrowser = /pwa\.spec\.ts$/
/** Recordings hear a file instead of a microphone, which the journey writes. */
const needsMicrophone = /recordings\.spec\.ts$/
/** What moves on its own is looked at where the kit is tested; elsewhere it would only be waited for. */
const withMotion = /kit\w+\.spec\.ts$/

const off = `--disable-features=${[...byPlaywright, ...addressBar].join(',')}`

/** Nobody looks at these pages: drawing them needs no threads and no process of its own. Without --disable-threaded-compositing, which hangs. */
const drawing = ['--num-raster-threads=1', '--in-process-gpu']

// As root, in containers, Chromium cannot make its own sandbox.
const args = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', ...drawing, ...quiet, off]
const launching = (executablePath: string | undefined, further: string[] = []) => ({
  launchOptions: { executablePath, args: [...args, ...further] },
})
const microphone = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-audio-capture=${microphoneFile}%noloop`,
]
const headless = findHeadlessShell() ?? findChromium()

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e',
  globalSetup: './server.ts',
  fullyParallel: true,
  // A browser waits for the server as often as it draws: with two of them two cores were idle half of the time.
  workers: 3,
  forbidOnly: true,
  // A test that passes only the second time is a defect, not luck.
  retries: 0,
  // Journeys are about what happens, not how fast: a machine that is busy with other things may take its time.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../.cache/reports/playwright.json' }],
  ],
  use: {
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'browser', testMatch: needsWholeBrowser, use: { ...launching(findChromium()), serviceWorkers: 'allow' } },
    { name: 'kit', testMatch: withMotion, use: launching(headless) },
    { name: 'recorder', testMatch: needsMicrophone, use: launching(headless, microphone) },
    {
      name: 'journeys',
      testIgnore: [needsWholeBrowser, withMotion, needsMicrophone],
      use: { ...launching(headless), contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
})
