// npm run check: types, lint with the import rules, the architecture test and the rules test; the quick half of npm test.
import { ensureInstalled } from './lib/install.mjs'
import { continueOnPinnedNode, isRelaunched } from './lib/pinnedNode.mjs'
import { root } from './lib/root.mjs'
import { run, runChecks, vitest } from './lib/steps.mjs'
import { guarded } from './lib/terminal.mjs'

process.chdir(root)
await guarded(async () => {
  if (!isRelaunched) await ensureInstalled()
  await continueOnPinnedNode()
  const [checks, architecture] = await Promise.all([
    runChecks(),
    run(vitest('--project', 'plain', 'architecture', 'rules.test'), { quiet: true }),
  ])
  process.exit(architecture && checks.every(Boolean) ? 0 : 1)
})
