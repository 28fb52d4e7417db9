// npm test: everything that shows the product works, on its own PostgreSQL and a real browser.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureChromium } from './lib/chromium.mjs'
import { failuresOf } from './lib/failures.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { continueOnPinnedNode, isRelaunched } from './lib/pinnedNode.mjs'
import { inRoot, root } from './lib/root.mjs'
import { checks, playwright, run, runChecks, vitest } from './lib/steps.mjs'
import { guarded, say } from './lib/terminal.mjs'
import { ensureWebBuilt } from './lib/webBuild.mjs'

const reports = inRoot('.cache', 'reports')
const vitestReport = `${reports}/vitest.json`
const browserReport = `${reports}/playwright.json`

/** A report that is missing or empty means that the runner itself broke: that is a failure. */
const counted = (file, count, passedRun) => {
  try {
    const [passed, failed] = count(JSON.parse(readFileSync(file, 'utf8')))
    const broken = passedRun !== (failed === 0) || passed + failed === 0
    return [passed, failed + (broken && failed === 0 ? 1 : 0)]
  } catch {
    return [0, 1]
  }
}

process.chdir(root)
await guarded(async () => {
  if (!isRelaunched) await ensureInstalled()
  await continueOnPinnedNode()
  const chromium = ensureChromium()
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })

  say('타입과 규칙을 검사해요')
  const [checked] = await Promise.all([runChecks(), ensureWebBuilt()])
  say('서버와 단위 검사를 실행해요')
  const vitestPassed = await run(vitest('--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`))
  say('브라우저 검사를 실행해요')
  const browserPassed = await run(playwright('--config=e2e/playwright.config.ts'), {
    env: { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  })

  const results = [
    [checked.filter(Boolean).length, checked.filter((passed) => !passed).length],
    counted(vitestReport, (report) => [report.numPassedTests, report.numFailedTests], vitestPassed),
    counted(browserReport, ({ stats }) => [stats.expected, stats.unexpected + stats.flaky], browserPassed),
  ]
  const total = (index) => results.reduce((sum, result) => sum + result[index], 0)
  const failures = [
    ...checks.filter((_, index) => !checked[index]).map(({ name }) => `✖ ${name}`),
    ...failuresOf({ vitestReport, browserReport }),
  ]
  for (const failure of failures) process.stdout.write(`\n${failure}\n`)
  process.stdout.write(`\n${total(0)} passed, ${total(1)} failed\n`)
  process.exit(total(1) === 0 ? 0 : 1)
})
