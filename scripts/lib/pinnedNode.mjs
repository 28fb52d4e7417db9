import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import module from 'node:module'
import { endWithParent, exitCodeOf, forwardSignals, underNpm } from './child.mjs'
import { inRoot } from './root.mjs'
import { LaunchProblem } from './terminal.mjs'

const folder = inRoot('node_modules', 'node')
const mark = 'CRM_RELAUNCHED'

/** True in the process that a script's launcher started on the pinned Node. */
export const isRelaunched = process.env[mark] === '1'
// Not for the programs that we start.
delete process.env[mark]

export const pinnedNode = inRoot('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

const pinnedVersion = () =>
  `v${JSON.parse(readFileSync(inRoot('node_modules', 'node', 'package.json'), 'utf8')).version}`

/** The package fetches its program in an install script, which npm may have been told to skip. */
const fetchProgram = () => {
  spawnSync(process.execPath, ['installArchSpecificPackage.js'], { cwd: folder, stdio: 'ignore' })
  if (existsSync(pinnedNode)) return
  throw new LaunchProblem(
    `Node ${pinnedVersion()}을 준비하지 못했어요`,
    'npm의 ignore-scripts 설정을 끄고 node_modules 폴더를 지운 뒤 다시 실행해 주세요',
  )
}

const relaunch = async () => {
  if (!existsSync(pinnedNode)) fetchProgram()
  const child = spawn(pinnedNode, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, [mark]: '1' },
  })
  forwardSignals([child])
  if (underNpm) endWithParent()
  process.exit(await exitCodeOf(child))
}

/** Goes on only in the pinned Node: any other one runs the same script in it, and ends with its exit code. */
export const continueOnPinnedNode = async () => {
  if (!isRelaunched && process.version !== pinnedVersion()) await relaunch()
  // Half a second less at every start but the first.
  module.enableCompileCache(inRoot('node_modules', '.cache', 'compiled'))
}
