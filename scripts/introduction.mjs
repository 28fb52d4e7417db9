// node scripts/introduction.mjs: prints the demo company's introduction as the PDF that the client portal's footer offers.
import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { ensureChromium } from './lib/chromium.mjs'
import { inRoot } from './lib/root.mjs'

const path = inRoot('apps', 'web', 'public', 'site', 'introduction.pdf')
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
})
const page = await browser.newPage()
await page.goto(pathToFileURL(inRoot('scripts', 'introduction.html')).href)
await page.evaluate(() => document.fonts.ready)
await page.pdf({ path, preferCSSPageSize: true, printBackground: true, tagged: true })
await browser.close()
process.stdout.write(`✔ ${path}: ${Math.round(statSync(path).size / 1000)} kB\n`)
