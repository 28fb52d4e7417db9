import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot, makeFolder } from './root.mjs'
import { diskProblem, LaunchProblem, say, seconds } from './terminal.mjs'

const web = inRoot('apps', 'web')
const dist = join(web, 'dist')
const sourcesFile = '.sources'
const sources = ['apps/web', 'packages/contract/package.json', 'packages/contract/src', 'package-lock.json']
const notSources = new Set(['node_modules', 'dist', '.font'])

const filesBelow = (path) => {
  const entries = readdirSync(inRoot(path), { withFileTypes: true }).filter(({ name }) => !notSources.has(name))
  return entries.flatMap((entry) => {
    const inner = `${path}/${entry.name}`
    return entry.isDirectory() ? filesBelow(inner) : [inner]
  })
}

/** One hash over the names and contents of everything the build is made from. */
const fingerprint = () => {
  const files = sources.flatMap((path) => (/\.\w+$/.test(path) ? [path] : filesBelow(path))).sort()
  const hash = createHash('sha256')
  for (const file of files) {
    const content = readFileSync(inRoot(file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

const isBuiltFrom = (wanted) => {
  try {
    return readFileSync(join(dist, sourcesFile), 'utf8') === wanted
  } catch {
    return false
  }
}

const viteBuild = (outDir) =>
  new Promise((resolve, reject) => {
    const args = [inRoot('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--outDir', outDir, '--emptyOutDir']
    const child = spawn(process.execPath, args, {
      cwd: web,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk
      })
    }
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) return resolve()
      const disk = diskProblem(output, '화면을 만드는 중')
      if (!disk) process.stderr.write(output)
      reject(disk ?? new LaunchProblem('화면을 만들지 못했어요', '위의 메시지를 확인해 주세요'))
    })
  })

/** Puts the finished build in place at once: a killed or failed one leaves the last good one. */
const replaceDist = (built, old, wanted) => {
  writeFileSync(join(built, sourcesFile), wanted)
  if (existsSync(dist)) renameSync(dist, old)
  try {
    renameSync(built, dist)
  } catch (error) {
    // Another start finished the same build first.
    if (!isBuiltFrom(wanted)) throw error
  }
}

/** Builds the web app when its sources have changed since the last build. */
export const ensureWebBuilt = async () => {
  const wanted = fingerprint()
  if (isBuiltFrom(wanted)) return

  const began = Date.now()
  say('화면을 만드는 중이에요')
  const work = inRoot('.cache', `web-${process.pid}`)
  try {
    makeFolder(inRoot('.cache'))
    makeFolder(work)
    await viteBuild(join(work, 'built'))
    replaceDist(join(work, 'built'), join(work, 'old'), wanted)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  say(`화면을 만들었어요 (${seconds(began)})`)
}
