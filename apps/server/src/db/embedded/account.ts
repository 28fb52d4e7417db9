import { readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { noAccount } from './problems.ts'

/** The account that the PostgreSQL programs run as; null means our own. */
export type Account = { name: string; uid: number; gid: number } | null

const isRoot = () => process.getuid?.() === 0

const parsePasswd = (text: string) =>
  text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
  })

/** PostgreSQL refuses to run as root, so root hands it to the data's owner, or to `postgres` or `nobody`. */
export const accountFor = async (cluster: string | null): Promise<Account> => {
  if (!isRoot()) return null
  const accounts = parsePasswd(await readFile('/etc/passwd', 'utf8').catch(() => ''))
  const owner = cluster && (await stat(cluster))
  if (owner && owner.uid !== 0) {
    const known = accounts.find((account) => account.uid === owner.uid)
    return { name: known?.name ?? String(owner.uid), uid: owner.uid, gid: owner.gid }
  }
  const account =
    accounts.find((one) => one.name === 'postgres' && one.uid !== 0) ??
    accounts.find((one) => one.name === 'nobody' && one.uid !== 0)
  if (!account) throw noAccount()
  return account
}

const permitted = (account: NonNullable<Account>, owner: { uid: number; gid: number; mode: number }, want: number) => {
  const shift = owner.uid === account.uid ? 6 : owner.gid === account.gid ? 3 : 0
  return ((owner.mode >> shift) & want) === want
}

const search = 0o1
const readAndSearch = 0o5

/** Whether the account may enter every folder above the path. */
export const canReach = async (account: Account, path: string): Promise<boolean> => {
  if (!account) return true
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!permitted(account, await stat(folder), search)) return false
    if (folder === dirname(folder)) return true
  }
}

/** Whether the account may enter every folder above the path, and read and run the path itself. */
export const canUse = async (account: Account, path: string) =>
  !account || ((await canReach(account, path)) && permitted(account, await stat(path), readAndSearch))
