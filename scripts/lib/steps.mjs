import { spawn } from 'node:child_process'
import { inRoot, root } from './root.mjs'
import { seconds } from './terminal.mjs'

const tool = (name, ...path) => ({ name, program: process.execPath, args: [inRoot('node_modules', ...path)] })
const withArgs = ({ args, ...rest }, ...more) => ({ ...rest, args: [...args, ...more] })

/** One thread each: they run beside each other, and several checkers of one project would work out the same types again. */
const tsc = (project) =>
  withArgs(tool(`types ${project}`, 'typescript', 'bin', 'tsc'), '-p', project, '--checkers', '1')

/** What is checked without running anything: types of every floor, and lint with the import rules. */
export const checks = [
  tsc('packages/contract'),
  tsc('apps/server'),
  tsc('apps/web'),
  tsc('apps/web/tsconfig.build.json'),
  tsc('apps/web/sw'),
  tsc('e2e'),
  withArgs(tool('lint', '@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.'),
]

/** Sorts imports and formats these files, and says what is wrong with them. */
export const format = (...files) =>
  withArgs(tool('format', '@biomejs', 'biome', 'bin', 'biome'), 'check', '--write', ...files)

/** One of our TypeScript programs on the pinned Node. */
export const ownProgram = (file, ...args) => ({
  name: file,
  program: process.execPath,
  args: [inRoot('scripts/run.mjs'), file, ...args],
})

export const vitest = (...args) => withArgs(tool('vitest', 'vitest', 'vitest.mjs'), 'run', ...args)
export const playwright = (...args) => withArgs(tool('playwright', '@playwright', 'test', 'cli.js'), 'test', ...args)

/** Runs one tool; quiet ones are heard only when they fail. */
export const run = ({ name, program, args }, { quiet = false, env = {} } = {}) =>
  new Promise((resolve) => {
    const began = Date.now()
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk
      })
    }
    child.on('close', (code) => {
      const passed = code === 0
      if (quiet) process.stdout.write(`${passed ? '✔' : '✖'} ${name} (${seconds(began)})\n${passed ? '' : output}`)
      resolve(passed)
    })
  })

/** All at once: each is short and mostly waits for the disk. */
export const runChecks = () => Promise.all(checks.map((check) => run(check, { quiet: true })))
