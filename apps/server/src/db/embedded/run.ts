import { spawn } from 'node:child_process'
import type { Account } from './account.ts'
import { cannotSwitchAccount, noBinaries } from './problems.ts'

interface Ran {
  code: number | null
  output: string
}

const windowsNeeds = ['SystemRoot', 'SystemDrive', 'ComSpec', 'TEMP', 'TMP', 'USERNAME', 'USERPROFILE', 'APPDATA']

const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH ?? '/usr/bin:/bin',
  // English messages, so that we can recognise them.
  LC_ALL: 'C',
  TZ: 'Asia/Seoul',
  ...(process.platform === 'win32' ? Object.fromEntries(windowsNeeds.map((name) => [name, process.env[name]])) : {}),
})

/** Runs a PostgreSQL program to its end. With `logFd` its output goes there: a server it leaves behind keeps it open. */
export const run = (program: string, args: string[], account: Account, logFd?: number): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const output = logFd ?? 'pipe'
    const child = spawn(program, args, {
      // Our own folder may be closed to the account.
      cwd: process.platform === 'win32' ? undefined : '/',
      env: environment(),
      stdio: ['ignore', output, output],
      // Its own session: Ctrl-C in the terminal must not interrupt it half way.
      detached: process.platform !== 'win32',
      windowsHide: true,
      ...(account && { uid: account.uid, gid: account.gid }),
    })
    const said: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => said.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => said.push(chunk))
    child.once('error', (error: NodeJS.ErrnoException) => {
      const mayNotSwitch = account && (error.code === 'EPERM' || error.code === 'EINVAL')
      reject(mayNotSwitch ? cannotSwitchAccount(account.name) : noBinaries())
    })
    child.once('close', (code) => resolve({ code, output: Buffer.concat(said).toString() }))
  })
