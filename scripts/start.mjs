// npm start: everything from a fresh clone to the running product. Runs on any Node from 20 on, until it finds its own.
import module from 'node:module'
import { endWithParent, underNpm } from './lib/child.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { continueOnPinnedNode, isRelaunched } from './lib/pinnedNode.mjs'
import { root } from './lib/root.mjs'
import { guarded } from './lib/terminal.mjs'
import { ensureWebBuilt } from './lib/webBuild.mjs'

process.chdir(root)
await guarded(async () => {
  if (!isRelaunched) await ensureInstalled()
  await continueOnPinnedNode()
  await ensureWebBuilt()
})

if (underNpm || isRelaunched) endWithParent()
const { main } = await import('../apps/server/src/main.ts')
await main()
// Kept even if this process is killed.
module.flushCompileCache()
