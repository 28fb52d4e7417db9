import { randomBytes } from 'node:crypto'
import { chmod, chown, lchown, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCode } from '../../errorCode.ts'
import type { Account } from './account.ts'

export const randomName = () => randomBytes(8).toString('hex')

const isMissing = (error: unknown) => errorCode(error) === 'ENOENT'

export const readIfThere = (path: string) =>
  readFile(path, 'utf8').catch((error) => {
    if (isMissing(error)) return null
    throw error
  })

/** Whether the folder holds anything; a missing folder holds nothing. */
export const isFilled = (folder: string) =>
  readdir(folder).then(
    (names) => names.length > 0,
    (error) => {
      if (isMissing(error)) return false
      throw error
    },
  )

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )

/** Not the recursive mkdir of Node, which says ENOENT on a read-only disk. */
export const makeFolder = async (path: string): Promise<void> => {
  if (await isFolder(path)) return
  if (dirname(path) !== path) await makeFolder(dirname(path))
  await mkdir(path).catch(async (error) => {
    // Another process may have made it meanwhile.
    if (!(await isFolder(path))) throw error
  })
}

/** Writes a secret file once, whole or not at all, and answers what it holds: of several writers the first one wins. */
export const writeOnce = async (path: string, text: string): Promise<string> => {
  const draft = `${path}.${randomName()}`
  try {
    await writeFile(draft, text, { mode: 0o600 })
    await link(draft, path).catch((error) => {
      // Some file systems have no hard links.
      if (error.code !== 'EEXIST') return rename(draft, path)
    })
  } finally {
    await rm(draft, { force: true })
  }
  return readFile(path, 'utf8')
}

export const chownPath = async (account: Account, path: string) => {
  if (account) await chown(path, account.uid, account.gid)
}

export const chownTree = async (account: Account, folder: string) => {
  if (!account) return
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await lchown(join(entry.parentPath, entry.name), account.uid, account.gid)
  }
  await chownPath(account, folder)
}

/** Makes the tree readable for everybody, also when it was created under a strict umask. */
export const openTree = async (folder: string) => {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    await chmod(join(entry.parentPath, entry.name), 0o755)
  }
}
