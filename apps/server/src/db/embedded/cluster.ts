import { randomBytes } from 'node:crypto'
import { appendFile, chmod, cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Account, canReach } from './account.ts'
import type { Binaries } from './binaries.ts'
import { chownPath, chownTree, isFilled, makeFolder, randomName, readIfThere, writeOnce } from './files.ts'
import { runningPostmaster } from './postmasterPid.ts'
import { clusterGone, diskProblem, initFailed, notACluster, otherVersion } from './problems.ts'
import { newRefugeFolder } from './rootDataDir.ts'
import { run } from './run.ts'

export const superuser = 'crm'
export const settingsFile = 'crm.conf'

const draftPrefix = 'postgres.new-'
const usualPlace = (dataDir: string) => join(dataDir, 'postgres')
const recordOf = (dataDir: string) => join(dataDir, 'postgres.location')
const versionOf = (cluster: string) => readIfThere(join(cluster, 'PG_VERSION'))

/** The folder with the data of this DATA_DIR; null when there is none yet. */
export const findCluster = async (dataDir: string): Promise<string | null> => {
  const usual = usualPlace(dataDir)
  const recorded = (await readIfThere(recordOf(dataDir)))?.trim()
  if (recorded && (await versionOf(recorded))) return recorded
  if (await versionOf(usual)) return usual
  if (recorded) throw clusterGone(recorded, recordOf(dataDir))
  if (await isFilled(usual)) throw notACluster(usual)
  return null
}

export const passwordFile = (dataDir: string) => join(dataDir, 'postgres.password')

export const passwordOf = async (dataDir: string, account: Account) => {
  const file = passwordFile(dataDir)
  const password = (await readIfThere(file)) || (await writeOnce(file, randomBytes(24).toString('hex')))
  await chownPath(account, file)
  return password.trim()
}

interface Making {
  dataDir: string
  account: Account
  binaries: Binaries
  password: string
  sync: boolean
  say: (line: string) => void
}

const initdb = async ({ account, binaries, password, sync }: Making, draft: string) => {
  const data = join(draft, 'data')
  const pwfile = join(draft, 'password')
  await mkdir(data)
  await writeFile(pwfile, password, { mode: 0o600 })
  for (const path of [draft, data, pwfile]) await chownPath(account, path)
  const ran = await run(
    binaries.initdb,
    [
      `--pgdata=${data}`,
      `--username=${superuser}`,
      `--pwfile=${pwfile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The same order of text on every operating system.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(sync ? [] : ['--no-sync']),
    ],
    account,
  )
  if (ran.code !== 0) {
    const reason = ran.output.trim().split('\n').slice(-3).join(' ')
    throw (await diskProblem(ran.output, dirname(draft))) ?? initFailed(reason)
  }
  await appendFile(join(data, 'postgresql.conf'), `\ninclude_if_exists = '${settingsFile}'\n`)
  return data
}

/** Makes the data folder beside its place and moves it there whole: a killed start leaves nothing half made. */
const makeCluster = async (making: Making, cluster: string) => {
  const draft = join(dirname(cluster), `${draftPrefix}${randomName()}`)
  try {
    await mkdir(draft, { mode: 0o700 })
    await rename(await initdb(making, draft), cluster)
  } catch (error) {
    // Another process that started at the same moment was faster: its data is as good.
    if (!(await versionOf(cluster))) throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return cluster
}

const makeInRefuge = async (making: Making) => {
  const folder = await newRefugeFolder()
  const cluster = await makeCluster(making, join(folder, 'postgres'))
  const settled = await writeOnce(recordOf(making.dataDir), cluster)
  if (settled !== cluster) await rm(folder, { recursive: true, force: true })
  else making.say(`데이터베이스 계정이 ${making.dataDir}에 들어갈 수 없어 데이터를 ${cluster}에 둬요`)
  return settled
}

/** Moves data that the account can no longer reach (because DATA_DIR was moved) to a folder that it can. */
const moveToRefuge = async (cluster: string, { dataDir, say }: Making) => {
  if (await runningPostmaster(cluster)) return cluster
  const wanted = join(await newRefugeFolder(), 'postgres')
  // Recorded first: a killed move is found again and finished.
  const place = await writeOnce(recordOf(dataDir), wanted)
  say(`데이터베이스 계정이 ${dataDir}에 들어갈 수 없어 데이터를 ${place}로 옮겨요`)
  const draft = `${place}.new-${randomName()}`
  await makeFolder(dirname(place))
  await cp(cluster, draft, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true })
  await rename(draft, place)
  await rm(cluster, { recursive: true, force: true })
  return place
}

const placeFor = async (making: Making, found: string | null) => {
  const place = found ?? usualPlace(making.dataDir)
  const reachable = await canReach(making.account, place)
  if (found) return reachable ? found : moveToRefuge(found, making)
  return reachable ? makeCluster(making, place) : makeInRefuge(making)
}

/** The data folder, made if there is none, that the account may open and this PostgreSQL understands. */
export const settleCluster = async (making: Making, found: string | null): Promise<string> => {
  const cluster = await placeFor(making, found)
  const version = (await versionOf(cluster))?.trim() ?? ''
  if (version !== making.binaries.major) throw otherVersion(cluster, version, making.binaries.major)
  // A copy made by root belongs to root; PostgreSQL insists on its own folder with mode 700.
  if (making.account && (await stat(cluster)).uid !== making.account.uid) await chownTree(making.account, cluster)
  await chmod(cluster, 0o700)
  return cluster
}

/** What killed first starts left behind; only for the process that holds the lock. */
export const removeDrafts = async (cluster: string) => {
  const folder = dirname(cluster)
  for (const name of await readdir(folder)) {
    // The initdb of a killed process may still be writing; the next start tries again.
    if (name.startsWith(draftPrefix)) await rm(join(folder, name), { recursive: true, force: true }).catch(() => {})
  }
}
