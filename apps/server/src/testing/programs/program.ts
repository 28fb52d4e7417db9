import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileCache } from './compileCache.ts'

const main = fileURLToPath(new URL('../../main.ts', import.meta.url))

/** The whole program in a process of its own, as `npm start` runs it after its set-up. */
export const program = (env: Record<string, string>) => {
  // Never the checkout's own: uploaded and demo files land there.
  const DATA_DIR = join(tmpdir(), `crm-program-${randomUUID()}`)
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', DATA_DIR, NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.once('exit', () => rmSync(DATA_DIR, { recursive: true, force: true }))
  let said = ''
  let complained = ''
  child.stdout?.on('data', (chunk) => {
    said += chunk
  })
  child.stderr?.on('data', (chunk) => {
    complained += chunk
  })
  // Not 'exit', because the last output may still arrive after it.
  const ended = once(child, 'close').then(([code]) => code as number | null)

  return {
    child,
    said: () => said,
    complained: () => complained,
    /** The exit code. */
    ended,
    ready: () =>
      new Promise<string>((resolve, reject) => {
        const look = () => {
          const address = said.match(/준비되었어요: (http\S+)/)?.[1]
          if (address) resolve(address)
        }
        child.stdout?.on('data', look)
        look()
        ended.then((code) => reject(new Error(`ended with ${code}: ${complained}`)))
      }),
  }
}

export const signIn = async (url: string, user_id: string, user_pw: string) => {
  const response = await fetch(`${url}/crm/v3/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_id, user_pw }),
  })
  return { status: response.status, ...((await response.json()) as { token?: string; message?: string }) }
}

export const profileStatus = async (url: string, token: string | undefined) =>
  (await fetch(`${url}/crm/v3/auth/profile`, { headers: { authorization: `Bearer ${token}` } })).status
