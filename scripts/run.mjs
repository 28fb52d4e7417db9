// node scripts/run.mjs <file.ts> [arguments]: runs one of our TypeScript programs on the pinned Node.
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './lib/install.mjs'
import { continueOnPinnedNode, isRelaunched } from './lib/pinnedNode.mjs'
import { inRoot, root } from './lib/root.mjs'
import { guarded } from './lib/terminal.mjs'

process.chdir(root)
await guarded(async () => {
  if (!isRelaunched) await ensureInstalled()
  await continueOnPinnedNode()
})

const [node, , file, ...args] = process.argv
// The program sees the command line it would have when started directly.
process.argv = [node, inRoot(file), ...args]
await import(pathToFileURL(inRoot(file)).href)
