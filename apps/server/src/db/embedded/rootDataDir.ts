import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder, randomName } from './files.ts'

/** Where root keeps what the unprivileged account cannot reach inside the checkout. */
export const rootDataDir = '/var/lib/builder-crm'

const makeOpenFolder = async (folder: string) => {
  await makeFolder(folder)
  // Whatever our umask is, the account must be able to enter.
  await chmod(folder, 0o755)
  return folder
}

export const openRootDataDir = () => makeOpenFolder(rootDataDir)

export const newRefugeFolder = async () => {
  await openRootDataDir()
  return makeOpenFolder(join(rootDataDir, randomName()))
}
