// npm run dev: the server on PORT (3000) and Vite on 5173, both reloading; Ctrl-C stops both.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { endWithParent, exitCodeOf, forwardSignals } from './lib/child.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { continueOnPinnedNode, isRelaunched } from './lib/pinnedNode.mjs'
import { inRoot, root } from './lib/root.mjs'
import { guarded, say } from './lib/terminal.mjs'

process.chdir(root)
await guarded(async () => {
  if (!isRelaunched) await ensureInstalled()
  await continueOnPinnedNode()
})

// Vite's proxy needs the server's PORT too.
if (existsSync('.env')) process.loadEnvFile('.env')
const env = { ...process.env, CRM_DEV: '1' }
// In sessions of their own, or Ctrl-C would reach the server twice: from the terminal and from `node --watch`.
const detached = process.platform !== 'win32'
const run = (args, cwd) => spawn(process.execPath, args, { cwd, env, detached, stdio: 'inherit' })

const children = [
  run(['--expose-gc', '--watch', '--watch-preserve-output', inRoot('apps', 'server', 'src', 'main.ts')], root),
  run([inRoot('node_modules', 'vite', 'bin', 'vite.js'), '--clearScreen', 'false'], inRoot('apps', 'web')),
]
say('서버와 Vite를 켜는 중이에요. 멈추려면 Ctrl-C를 누르세요')
// `node --watch` would leave the server behind on SIGHUP.
const askedToStop = forwardSignals(children, { sameTerminal: !detached, hangUpAs: 'SIGTERM' })
endWithParent()

const ends = children.map(exitCodeOf)
const code = await Promise.race(ends)
// One without the other is of no use.
if (!askedToStop()) for (const child of children) child.kill('SIGTERM')
await Promise.all(ends)
process.exit(code)
