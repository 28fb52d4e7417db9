// npm run bench: ratios of the running product against bare floors; --help tells what can be asked.
import { endWithParent, underNpm } from './lib/child.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { continueOnPinnedNode, isRelaunched } from './lib/pinnedNode.mjs'
import { root } from './lib/root.mjs'
import { guarded } from './lib/terminal.mjs'
import { ensureWebBuilt } from './lib/webBuild.mjs'

const asked = process.argv.slice(2).join(' ')
const needsWeb = !asked.includes('--help') && (!asked.includes('--only') || asked.includes('bundle'))

process.chdir(root)
await guarded(async () => {
  if (!isRelaunched) await ensureInstalled()
  await continueOnPinnedNode()
  if (needsWeb) await ensureWebBuilt()
})

if (underNpm || isRelaunched) endWithParent()
const { main } = await import('../bench/main.ts')
await main()
