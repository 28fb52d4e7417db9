import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { sep } from 'node:path'
import { inRoot, makeFolder, root } from './root.mjs'
import { diskProblem, LaunchProblem, say, seconds } from './terminal.mjs'

const stamp = inRoot('node_modules', '.crm-installed')
const npmsRecord = inRoot('node_modules', '.package-lock.json')

const readText = (file) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const machine = `${process.platform}-${process.arch}`
const wantedStamp = (lock) => `${createHash('sha256').update(lock).digest('hex')} ${machine}`

/** Whether npm's own record of node_modules agrees with the lock file: someone ran npm install or npm ci by hand. */
export const agrees = (lock, installed) =>
  Object.entries(lock.packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.link) return true
    const found = installed.packages[path]
    // What is optional may be missing: it is for another platform.
    if (!found) return Boolean(wanted.optional || wanted.devOptional)
    return found.version === wanted.version && found.integrity === wanted.integrity
  })

const installedByHand = (lock) => {
  const last = readText(stamp)
  // Copied from another kind of machine, with its binaries.
  if (last && !last.endsWith(machine)) return false
  const record = readText(npmsRecord)
  return record !== '' && agrees(JSON.parse(lock), JSON.parse(record))
}

const writeStamp = (text) => {
  try {
    writeFileSync(stamp, text)
  } catch {
    // A read-only checkout is only slower to check.
  }
}

/** npm as it was started, on the node it was started with: the one in node_modules is about to be replaced. */
const npm = () => {
  const { npm_execpath: cli, npm_node_execpath: node = process.execPath } = process.env
  const outside = !node.startsWith(inRoot('node_modules') + sep)
  if (cli && /npm-cli\.[cm]?js$/.test(cli) && outside) return { program: node, before: [cli], shell: false }
  return { program: 'npm', before: [], shell: process.platform === 'win32' }
}

const problemOf = (output) => {
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ERR_SOCKET/.test(output)) {
    return new LaunchProblem('패키지 저장소(npm registry)에 연결할 수 없어요', '인터넷 연결과 npm 설정을 확인해 주세요')
  }
  const disk = diskProblem(output, '패키지를 설치하는 중')
  if (disk) return disk
  process.stderr.write(output)
  return new LaunchProblem('패키지를 설치하지 못했어요', '위의 npm 메시지를 확인하고 다시 실행해 주세요')
}

const almostNothing = 10 * 1024 * 1024

const isDiskFull = () => {
  const { bavail, bsize } = statfsSync(root)
  return bavail * bsize < almostNothing
}

const npmCi = () =>
  new Promise((resolve, reject) => {
    const { program, before, shell } = npm()
    // The web build and the pinned node are development dependencies, needed under NODE_ENV=production too.
    const args = [...before, 'ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund']
    const child = spawn(program, args, { cwd: root, shell, stdio: ['ignore', 'ignore', 'pipe'] })
    let output = ''
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    // On a full disk npm goes on for minutes and then complains of something else.
    const watch = setInterval(() => {
      if (!isDiskFull()) return
      output = 'ENOSPC'
      child.kill()
    }, 500)
    child.on('error', () =>
      reject(new LaunchProblem('npm을 실행할 수 없어요', 'npm을 설치하고 npm start로 실행해 주세요')),
    )
    child.on('close', (code) => {
      clearInterval(watch)
      if (code === 0) resolve()
      else reject(problemOf(output))
    })
  })

/** Makes node_modules what package-lock.json says, when it is not. */
export const ensureInstalled = async () => {
  const lock = readFileSync(inRoot('package-lock.json'), 'utf8')
  const wanted = wantedStamp(lock)
  if (readText(stamp) === wanted) return
  if (installedByHand(lock)) return writeStamp(wanted)

  const began = Date.now()
  say('패키지를 설치하는 중이에요 (처음에는 몇 분 걸릴 수 있어요)')
  const patience = setInterval(() => say(`아직 설치하는 중이에요 (${seconds(began)})`), 20_000)
  try {
    // A killed installation must not look finished; and a read-only disk shows here.
    makeFolder(inRoot('node_modules'))
    writeFileSync(stamp, '')
    rmSync(npmsRecord, { force: true })
    await npmCi()
  } finally {
    clearInterval(patience)
  }
  writeStamp(wanted)
  say(`패키지를 설치했어요 (${seconds(began)})`)
}
