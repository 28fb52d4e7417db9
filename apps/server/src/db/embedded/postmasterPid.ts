import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { errorCode } from '../../errorCode.ts'
import { readIfThere } from './files.ts'

interface Postmaster {
  pid: number
  dataDir: string
  port: number
}

const fileOf = (cluster: string) => join(cluster, 'postmaster.pid')

/** The lines PostgreSQL writes: its pid, the data folder, when it started, its port, … */
export const parsePostmasterPid = (text: string): Postmaster | null => {
  const [pid, dataDir, , port] = text.split('\n')
  return Number(pid) > 0 && dataDir && Number(port) > 0 ? { pid: Number(pid), dataDir, port: Number(port) } : null
}

export const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

const execute = promisify(execFile)

/** The command line of a process, which anybody may read (unlike its working directory, even for root in a container). */
const commandLine = async (pid: number): Promise<string> => {
  if (existsSync('/proc/self/cmdline')) {
    return readFile(`/proc/${pid}/cmdline`, 'utf8').then(
      (text) => text.replaceAll('\0', ' '),
      () => '',
    )
  }
  const [program, args] =
    process.platform === 'win32'
      ? ['tasklist', ['/NH', '/FI', `PID eq ${pid}`]]
      : ['ps', ['-ww', '-p', String(pid), '-o', 'args=']]
  return execute(program, args, { windowsHide: true }).then(
    ({ stdout }) => stdout,
    () => '',
  )
}

const isPostmaster = async ({ pid, dataDir }: Postmaster) => {
  const line = await commandLine(pid)
  return line.includes('postgres') && (process.platform === 'win32' || line.includes(dataDir))
}

// Larger than any system gives out, so that no process has it.
const deadPid = 99_999_999

/** A crashed machine can leave a pid that some other program has now, and PostgreSQL would then refuse to start. */
const disarm = (cluster: string, stale: string) => {
  const file = fileOf(cluster)
  // Read again at the last moment: a server may just have started. The other lines stay, PostgreSQL checks them too.
  if (readFileSync(file, 'utf8') === stale) writeFileSync(file, stale.replace(/^\s*\d+/, String(deadPid)))
}

/** The PostgreSQL that is running on this data folder now, if any. */
export const runningPostmaster = async (cluster: string): Promise<Postmaster | null> => {
  const text = await readIfThere(fileOf(cluster))
  const postmaster = text && parsePostmasterPid(text)
  if (!postmaster || !isAlive(postmaster.pid)) return null
  if (await isPostmaster(postmaster)) return postmaster
  if (isAlive(postmaster.pid)) disarm(cluster, text)
  return null
}
